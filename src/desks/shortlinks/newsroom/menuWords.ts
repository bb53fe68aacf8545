import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const shortLinkMenuWords = {
  title: { gu: 'ટૂંકી લિંક', en: 'Short links' },
} as const satisfies Catalogue;
