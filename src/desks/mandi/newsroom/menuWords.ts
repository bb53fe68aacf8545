import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const mandiMenuWords = {
  title: { gu: 'મંડી ભાવ', en: 'Mandi prices' },
} as const satisfies Catalogue;
