import { westernDigits } from '../../../platform/text/westernDigits.ts';

/** A number exactly as in a file: `digits` divided by ten to the power of `places`. */
type Decimal = { digits: bigint; places: number };

/** A conversion factor between units, as a fraction of whole numbers. */
export type Factor = { times: bigint; by: bigint };

const PLAIN = /^-?\d{1,12}(\.\d{1,6})?$/;
/** Grouped in thousands (1,234,567) or in lakhs (12,34,567). */
const GROUPED = /^-?(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})+,\d{3})(\.\d{1,6})?$/;

function decimalOf(text: string): Decimal | undefined {
  const written = westernDigits(text).replace(/^(₹|rs\.?|inr)\s*/i, '');
  const plain = GROUPED.test(written) ? written.replaceAll(',', '') : written;
  if (!PLAIN.test(plain)) return undefined;
  const [whole = '', fraction = ''] = plain.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length };
}

/**
 * The number in a cell, converted to another unit and rounded to two decimals, half away from zero; undefined if the cell is not a number.
 * Computed exactly: 123.45 rupees per kilogram are 12,345 per quintal, not 12,345.000000000002.
 */
export function convertedNumber(text: string, { times, by }: Factor): number | undefined {
  const number = decimalOf(text);
  if (!number) return undefined;
  const isNegative = number.digits < 0n;
  const top = (isNegative ? -number.digits : number.digits) * times * 100n;
  const bottom = by * 10n ** BigInt(number.places);
  const hundredths = Number((top * 2n + bottom) / (bottom * 2n));
  return (isNegative ? -hundredths : hundredths) / 100;
}
