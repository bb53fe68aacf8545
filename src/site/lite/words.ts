import { gujarati } from '../../platform/text/catalogue.ts';

export const liteWords = {
  lite: { gu: 'હળવું વર્ઝન', en: 'Lite version' },
  full: { gu: 'પૂરું વર્ઝન', en: 'Full version' },
  liteText: {
    gu: 'હળવા વર્ઝનમાં આ જ સમાચાર ઓછા ડેટામાં ખૂલે છે: ફોટા તમે દબાવો ત્યારે જ આવે છે.',
    en: 'The lite version is the same news with less data: pictures come only when you press.',
  },
  picture: { gu: 'ફોટો', en: 'Picture' },
  film: { gu: 'વિડિયો જુઓ', en: 'Watch the video' },
  topics: { gu: 'વિભાગો', en: 'Sections' },
} as const;

export const liteText = gujarati(liteWords);
