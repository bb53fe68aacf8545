/** What has names of its own in a price file. */
export const nameKinds = ['crop', 'yard', 'variety', 'grade'] as const;
export type NameKind = (typeof nameKinds)[number];

/**
 * The one spelling by which a name of a file is looked up: Unicode's compatible form, small letters, without spaces, brackets and
 * signs, and of a market without the `APMC` that some publications put before or behind its name.
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
