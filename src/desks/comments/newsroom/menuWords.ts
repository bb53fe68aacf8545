import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const commentMenuWords = {
  title: { gu: 'ટિપ્પણીઓ અને પત્રો', en: 'Comments and letters' },
} as const satisfies Catalogue;
