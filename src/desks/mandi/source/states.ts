import { nameKey } from '../names/nameKey.ts';

/** India's states and union territories in the spellings of price files; the first is the name. */
const states = [
  ['Andaman and Nicobar Islands', 'Andaman and Nicobar', 'Andaman & Nicobar'],
  ['Andhra Pradesh'],
  ['Arunachal Pradesh'],
  ['Assam'],
  ['Bihar'],
  ['Chandigarh'],
  ['Chhattisgarh', 'Chattisgarh'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'Dadra and Nagar Haveli', 'Daman and Diu', 'Daman & Diu', 'Dadra & Nagar Haveli'],
  ['Delhi', 'NCT of Delhi', 'New Delhi'],
  ['Goa'],
  ['Gujarat', 'Gujrat', 'ગુજરાત', 'गुजरात', 'GJ'],
  ['Haryana'],
  ['Himachal Pradesh'],
  ['Jammu and Kashmir', 'Jammu & Kashmir'],
  ['Jharkhand'],
  ['Karnataka'],
  ['Kerala'],
  ['Ladakh'],
  ['Lakshadweep'],
  ['Madhya Pradesh'],
  ['Maharashtra'],
  ['Manipur'],
  ['Meghalaya'],
  ['Mizoram'],
  ['Nagaland'],
  ['Odisha', 'Orissa'],
  ['Puducherry', 'Pondicherry'],
  ['Punjab'],
  ['Rajasthan'],
  ['Sikkim'],
  ['Tamil Nadu', 'Tamilnadu'],
  ['Telangana', 'Telengana'],
  ['Tripura'],
  ['Uttar Pradesh'],
  ['Uttarakhand', 'Uttaranchal', 'Uttrakhand'],
  ['West Bengal'],
] as const satisfies readonly (readonly [string, ...string[]])[];

export type StateName = (typeof states)[number][0];

/** The state of the newspaper's yards and districts: prices of other states are not imported. */
export const HOME_STATE = 'Gujarat' satisfies StateName;

const byKey = new Map<string, StateName>(
  states.flatMap(([name, ...others]) => [name, ...others].map((spelling) => [nameKey('state', spelling), name])),
);

/** The state with this name in any spelling; undefined if there is none. */
export const stateNamed = (text: string): StateName | undefined => byKey.get(nameKey('state', text));

/** The newspaper's own state if it is named, in any spelling; otherwise undefined. */
export function homeState(text: string | undefined): typeof HOME_STATE | undefined {
  return text !== undefined && stateNamed(text) === HOME_STATE ? HOME_STATE : undefined;
}
