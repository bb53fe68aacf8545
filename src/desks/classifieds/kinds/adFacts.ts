import { displayDay } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { type AdField, type AdFields, type AdFieldValue, type AdKind, kindDefinitions } from './adKinds.ts';
import { type AdKindWord, adKindText as words } from './words.ts';

export const rupees = (amount: number): string => `₹${groupedNumber(amount)}`;

function shown(field: AdField, value: AdFieldValue): string {
  switch (field.type) {
    case 'rupees':
      return typeof value === 'number' ? rupees(value) : value;
    case 'number':
      return `${typeof value === 'number' ? groupedNumber(value) : value}${field.unit === undefined ? '' : `\u00a0${words[field.unit].replaceAll(' ', '\u00a0')}`}`;
    case 'choice': {
      const option = field.options.find((one) => one === value);
      return option === undefined ? String(value) : words[option];
    }
    case 'day':
      return displayDay(String(value));
    default:
      return String(value);
  }
}

type Described = { kind: AdKind; fields: AdFields };

/** Choices that say nothing about an advertisement. */
const OTHERS: ReadonlySet<AdFieldValue> = new Set(['otherGoods', 'otherService'] satisfies AdKindWord[]);

const given = ({ kind, fields }: Described) =>
  kindDefinitions[kind].fields.flatMap((field) => {
    const value = fields[field.name];
    return value === undefined || (field.type === 'choice' && OTHERS.has(value)) ? [] : [{ field, text: shown(field, value) }];
  });

/** The kind's own fields with their values for readers; those that were left empty or say nothing are left out. */
export const factsOf = (ad: Described): { name: string; label: string; text: string }[] =>
  given(ad).map(({ field, text }) => ({ name: field.name, label: words[field.factLabel ?? field.label], text }));

/** What a list shows of the fields: `ફ્લૅટ`, `1,200 ચોરસ ફૂટ`. */
export const listFactsOf = (ad: Described): string[] =>
  given(ad)
    .filter(({ field }) => field.inLists)
    .map(({ text }) => text);

export const summaryOf = (ad: Described): string => listFactsOf(ad).join(' · ');

/** The price in rupees, where the kind has one and it was given. */
export function priceOf({ kind, fields }: Described): number | undefined {
  const { price } = kindDefinitions[kind];
  const value = price === undefined ? undefined : fields[price];
  return typeof value === 'number' ? value : undefined;
}

/** The price for readers: that of a job is a range for a month, that of a letting is for a month, that of a service is the lowest. */
export function priceTextOf(ad: Described): string | undefined {
  const price = priceOf(ad);
  if (price === undefined) return undefined;
  const { salaryTo, deal } = ad.fields;
  if (ad.kind === 'services') return `${rupees(price)}થી`;
  const range = typeof salaryTo === 'number' && salaryTo > price ? `${rupees(price)} – ${groupedNumber(salaryTo)}` : rupees(price);
  return ad.kind === 'jobs' || deal === 'rent' ? `${range} ${words.perMonth}` : range;
}

/** The words of the fields that a search finds. */
export const searchedWordsOf = (ad: Described): string[] => [
  words[ad.kind],
  ...given(ad)
    .filter(({ field }) => field.type === 'text' || field.type === 'choice')
    .map(({ text }) => text),
];
