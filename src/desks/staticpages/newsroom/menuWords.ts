import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const staticPageMenuWords = {
  title: { gu: 'સ્થાયી પાનાં', en: 'Static pages' },
} as const satisfies Catalogue;
