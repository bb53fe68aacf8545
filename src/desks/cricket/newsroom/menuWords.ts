import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const cricketMenuWords = {
  title: { gu: 'ક્રિકેટ', en: 'Cricket' },
} as const satisfies Catalogue;
