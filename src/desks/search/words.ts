import { gujarati } from '../../platform/text/catalogue.ts';

export const searchWords = {
  title: { gu: 'શોધ', en: 'Search' },
  resultsFor: { gu: 'માટે શોધ', en: 'search for' },
  found: { gu: 'પરિણામ મળ્યાં', en: 'results found' },
  oneFound: { gu: '1 પરિણામ મળ્યું', en: '1 result found' },
  orMore: { gu: 'થી વધુ', en: ' or more' },
  nothing: {
    gu: 'આ શબ્દોથી કંઈ મળ્યું નહીં. જોડણી તપાસો, અથવા ઓછા કે બીજા શબ્દો અજમાવો.',
    en: 'Nothing was found with these words. Check the spelling, or try fewer or other words.',
  },
  nothingNarrowed: {
    gu: 'આ પસંદગીમાં કંઈ મળ્યું નહીં.',
    en: 'Nothing was found among what is chosen.',
  },
  everywhere: { gu: 'બધામાં શોધો', en: 'Search everything' },
  partial: {
    gu: 'બધા શબ્દો સાથેનું કંઈ મળ્યું નહીં; અમુક શબ્દો સાથેનાં પરિણામ આ છે.',
    en: 'Nothing has all the words; these have some of them.',
  },
  approximate: {
    gu: 'આ જોડણીનો શબ્દ મળ્યો નહીં; તેને મળતા આવતા શબ્દોનાં પરિણામ આ છે.',
    en: 'No word is spelled so; these results have words like it.',
  },
  inClassifieds: { gu: 'ટચૂકડી જાહેરખબરોમાં', en: 'In the classifieds:' },
  results: { gu: 'પરિણામ', en: 'results' },
  ask: {
    gu: 'ગુજરાતી કે અંગ્રેજી અક્ષરે લખો: વરસાદ અને varsad બંને સરખું શોધે છે. શબ્દો એકસાથે જ જોઈએ તો “ ” વચ્ચે લખો.',
    en: 'Write in Gujarati or Latin letters: all spellings find the same. Words that belong together stand in quotes.',
  },
  pages: { gu: 'શોધનાં પાનાં', en: 'Pages of results' },
  kinds: { gu: 'પરિણામનો પ્રકાર', en: 'Kind of result' },
  all: { gu: 'બધું', en: 'Everything' },
  stories: { gu: 'સમાચાર', en: 'Stories' },
  photos: { gu: 'ફોટો ગેલેરી', en: 'Photos' },
  videos: { gu: 'વિડિયો', en: 'Videos' },
  webstories: { gu: 'વેબ સ્ટોરી', en: 'Web stories' },
  topics: { gu: 'વિષયો અને લેખકો', en: 'Topics and authors' },
  mandi: { gu: 'મંડી ભાવ', en: 'Market prices' },
  cricket: { gu: 'ક્રિકેટ', en: 'Cricket' },
  elections: { gu: 'ચૂંટણી', en: 'Elections' },
  narrow: { gu: 'પરિણામ તારવો', en: 'Narrow the results' },
  category: { gu: 'વિભાગ', en: 'Category' },
  anyCategory: { gu: 'બધા વિભાગ', en: 'All categories' },
  city: { gu: 'શહેર', en: 'City' },
  anyCity: { gu: 'બધાં શહેર', en: 'All cities' },
  when: { gu: 'સમય', en: 'Time' },
  anyTime: { gu: 'ગમે ત્યારે', en: 'Any time' },
  day: { gu: 'છેલ્લા 24 કલાક', en: 'The last 24 hours' },
  week: { gu: 'છેલ્લું અઠવાડિયું', en: 'The last week' },
  month: { gu: 'છેલ્લો મહિનો', en: 'The last month' },
  year: { gu: 'છેલ્લું વર્ષ', en: 'The last year' },
  what: {
    gu: 'શોધમાં લખાયેલા શબ્દો અને તે દિવસમાં કેટલી વાર શોધાયા. કોણે શોધ્યા તે નહીં; તમારી પોતાની છેલ્લી શોધ ફક્ત તમારા બ્રાઉઝરમાં રહે છે.',
    en: 'The words of searches and how often they were searched on a day. Not who searched them; your own last searches stay in your browser.',
  },
  why: {
    gu: 'ઘણા વાચકો શોધે તે શબ્દો લખતી વખતે સૂચવવા, અને જે શોધ્યું પણ ન મળ્યું તે જાણીને ઉમેરવા.',
    en: 'To suggest what many readers search while you type, and to learn what was searched and not found.',
  },
  days: { gu: 'દિવસ.', en: 'days.' },
  apply: { gu: 'લાગુ કરો', en: 'Apply' },
} as const;

export const searchText = gujarati(searchWords);
