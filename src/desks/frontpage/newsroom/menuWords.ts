import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const frontMenuWords = {
  title: { gu: 'પાનાંની ગોઠવણ', en: 'Page desk' },
} as const satisfies Catalogue;
