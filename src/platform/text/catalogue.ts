/** Texts of a desk, in Gujarati and English. */
export type Catalogue = Record<string, { gu: string; en: string }>;

/** The Gujarati texts of a catalogue, for readers. */
export function gujarati<Words extends Catalogue>(words: Words): { [Key in keyof Words]: string } {
  const entries = Object.entries(words).map(([key, { gu }]) => [key, gu]);
  // Object.fromEntries loses the types of the keys; they are exactly those of `words`.
  return Object.fromEntries(entries) as { [Key in keyof Words]: string };
}
