import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const galleryMenuWords = {
  galleries: { gu: 'ફોટો ગેલેરી', en: 'Galleries' },
} as const satisfies Catalogue;
