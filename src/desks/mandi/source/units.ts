import { type Factor, westernDigits } from './quantity.ts';

/** Weights by the names that price files and people use, in kilograms. */
const KILOGRAMS: readonly (readonly [bigint, readonly string[]])[] = [
  [1n, ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms', 'kilogramme', 'કિલો', 'કિલોગ્રામ', 'કિગ્રા']],
  // The maund of Gujarat's yards is 20 kg; only prices of Gujarat are taken, so that no other maund is meant.
  [20n, ['maund', 'mound', 'man', 'mann', 'mun', 'mund', 'મણ']],
  [100n, ['quintal', 'quintals', 'qtl', 'qtls', 'quintl', 'qntl', 'quintle', 'q', 'ક્વિન્ટલ', 'કવિન્ટલ']],
  [1000n, ['tonne', 'tonnes', 'ton', 'tons', 'mt', 'metrictonne', 'metrictonnes', 'metricton', 'metrictons', 'mtonnes', 'ટન']],
];
const kilogramsByName = new Map(KILOGRAMS.flatMap(([kilograms, names]) => names.map((name) => [name, kilograms] as const)));

/** Bales have no weight of their own: cotton is pressed into 170 kg, jute into 180 kg. */
const BALE_KILOGRAMS: readonly (readonly [RegExp, bigint])[] = [
  [/^(raw )?cotton(?! ?seed)/i, 170n],
  [/^(raw )?jute(?! ?seed)/i, 180n],
];
const BALES = new Set(['bale', 'bales', 'ગાંસડી']);

const CURRENCY = /^(₹|rs|inr|rupees?|રૂપિયા|રૂ)/;
const HUNDRED_KG = 100n;
const TONNE_KG = 1000n;

/** Small letters and digits only, with the stroke that stands for `per`. */
const plainUnit = (text: string): string =>
  westernDigits(text.normalize('NFKC'))
    .toLowerCase()
    // A point between digits stays, so that 2.5 kg is not read as 25 kg.
    .replace(/(?<!\d)[.,]|[.,](?!\d)|[^\p{L}\p{M}\p{N}₹/.,]+/gu, '');

/** The weight of `20kg`, `quintal`, `1 maund`, in kilograms; undefined for what is no weight. */
function kilogramsOf(plain: string): bigint | undefined {
  const [, count = '', name = ''] = /^(\d{0,4})(.*)$/u.exec(plain) ?? [];
  const kilograms = kilogramsByName.get(name);
  const number = count === '' ? 1n : BigInt(count);
  return kilograms === undefined || number === 0n ? undefined : kilograms * number;
}

/** Whether a text speaks of money, as the unit of a price does: `Rs./Kg`. */
export const speaksOfMoney = (text: string): boolean => CURRENCY.test(plainUnit(text));

/** What turns a price in a unit (`Rs./Quintal`, `Rs./20Kg`, `₹ per tonne`) into rupees a quintal; undefined when the unit is not one of weight. */
export function priceFactor(unit: string): Factor | undefined {
  const weight = plainUnit(unit)
    .replace(CURRENCY, '')
    .replace(/^(\/|per|પ્રતિ)/, '');
  const kilograms = kilogramsOf(weight);
  return kilograms === undefined ? undefined : { times: HUNDRED_KG, by: kilograms };
}

/** What turns arrivals in a unit into tonnes; undefined when it is not one of weight. How heavy a bale is depends on the crop. */
export function arrivalFactor(unit: string, commodity: string): Factor | undefined {
  const plain = plainUnit(unit).replace(/^in/, '');
  const kilograms = BALES.has(plain) ? BALE_KILOGRAMS.find(([crop]) => crop.test(commodity))?.[1] : kilogramsOf(plain);
  return kilograms === undefined ? undefined : { times: kilograms, by: TONNE_KG };
}
