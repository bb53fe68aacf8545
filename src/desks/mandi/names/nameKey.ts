/** The kinds of names in a price file. */
export const nameKinds = ['crop', 'yard', 'variety', 'grade'] as const;
export type NameKind = (typeof nameKinds)[number];

/**
 * The normalised form of a name from a file, for lookups: Unicode compatibility form, lower case, without spaces, brackets and punctuation,
 * and for a market without `APMC`, which some publications add.
 */
export function nameKey(kind: NameKind | 'district' | 'state', name: string): string {
  const letters = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  if (kind !== 'yard') return letters;
  const town = letters.replace(/^apmc|apmc$/g, '');
  return town === '' ? letters : town;
}
