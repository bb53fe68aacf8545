import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const navigationMenuWords = {
  title: { gu: 'મેનુ', en: 'Menus' },
} as const satisfies Catalogue;
