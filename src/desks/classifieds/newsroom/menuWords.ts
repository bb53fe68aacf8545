import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const classifiedMenuWords = {
  title: { gu: 'ટચૂકડી જાહેરખબર', en: 'Classifieds' },
} as const satisfies Catalogue;
