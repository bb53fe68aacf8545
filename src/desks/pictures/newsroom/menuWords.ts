import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const pictureMenuWords = {
  library: { gu: 'ચિત્ર-સંગ્રહ', en: 'Picture library' },
} as const satisfies Catalogue;
