import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const enquiryMenuWords = {
  title: { gu: 'પૂછપરછ', en: 'Enquiries' },
} as const satisfies Catalogue;
