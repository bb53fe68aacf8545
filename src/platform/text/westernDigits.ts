const GUJARATI_DIGITS = /[૦-૯]/g;
const FIRST_GUJARATI_DIGIT = 0x0ae6;

/** Converts Gujarati digits to Western ones. */
export const westernDigits = (text: string): string =>
  text.replace(GUJARATI_DIGITS, (digit) => String((digit.codePointAt(0) ?? FIRST_GUJARATI_DIGIT) - FIRST_GUJARATI_DIGIT));
