import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const epaperMenuWords = {
  title: { gu: 'ઈ-પેપર', en: 'E-paper' },
} as const satisfies Catalogue;
