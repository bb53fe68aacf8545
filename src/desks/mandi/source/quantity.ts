/** A number as a file writes it, exactly: `digits` divided by ten to the power of `places`. */
type Decimal = { digits: bigint; places: number };

/** How many of the target's unit one of the source's unit is: a quotient of whole numbers. */
export type Factor = { times: bigint; by: bigint };

const PLAIN = /^-?\d{1,12}(\.\d{1,6})?$/;
/** In thousands (1,234,567) or in lakhs (12,34,567). */
const GROUPED = /^-?(\d{1,3}(,\d{3})+|\d{1,2}(,\d{2})+,\d{3})(\.\d{1,6})?$/;
const GUJARATI_DIGITS = /[૦-૯]/g;
const FIRST_GUJARATI_DIGIT = 0x0ae6;

/** Gujarati digits as Western ones. */
export const westernDigits = (text: string): string =>
  text.replace(GUJARATI_DIGITS, (digit) => String((digit.codePointAt(0) ?? FIRST_GUJARATI_DIGIT) - FIRST_GUJARATI_DIGIT));

function decimalOf(text: string): Decimal | undefined {
  const written = westernDigits(text).replace(/^(₹|rs\.?|inr)\s*/i, '');
  const plain = GROUPED.test(written) ? written.replaceAll(',', '') : written;
  if (!PLAIN.test(plain)) return undefined;
  const [whole = '', fraction = ''] = plain.split('.');
  return { digits: BigInt(whole + fraction), places: fraction.length };
}

/**
 * The number that a cell says, turned into another unit and rounded to two places, half away from zero; undefined when the cell is no
 * number. Computed exactly: 123.45 rupees a kilogram are 12,345 a quintal, not 12,345.000000000002.
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
