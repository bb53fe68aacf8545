import type { Language } from '../../platform/text/language.ts';

/** The path of an English page: under /en, also of its versions without the shell and for the thin line. */
const ENGLISH = /^(\/mobile|\/lite)?\/en(?=\/|$)/;

/** The language of the page at an address. */
export const languageOfPath = (path: string): Language => (ENGLISH.test(path) ? 'en' : 'gu');

/** The path of the same kind of page in the Gujarati edition. */
export const withoutEdition = (path: string): string => path.replace(ENGLISH, '$1') || '/';
