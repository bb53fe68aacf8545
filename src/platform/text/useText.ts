import { createContext, useContext } from 'react';
import { type Catalogue, textIn } from './catalogue.ts';
import type { Language } from './language.ts';

/**
 * The language of the page that is being rendered. Only the server sets it: in the scripts of English pages the English texts stand in the
 * place of the Gujarati ones (`build/oneLanguage.ts`).
 */
export const ReadingLanguage = createContext<Language>('gu');

export const useLanguage = (): Language => useContext(ReadingLanguage);

/** The texts of a catalogue in the language of the page. */
export const useText = <Words extends Catalogue>(words: Words): { [Key in keyof Words]: string } => textIn(words, useLanguage());
