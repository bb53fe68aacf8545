import { gujarati } from '../../../platform/text/catalogue.ts';

/** The titles of lists of videos for search engines; no island needs these words. */
export const videoSearchWords = {
  watch: { gu: 'વિડિયો સમાચાર', en: 'News videos' },
  short: { gu: 'શૉર્ટ્સ: ટૂંકા વિડિયો', en: 'Shorts: short videos' },
} as const;

export const videoSearchText = gujarati(videoSearchWords);
