import { useMemo } from 'react';
import type { Catalogue } from '../platform/text/catalogue.ts';
import type { Sentence } from '../site/newsroom/newsroomError.ts';
import { browserPreference } from './frame/browserPreference.ts';

export type Language = 'gu' | 'en';

const language = browserPreference('newsroom-language', (stored): Language => (stored === 'en' ? 'en' : 'gu'));

/** The language of the newsroom, Gujarati unless the user chose English in this browser; the component is rendered again when it changes. */
export const useLanguage = language.use;

export const chooseLanguage = language.set;

/** A sentence in the current language. */
export const inLanguage = (sentence: Sentence): string => sentence[language.get()];

/** A desk's texts in the current language; the component is rendered again when it changes. */
export function useWords<Words extends Catalogue>(words: Words): { [Key in keyof Words]: string } {
  const present = useLanguage();
  return useMemo(() => {
    const entries = Object.entries(words).map(([key, sentence]) => [key, sentence[present]]);
    // Object.fromEntries loses the types of the keys; they are exactly those of `words`.
    return Object.fromEntries(entries) as { [Key in keyof Words]: string };
  }, [words, present]);
}
