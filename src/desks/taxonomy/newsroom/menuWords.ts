import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const topicMenuWords = {
  topics: { gu: 'વિભાગો અને ટૅગ', en: 'Categories and tags' },
} as const satisfies Catalogue;
