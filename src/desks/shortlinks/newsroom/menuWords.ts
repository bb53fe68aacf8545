import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const shortLinkMenuWords = {
  title: { gu: 'ટૂંકી લિંક', en: 'Short links' },
} as const satisfies Catalogue;
