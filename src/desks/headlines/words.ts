import { gujarati } from '../../platform/text/catalogue.ts';

export const headlineWords = {
  gone: {
    gu: 'આ સ્ટોરી પ્રકાશિત નથી, એટલે તેની હેડલાઇનની કસોટી થઈ શકે નહીં.',
    en: 'This story is not published, so its headline cannot be tested.',
  },
  noTest: { gu: 'આ કસોટી મળી નહીં.', en: 'There is no such test.' },
  noVariant: { gu: 'આ કસોટીમાં એવી હેડલાઇન નથી.', en: 'There is no such headline in this test.' },
  alreadyTested: { gu: 'આ સ્ટોરીની એક કસોટી ચાલુ છે. પહેલાં તેને પૂરી કરો.', en: 'A test of this story is going on. End it first.' },
  alreadyEnded: { gu: 'આ કસોટી પૂરી થઈ ગઈ છે.', en: 'This test is over.' },
  emptyHeadline: { gu: 'હેડલાઇન લખો.', en: 'Enter a headline.' },
  sameHeadline: { gu: 'આ હેડલાઇન કસોટીમાં પહેલેથી છે.', en: 'This headline is in the test already.' },
  startsInPast: { gu: 'આ સમય વીતી ગયો છે.', en: 'This time is in the past.' },
  startsTooLate: { gu: 'શરૂઆત વધુમાં વધુ 30 દિવસ પછીની રાખી શકાય.', en: 'It can begin in 30 days at the latest.' },
  winnerNote: { gu: 'હેડલાઇનની કસોટીમાં આગળ રહી', en: 'Won a test of headlines' },
  dataWhat: {
    gu: 'હોમપેજ પર અને યાદીઓમાં એક જ સ્ટોરીની બે-ત્રણ હેડલાઇનમાંથી કઈ દેખાઈ અને કઈ પર દબાવાયું તેની ગણતરી',
    en: 'Counts of which of two or three headlines of a story was shown on the front page and in lists, and which was pressed',
  },
  dataWhy: {
    gu: 'કઈ હેડલાઇન વાચકોને વધુ ઉપયોગી છે તે જાણવા માટે. ફક્ત સરવાળા રખાય છે: કોણે જોઈ તે નોંધાતું નથી. મુલાકાત દરમિયાન હેડલાઇન બદલાય નહીં તે માટે તમારા બ્રાઉઝરની આ ટૅબમાં પસંદગીનો નંબર સચવાય છે. બ્રાઉઝર “મારા પર નજર ન રાખો” એવો સંકેત (ગ્લોબલ પ્રાઇવસી કંટ્રોલ કે ડુ નૉટ ટ્રૅક) મોકલે તો મૂળ હેડલાઇન જ દેખાય છે અને કશું ગણાતું કે સચવાતું નથી.',
    en: 'To know which headline is more useful to readers. Only sums are kept: who has seen it is not noted. The number of the choice is stored in this tab of your browser, so that a headline stays the same during a visit. If your browser sends Global Privacy Control or Do Not Track, the original headline is shown, and nothing is counted or stored.',
  },
  dataKept: { gu: 'ટૅબમાંનો નંબર ટૅબ બંધ થાય ત્યાં સુધી, સરવાળા બે વર્ષ.', en: 'The number in the tab until it is closed, sums for two years.' },
} as const;

export const headlineText = gujarati(headlineWords);
