import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const navigationMenuWords = {
  title: { gu: 'મેનુ', en: 'Menus' },
} as const satisfies Catalogue;
