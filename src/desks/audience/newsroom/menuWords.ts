import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const audienceMenuWords = {
  title: { gu: 'વાંચન', en: 'Audience' },
} as const satisfies Catalogue;
