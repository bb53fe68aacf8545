import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const searchMenuWords = {
  title: { gu: 'વાચકોની શોધ', en: 'What readers search' },
} as const satisfies Catalogue;
