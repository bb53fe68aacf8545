import { gujarati } from '../../platform/text/catalogue.ts';

export const searchWords = {
  title: { gu: 'શોધ', en: 'Search' },
  resultsFor: { gu: 'માટે શોધ', en: 'search for' },
  found: { gu: 'સમાચાર મળ્યા', en: 'stories found' },
  orMore: { gu: 'થી વધુ', en: 'or more' },
  nothing: {
    gu: 'આ શબ્દોથી કંઈ મળ્યું નહીં. ઓછા અથવા બીજા શબ્દો અજમાવો; અંગ્રેજી અક્ષરે પણ લખી શકાય, જેમ કે varsad.',
    en: 'Nothing was found with these words. Try fewer or others; Latin letters do too, as in varsad.',
  },
  ask: { gu: 'ગુજરાતી કે અંગ્રેજી અક્ષરે લખો: વરસાદ અને varsad બંને સરખું શોધે છે.', en: 'Write in Gujarati or Latin letters: both find the same.' },
  pages: { gu: 'શોધનાં પાનાં', en: 'Pages of results' },
  topics: { gu: 'આ વિષયો પણ જુઓ', en: 'See these topics too' },
} as const;

export const searchText = gujarati(searchWords);
