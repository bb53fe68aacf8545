import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const mandiMenuWords = {
  title: { gu: 'મંડી ભાવ', en: 'Mandi prices' },
} as const satisfies Catalogue;
