const indian = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** A number in Western digits with lakh and crore grouping: 12,34,567. */
export const groupedNumber = (value: number): string => indian.format(value);

/** A number in Gujarati numerals, for decoration only (ranked lists): ૧૨. */
export const gujaratiNumeral = (value: number): string =>
  String(value).replace(/\d/g, (digit) => String.fromCodePoint(0x0ae6 + Number(digit)));
