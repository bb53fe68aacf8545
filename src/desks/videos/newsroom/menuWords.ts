import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const videoMenuWords = {
  videos: { gu: 'વિડિયો', en: 'Videos' },
} as const satisfies Catalogue;
