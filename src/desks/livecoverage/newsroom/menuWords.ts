import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const liveMenuWords = {
  title: { gu: 'લાઇવ કવરેજ', en: 'Live coverage' },
} as const satisfies Catalogue;
