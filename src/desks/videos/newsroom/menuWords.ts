import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const videoMenuWords = {
  videos: { gu: 'વિડિયો', en: 'Videos' },
} as const satisfies Catalogue;
