import type { Language } from '../../platform/text/language.ts';
import { paperIn } from '../../site/document/paperIn.ts';
import { creditWords } from './words.ts';

/**
 * A credit in two parts: what it is for, in the language of the page, and the name; `lang` is set if the name is in Gujarati on an English
 * page.
 */
export type Credit = { label: string; name: string; lang: 'gu' | undefined };

const GUJARATI = /\p{Script=Gujarati}/u;
const LABELLED = /^([^:]+?)\s*:\s*(.+)$/u;

/**
 * A credit of the picture library, which is written in Gujarati, as an edition shows it. The English edition says in English what it is for
 * and the newspaper's own name, and leaves every other name as it is written.
 */
export function creditIn(credit: string, language: Language): Credit {
  if (language === 'gu' || !GUJARATI.test(credit)) return { label: '', name: credit, lang: undefined };
  const [, first = '', rest = ''] = LABELLED.exec(credit) ?? [];
  const label = Object.values(creditWords).find(({ gu }) => gu === first)?.en ?? '';
  const written = label === '' ? credit : rest;
  const name = written === paperIn('gu').name ? paperIn('en').name : written;
  return { label, name, lang: GUJARATI.test(name) ? 'gu' : undefined };
}

/** The credit as one line of text: Illustration: Savar. */
export function creditText(credit: string, language: Language): string {
  const { label, name } = creditIn(credit, language);
  return [label, name].filter(Boolean).join(': ');
}
