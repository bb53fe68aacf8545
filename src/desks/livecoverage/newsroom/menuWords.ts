import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const liveMenuWords = {
  title: { gu: 'લાઇવ કવરેજ', en: 'Live coverage' },
} as const satisfies Catalogue;
