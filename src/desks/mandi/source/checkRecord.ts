import { westernDigits } from '../../../platform/text/westernDigits.ts';
import { NO_VARIETY, USUAL_GRADE } from '../dictionary/dictionary.ts';
import { convertedNumber, type Factor } from './quantity.ts';
import type { PriceFields, PriceRecord } from './readRecords.ts';
import type { RefusalReason } from './refusalReasons.ts';
import { HOME_STATE, type StateName, stateNamed } from './states.ts';
import { arrivalFactor, priceFactor, speaksOfMoney } from './units.ts';

/** A valid row with the file's own names; money in rupees per quintal, whatever the file's unit, arrivals in tonnes. */
export type CheckedRow = Record<'text' | 'district' | 'market' | 'commodity' | 'variety' | 'grade' | 'day', string> &
  Record<'row' | 'minimum' | 'maximum' | 'modal', number> & { arrivals: number | null };

/**
 * An upper limit: saffron, the most expensive crop, costs some 3,00,000 rupees per kilogram; nothing traded in Gujarat's yards comes near.
 */
const MAX_RUPEES = 10_000_000;
const MAX_TONNES = 10_000_000;
const FIRST_DAY = '2000-01-01';
const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];

/** Context of all rows: the current day in India, and the state for rows that name none. */
export type Known = { today: string; state: StateName | undefined };

/** Validates a row by itself: returns it, or why it is invalid. */
export function checkRecord({ row, fields, text }: PriceRecord, { today, state: entry }: Known): CheckedRow | RefusalReason {
  if (fields === null) return 'columns';
  const { market = '', commodity = '' } = fields;
  const state = fields.state ? stateNamed(fields.state) : entry;
  if (!state) return fields.state ? 'unknownState' : 'stateMissing';
  if (state !== HOME_STATE) return 'otherState';
  if (market === '' || commodity === '') return 'nameMissing';
  const day = dayOf(westernDigits(fields.day ?? ''));
  if (day === undefined || day < FIRST_DAY) return 'date';
  if (day > today) return 'future';
  const prices = pricesOf(fields);
  if (typeof prices === 'string') return prices;
  const arrivals = arrivalsOf(fields, commodity);
  if (typeof arrivals === 'string') return arrivals;
  return {
    row,
    text,
    district: fields.district ?? '',
    market,
    commodity,
    variety: fields.variety || NO_VARIETY,
    grade: fields.grade || USUAL_GRADE,
    day,
    ...prices,
    arrivals,
  };
}

/** The three prices in rupees per quintal, or why they are invalid. */
function pricesOf(fields: PriceFields): { minimum: number; maximum: number; modal: number } | RefusalReason {
  const numbers: number[] = [];
  for (const field of ['minimum', 'maximum', 'modal'] as const) {
    const factor = factorOfPrice(fields, field);
    if (typeof factor === 'string') return factor;
    const price = convertedNumber(fields[field] ?? '', factor);
    if (price === undefined) return 'number';
    numbers.push(price);
  }
  const [minimum = 0, maximum = 0, modal = 0] = numbers;
  if (Math.min(...numbers) <= 0) return 'zero';
  if (Math.max(...numbers) > MAX_RUPEES) return 'tooHigh';
  if (maximum < minimum) return 'maximumBelowMinimum';
  return modal < minimum || modal > maximum ? 'modalOutside' : { minimum, maximum, modal };
}

/** data.gov.in publishes prices without a unit, in rupees per quintal. A given unit must be a known one. */
const PER_QUINTAL: Factor = { times: 1n, by: 1n };

function factorOfPrice(
  { headUnits, priceUnit, unit, arrivals }: PriceFields,
  field: 'minimum' | 'maximum' | 'modal',
): Factor | RefusalReason {
  // A bare `Unit` column may be that of the arrivals, unless it names a currency or there are no arrivals.
  if (priceUnit === undefined && unit !== undefined && arrivals !== undefined && !speaksOfMoney(unit)) return 'priceUnit';
  const written = [priceUnit ?? unit, headUnits?.[field]].filter((one) => one !== undefined);
  const factors = written.map(priceFactor);
  const [factor = PER_QUINTAL, other = factor] = factors;
  if (factors.includes(undefined)) return 'priceUnit';
  return factor.times * other.by === other.times * factor.by ? factor : 'otherUnit';
}

/** Arrivals without a unit are in tonnes, as at Agmarknet. */
const TONNES: Factor = { times: 1n, by: 1n };

/** Arrivals in tonnes, null if none are reported, or why they are invalid. */
function arrivalsOf({ arrivals = '', arrivalUnit, headUnits }: PriceFields, commodity: string): number | null | RefusalReason {
  if (/^(|-|nr|na|n\.a\.|null)$/i.test(arrivals)) return null;
  const unit = arrivalUnit ?? headUnits?.arrivals;
  const factor = unit === undefined ? TONNES : arrivalFactor(unit, commodity);
  if (!factor) return 'arrivalUnit';
  const tonnes = convertedNumber(arrivals, factor);
  return tonnes === undefined || tonnes < 0 || tonnes > MAX_TONNES ? 'arrivals' : tonnes;
}

/**
 * Parses a day written as 21/04/2026, 21-04-2026, 21 Apr 2026, 21-Apr-26 (Excel), Apr 21, 2026, 2026-04-21 or 2026/04/21, optionally
 * followed by a time, to YYYY-MM-DD. Days come before months, as is usual in India.
 */
export function dayOf(text: string): string | undefined {
  const [, written = ''] = /^(.*?)(?:(?:T| +)\d{1,2}:\d{2}.*)?$/.exec(text.trim()) ?? [];
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written);
  if (iso) return realDay(iso[1], iso[2], iso[3]);
  const indian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(written);
  if (indian) return realDay(indian[3], indian[2], indian[1]);
  const named = /^(\d{1,2})[ -]([a-z]{3,9})[ ,-]+(\d{4}|\d{2})$/i.exec(written);
  if (named) return realDay(fullYear(named[3]), monthNamed(named[2]), named[1]);
  const american = /^([a-z]{3,9}) (\d{1,2}),? (\d{4})$/i.exec(written);
  return american ? realDay(american[3], monthNamed(american[1]), american[2]) : undefined;
}

const fullYear = (year = ''): string => (year.length === 2 ? `20${year}` : year);

/** The number of a month from its English name or abbreviation; empty if there is none. */
function monthNamed(name = ''): string {
  const at = MONTHS.findIndex((month) => month.startsWith(name.toLowerCase()));
  return at === -1 ? '' : String(at + 1);
}

function realDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}
