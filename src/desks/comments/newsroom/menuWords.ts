import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const commentMenuWords = {
  title: { gu: 'ટિપ્પણીઓ અને પત્રો', en: 'Comments and letters' },
} as const satisfies Catalogue;
