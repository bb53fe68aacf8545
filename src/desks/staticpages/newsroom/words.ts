import type { Catalogue } from '../../../platform/text/catalogue.ts';
import { staticPageMenuWords } from './menuWords.ts';

/** Texts of the newsroom screens for static pages. */
export const staticPageScreenWords = {
  ...staticPageMenuWords,
  page: { gu: 'સ્થાયી પાનું', en: 'Static page' },
  pageTitle: { gu: 'મથાળું', en: 'Title' },
  description: { gu: 'ટૂંકો પરિચય', en: 'Description' },
  descriptionHelp: { gu: 'સર્ચ એન્જિનમાં અને પાનું વહેંચાય ત્યારે દેખાશે.', en: 'Shown by search engines and where the page is shared.' },
  updated: { gu: 'છેલ્લું અપડેટ', en: 'Last changed' },
  noPage: { gu: 'આવું કોઈ પાનું નથી.', en: 'There is no such page.' },
  notWritten: { gu: 'હજી લખાયું નથી', en: 'Not written yet' },
  edit: { gu: 'સુધારો', en: 'Change' },
  save: { gu: 'સાચવો', en: 'Save' },
  back: { gu: 'બધાં પાનાં', en: 'All pages' },
  see: { gu: 'પાનું જુઓ', en: 'See the page' },
  saved: { gu: 'સચવાયું. વાચકોને હવે આ દેખાશે.', en: 'Saved. Readers see it now.' },
  body: { gu: 'લખાણમાં કંઈક અધૂરું છે.', en: 'Something in the text is not whole.' },
} as const satisfies Catalogue;
