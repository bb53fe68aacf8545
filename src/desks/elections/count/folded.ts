/** A name as sources that spell it differently can be compared by: letters and digits of any script, without case, accents and marks between. */
export const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{M}\p{N}]|[\u0300-\u036f]/gu, '');
