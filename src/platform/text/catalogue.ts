import type { Language } from './language.ts';

/** Texts of a desk, in Gujarati and English. */
export type Catalogue = Record<string, { gu: string; en: string }>;
type Texts<Words extends Catalogue> = { [Key in keyof Words]: string };

/** Put together once: many components of a page ask for the same texts. */
const known = { gu: new WeakMap<Catalogue, Record<string, string>>(), en: new WeakMap<Catalogue, Record<string, string>>() };

/** The texts of a catalogue in a language. */
export function textIn<Words extends Catalogue>(words: Words, language: Language): Texts<Words> {
  const texts = known[language].get(words) ?? Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text[language]]));
  known[language].set(words, texts);
  // Object.fromEntries loses the types of the keys; they are exactly those of `words`.
  return texts as Texts<Words>;
}

/** The Gujarati texts of a catalogue, for readers. */
export const gujarati = <Words extends Catalogue>(words: Words): Texts<Words> => textIn(words, 'gu');
