import { NO_VARIETY, USUAL_GRADE } from '../dictionary/qualities.ts';
import type { PriceRecord } from './readRecords.ts';
import type { RefusalReason } from './refusalReasons.ts';

/** A row that can be a price, in the file's own names; money in rupees a quintal. */
export type CheckedRow = {
  row: number;
  text: string;
  district: string;
  market: string;
  commodity: string;
  variety: string;
  grade: string;
  day: string;
  minimum: number;
  maximum: number;
  modal: number;
  /** Tonnes. */
  arrivals: number | null;
};

const STATE = 'gujarat';
/** Saffron, the dearest of all crops, is at some 3,00,000 rupees a kilogram; nothing that a yard of Gujarat trades comes near this. */
const MOST_RUPEES = 10_000_000;
const FIRST_DAY = '2000-01-01';
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Checks a row by itself: gives it, or why it is none. `today` is the day in India. */
export function checkRecord({ row, fields, text }: PriceRecord, today: string): CheckedRow | RefusalReason {
  if (fields === null) return 'columns';
  const { state = '', market = '', commodity = '' } = fields;
  if (state !== '' && state.toLowerCase() !== STATE) return 'otherState';
  if (market === '' || commodity === '') return 'nameMissing';
  const day = dayOf(fields.day ?? '');
  if (day === undefined || day < FIRST_DAY) return 'date';
  if (day > today) return 'future';
  const prices = [fields.minimum, fields.maximum, fields.modal].map((price) => numberOf(price ?? ''));
  const [minimum, maximum, modal] = prices;
  if (minimum === undefined || maximum === undefined || modal === undefined) return 'number';
  if (prices.some((price) => (price ?? 0) <= 0)) return 'zero';
  if (prices.some((price) => (price ?? 0) > MOST_RUPEES)) return 'tooHigh';
  if (maximum < minimum) return 'maximumBelowMinimum';
  if (modal < minimum || modal > maximum) return 'modalOutside';
  const arrivals = /^(|-|nr|na|null)$/i.test(fields.arrivals ?? '') ? null : numberOf(fields.arrivals ?? '');
  if (arrivals === undefined || (arrivals ?? 0) < 0 || (arrivals ?? 0) > MOST_RUPEES) return 'arrivals';
  return {
    row,
    text,
    district: fields.district ?? '',
    market,
    commodity,
    variety: fields.variety || NO_VARIETY,
    grade: fields.grade || USUAL_GRADE,
    day,
    minimum,
    maximum,
    modal,
    arrivals,
  };
}

/** A number, perhaps with commas between its thousands; at most two places behind the point, as money has. */
function numberOf(text: string): number | undefined {
  const plain = /^-?\d{1,3}(,\d{2,3})+(\.\d+)?$/.test(text) ? text.replaceAll(',', '') : text;
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(plain)) return undefined;
  return Math.round(Number(plain) * 100) / 100;
}

/** A day written 21/04/2026, 21-04-2026, 21 Apr 2026 or 2026-04-21, perhaps with a time behind it, as YYYY-MM-DD. */
export function dayOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return realDay(iso[1], iso[2], iso[3]);
  const indian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[T ].*)?$/.exec(text);
  if (indian) return realDay(indian[3], indian[2], indian[1]);
  const named = /^(\d{1,2})[ -]([a-z]{3})[a-z]*[ -](\d{4})$/i.exec(text);
  const month = named ? MONTHS.indexOf((named[2] ?? '').toLowerCase()) + 1 : 0;
  return named && month > 0 ? realDay(named[3], String(month), named[1]) : undefined;
}

function realDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
