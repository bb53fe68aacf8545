import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const enquiryMenuWords = {
  title: { gu: 'પૂછપરછ', en: 'Enquiries' },
} as const satisfies Catalogue;
