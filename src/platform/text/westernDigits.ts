const GUJARATI_DIGITS = /[૦-૯]/g;
const FIRST_GUJARATI_DIGIT = 0x0ae6;

/** Converts Gujarati digits to Western ones. */
export const westernDigits = (text: string): string =>
  text.replace(GUJARATI_DIGITS, (digit) => String((digit.codePointAt(0) ?? FIRST_GUJARATI_DIGIT) - FIRST_GUJARATI_DIGIT));

/** A figure as it was typed, in Western digits, without grouping commas and spaces around it. */
export const plainFigure = (typed: string): string => westernDigits(typed.trim()).replaceAll(',', '');
