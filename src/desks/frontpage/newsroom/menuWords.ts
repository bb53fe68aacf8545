import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const frontMenuWords = {
  title: { gu: 'પાનાંની ગોઠવણ', en: 'Page desk' },
} as const satisfies Catalogue;
