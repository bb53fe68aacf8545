import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const webStoryMenuWords = {
  stories: { gu: 'વેબ સ્ટોરી', en: 'Web stories' },
} as const satisfies Catalogue;
