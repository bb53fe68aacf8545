import { localDay } from '../../../platform/text/dates.ts';
import { westernDigits } from '../../../platform/text/westernDigits.ts';

/** Digital Personal Data Protection Act 2023, section 2(f). */
const ADULT_YEARS = 18;
const MAX_YEARS = 120;

/** A month of birth as `2010-05`: all that is needed to know when a child becomes 18. */
export type BirthMonth = string;

/** Who was born in an earlier month than this is 18 or older, in India: a child is one until the end of the month of the birthday. */
export function adultsBornBefore(now: Date): BirthMonth {
  const [year = '', month = ''] = localDay(now).split('-');
  return `${Number(year) - ADULT_YEARS}-${month}`;
}

export const isAdult = (bornIn: BirthMonth, now: Date): boolean => bornIn < adultsBornBefore(now);

/** The month of birth from a month (1 to 12) and a year as they were typed; undefined if it is none of a living person. */
export function parseBirthMonth(month: string, year: string, now: Date): BirthMonth | undefined {
  const [monthNumber, yearNumber] = [month, year].map((typed) => {
    const digits = westernDigits(typed).trim();
    return /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
  });
  if (!monthNumber || !yearNumber || monthNumber > 12 || yearNumber < Number(localDay(now).slice(0, 4)) - MAX_YEARS) return undefined;
  const bornIn = `${yearNumber}-${String(monthNumber).padStart(2, '0')}`;
  return bornIn <= localDay(now).slice(0, 7) ? bornIn : undefined;
}
