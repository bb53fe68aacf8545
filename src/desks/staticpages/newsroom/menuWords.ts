import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const staticPageMenuWords = {
  title: { gu: 'સ્થાયી પાનાં', en: 'Static pages' },
} as const satisfies Catalogue;
