import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const audienceMenuWords = {
  title: { gu: 'વાંચન', en: 'Audience' },
} as const satisfies Catalogue;
