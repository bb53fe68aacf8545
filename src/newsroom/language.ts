import { useMemo } from 'react';
import type { Catalogue } from '../platform/text/catalogue.ts';
import type { Sentence } from '../site/newsroom/newsroomError.ts';
import { browserPreference } from './frame/browserPreference.ts';

export type Language = 'gu' | 'en';

const language = browserPreference('newsroom-language', (stored): Language => (stored === 'en' ? 'en' : 'gu'));

/** The language the newsroom is shown in; Gujarati unless somebody chose English in this browser. */
export const presentLanguage = language.get;

/** The same for a component, which is rendered again when it changes. */
export const useLanguage = language.use;

export const chooseLanguage = language.set;

/** A sentence in the present language. */
export const inLanguage = (sentence: Sentence): string => sentence[presentLanguage()];

/** A desk's words in the present language; the screen is rendered again when it changes. */
export function useWords<Words extends Catalogue>(words: Words): { [Key in keyof Words]: string } {
  const present = useLanguage();
  return useMemo(() => {
    const entries = Object.entries(words).map(([key, sentence]) => [key, sentence[present]]);
    // Object.fromEntries forgets the keys; they are those of `words`, one for one.
    return Object.fromEntries(entries) as { [Key in keyof Words]: string };
  }, [words, present]);
}
