import { homeOf, type Language } from '../../platform/text/language.ts';
import type { Link } from '../desk.ts';
import { siteWords } from '../words.ts';

/** The first step of all breadcrumbs in a language. */
export const homeStepIn = (language: Language): Link => ({ name: siteWords.home[language], href: homeOf(language) });

/** The first step of all breadcrumbs in Gujarati. */
export const homeStep: Link = homeStepIn('gu');
