import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const redirectMenuWords = {
  title: { gu: 'જૂનાં સરનામાં', en: 'Redirects' },
} as const satisfies Catalogue;
