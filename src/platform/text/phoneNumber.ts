import { westernDigits } from './westernDigits.ts';

const MIN_DIGITS = 6;
/** ITU-T E.164. */
const MAX_DIGITS = 15;

/** A number of India as readers write it: `+91 98250 12345`; others as they are. */
export const phoneForReaders = (phone: string): string => phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');

/**
 * A telephone number as somebody typed it, without spaces and marks; digits may be Gujarati. A number of India becomes
 * `+919825012345`. Undefined if it is no number.
 */
export function phoneNumber(typed: string): string | undefined {
  const latin = westernDigits(typed.trim());
  if (!/^\+?[\d\s().-]+$/.test(latin)) return undefined;
  const digits = latin.replace(/\D/g, '');
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return undefined;
  if (latin.startsWith('+')) return `+${digits}`;
  // A mobile number with or without the country's prefix, or a number with the code of its town behind the trunk prefix 0.
  const national = /^(?:(?:00?91|91)?([6-9]\d{9})|0([1-9]\d{9}))$/.exec(digits);
  return national ? `+91${national[1] ?? national[2]}` : digits;
}
