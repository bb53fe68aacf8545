import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const adMenuWords = {
  title: { gu: 'જાહેરાત', en: 'Advertising' },
} as const satisfies Catalogue;
