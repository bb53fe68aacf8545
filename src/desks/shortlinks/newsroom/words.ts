import type { Catalogue } from '../../../platform/text/catalogue.ts';
import { shortLinkMenuWords } from './menuWords.ts';

export const shortLinkRefusalWords = {
  notOurs: { gu: 'ટૂંકી લિંક ફક્ત આ સાઇટનાં પાનાં માટે બને છે.', en: 'Short links are made for pages of this site only.' },
} as const satisfies Catalogue;

/** Texts of the newsroom screens for short links. */
export const shortLinkScreenWords = {
  ...shortLinkMenuWords,
  address: { gu: 'પાનાનું સરનામું', en: 'Address of the page' },
  addressHelp: { gu: 'આ સાઇટના કોઈ પણ પાનાનું સરનામું અહીં મૂકો.', en: 'Put the address of any page of this site here.' },
  make: { gu: 'ટૂંકી કરો', en: 'Make it short' },
  visits: { gu: 'મુલાકાત', en: 'Visits' },
  copy: { gu: 'કૉપિ કરો', en: 'Copy' },
  copied: { gu: 'લિંક કૉપિ થઈ ગઈ.', en: 'The link is copied.' },
  search: { gu: 'સરનામાની શરૂઆતથી શોધો', en: 'Search by the beginning of the address' },
  empty: { gu: 'હજી કોઈ ટૂંકી લિંક નથી.', en: 'There are no short links yet.' },
} as const satisfies Catalogue;
