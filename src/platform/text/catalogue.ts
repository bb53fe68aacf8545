import type { Language } from './language.ts';

/** Texts of a desk, in Gujarati and English. */
export type Catalogue = Record<string, { gu: string; en: string }>;
type Texts<Words extends Catalogue> = { [Key in keyof Words]: string };

/** The texts of a catalogue in a language. */
export function textIn<Words extends Catalogue>(words: Words, language: Language): Texts<Words> {
  const entries = Object.entries(words).map(([key, text]) => [key, text[language]]);
  // Object.fromEntries loses the types of the keys; they are exactly those of `words`.
  return Object.fromEntries(entries) as Texts<Words>;
}

/** The Gujarati texts of a catalogue, for readers. */
export const gujarati = <Words extends Catalogue>(words: Words): Texts<Words> => textIn(words, 'gu');
