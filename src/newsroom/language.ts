import { useMemo } from 'react';
import { useLocale } from 'react-admin';
import type { Catalogue } from '../platform/text/catalogue.ts';
import type { Sentence } from '../site/newsroom/newsroomError.ts';

export type Language = 'gu' | 'en';

const KEPT = 'newsroom-language';

/** The language the newsroom is shown in; Gujarati unless somebody chose English in this browser. */
export function presentLanguage(): Language {
  return localStorage.getItem(KEPT) === 'en' ? 'en' : 'gu';
}

export function keepLanguage(language: string): void {
  localStorage.setItem(KEPT, language === 'en' ? 'en' : 'gu');
}

/** A sentence in the present language. */
export const inLanguage = (sentence: Sentence): string => sentence[presentLanguage()];

/** A desk's words in the present language; the screen is drawn anew when it changes. */
export function useWords<Words extends Catalogue>(words: Words): { [Key in keyof Words]: string } {
  const language = useLocale() === 'en' ? 'en' : 'gu';
  return useMemo(() => {
    const entries = Object.entries(words).map(([key, sentence]) => [key, sentence[language]]);
    // Object.fromEntries forgets the keys; they are those of `words`, one for one.
    return Object.fromEntries(entries) as { [Key in keyof Words]: string };
  }, [words, language]);
}
