import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const webStoryMenuWords = {
  stories: { gu: 'વેબ સ્ટોરી', en: 'Web stories' },
} as const satisfies Catalogue;
