import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const redirectMenuWords = {
  title: { gu: 'જૂનાં સરનામાં', en: 'Redirects' },
} as const satisfies Catalogue;
