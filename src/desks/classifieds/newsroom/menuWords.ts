import type { Catalogue } from '../../../platform/text/catalogue.ts';

// In a file of its own, because every screen of the newsroom loads the menu.

export const classifiedMenuWords = {
  title: { gu: 'ટચૂકડી જાહેરખબર', en: 'Classifieds' },
} as const satisfies Catalogue;
