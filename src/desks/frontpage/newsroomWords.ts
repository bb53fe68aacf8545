import type { Catalogue } from '../../platform/text/catalogue.ts';

/** What the server refuses about arranging pages. */
export const frontRefusalWords = {
  noSuchPage: { gu: 'આવું કોઈ પાનું નથી.', en: 'There is no such page.' },
  arrangedMeanwhile: {
    gu: 'તમે ખોલ્યા પછી બીજા કોઈએ આ પાનું ગોઠવ્યું છે. તમારી ગોઠવણ અહીં સચવાયેલી છે.',
    en: 'Someone has arranged this page since you opened it. Your arrangement is still here.',
  },
  noSuchPlace: { gu: 'આ પાના પર આવી જગ્યા નથી.', en: 'This page has no such place.' },
  placeTwice: { gu: 'એક જગ્યાએ બે સ્ટોરી છે.', en: 'Two stories have the same place.' },
  storyTwice: { gu: 'એક સ્ટોરી પાના પર બે વાર છે.', en: 'A story stands twice on the page.' },
  storyGone: { gu: 'પસંદ કરેલી કોઈ સ્ટોરી હવે વાચકો સામે નથી.', en: 'One of the chosen stories is no longer before readers.' },
  momentPast: { gu: 'ક્યાં સુધી રાખવી તે સમય વીતી ગયો છે.', en: 'The moment until which it shall stay is past.' },
} as const satisfies Catalogue;
