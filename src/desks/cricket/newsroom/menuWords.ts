import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const cricketMenuWords = {
  title: { gu: 'ક્રિકેટ', en: 'Cricket' },
} as const satisfies Catalogue;
