import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const searchMenuWords = {
  title: { gu: 'વાચકોની શોધ', en: 'What readers search' },
} as const satisfies Catalogue;
