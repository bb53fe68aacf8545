import { gujarati } from '../../platform/text/catalogue.ts';

/** The largest file and the longest paper that are taken. */
export const MOST_PDF_BYTES = 80 * 1024 * 1024;
export const MOST_PAGES = 64;
/** A day further ahead is a slip of the finger. */
export const MOST_DAYS_AHEAD = 31;

export const refusalWords = {
  tooLarge: { gu: 'આ ફાઇલ 80 એમબીથી મોટી છે: નાની કરીને ફરી મૂકો.', en: 'The file is larger than 80 MB: make it smaller and try again.' },
  notPdf: { gu: 'આ ફાઇલ પીડીએફ નથી.', en: 'The file is not a PDF, whatever its name says.' },
  encrypted: {
    gu: 'આ પીડીએફ પાસવર્ડથી બંધ છે: પાસવર્ડ કાઢીને ફરી મૂકો.',
    en: 'The PDF is locked with a password: save it without one and try again.',
  },
  broken: { gu: 'આ પીડીએફ અધૂરી કે બગડેલી છે: ફરી બનાવીને મૂકો.', en: 'The PDF is broken or cut off: make it anew and try again.' },
  noPages: { gu: 'આ પીડીએફમાં એકેય પાનું નથી.', en: 'The PDF has no pages.' },
  tooManyPages: { gu: 'આ પીડીએફમાં 64થી વધુ પાનાં છે.', en: 'The PDF has more than 64 pages.' },
  wrongSides: {
    gu: 'આ પીડીએફમાં એક પાનાનું માપ અખબારના પાના જેવું નથી.',
    en: 'A page of the PDF has a size that no newspaper page has: its shorter side must be at least 100 points, its longer at most three times that and 14,400 points.',
  },
  tooSlow: {
    gu: 'આ પીડીએફનું એક પાનું બનતાં બહુ વાર લાગે છે: પાનાનાં ચિત્રો સાદાં કરીને ફરી મૂકો.',
    en: 'A page of the PDF takes too long to draw: simplify its pictures and try again.',
  },
  noCity: { gu: 'આવું કોઈ શહેર નથી.', en: 'There is no such city.' },
  noDay: { gu: 'આવો કોઈ દિવસ નથી: 2026-11-21 જેવી તારીખ લખો.', en: 'There is no such day: write it as 2026-11-21.' },
  tooFarAhead: {
    gu: 'આ દિવસ એક મહિનાથી વધુ દૂર છે: તારીખ તપાસો.',
    en: 'The day is more than a month ahead: check the date.',
  },
  noEdition: { gu: 'આ શહેર અને દિવસનો કોઈ અંક નથી.', en: 'There is no edition of this city and day.' },
} as const;

const inGujarati = gujarati(refusalWords);

type Reason = keyof typeof refusalWords;

/** An edition that was not taken, in a sentence for whoever gave it; nothing of it has been entered. */
export class EditionRefused extends Error {
  readonly reason: Reason;
  /** The sentence in the newsroom's own language; `message` is in English, for terminals. */
  readonly sentence: string;
  /** `page` is the page at which it ended, from 1. */
  constructor(reason: Reason, page?: number) {
    super(page === undefined ? refusalWords[reason].en : `${refusalWords[reason].en} (page ${page})`);
    this.reason = reason;
    this.sentence = page === undefined ? inGujarati[reason] : `${inGujarati[reason]} (પાનું ${page})`;
  }
}
