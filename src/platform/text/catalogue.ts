/** A desk's words: each text in Gujarati with its English beside it. */
export type Catalogue = Record<string, { gu: string; en: string }>;

/** The Gujarati column of a catalogue, which is what readers see. */
export function gujarati<Words extends Catalogue>(words: Words): { [Key in keyof Words]: string } {
  const entries = Object.entries(words).map(([key, { gu }]) => [key, gu]);
  // Object.fromEntries forgets the keys; they are those of `words`, one for one.
  return Object.fromEntries(entries) as { [Key in keyof Words]: string };
}
