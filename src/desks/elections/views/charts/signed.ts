/** A difference with its sign, as papers print it: +47, −63, 0. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
