import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const topicMenuWords = {
  topics: { gu: 'વિભાગો અને ટૅગ', en: 'Categories and tags' },
} as const satisfies Catalogue;
