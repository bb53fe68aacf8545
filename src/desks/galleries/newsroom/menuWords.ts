import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const galleryMenuWords = {
  galleries: { gu: 'ફોટો ગેલેરી', en: 'Galleries' },
} as const satisfies Catalogue;
