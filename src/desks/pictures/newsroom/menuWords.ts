import type { Catalogue } from '../../../platform/text/catalogue.ts';

export const pictureMenuWords = {
  library: { gu: 'ચિત્ર-સંગ્રહ', en: 'Picture library' },
} as const satisfies Catalogue;
