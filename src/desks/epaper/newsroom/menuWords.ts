import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const epaperMenuWords = {
  title: { gu: 'ઈ-પેપર', en: 'E-paper' },
} as const satisfies Catalogue;
