import { gujarati } from '../../platform/text/catalogue.ts';

export const articleWords = {
  minutes: { gu: 'મિનિટ વાંચન', en: 'minutes to read' },
  related: { gu: 'સંબંધિત સમાચાર', en: 'Related stories' },
  moreStories: { gu: 'વધુ સમાચાર', en: 'More stories' },
  showMore: { gu: 'વધુ બતાવો', en: 'Show more' },
  loading: { gu: 'લોડ થઈ રહ્યું છે…', en: 'Loading…' },
  loadFailed: { gu: 'લાવી શકાયું નહીં. ફરી પ્રયત્ન કરો.', en: 'It could not be fetched. Try again.' },
  updated: { gu: 'અપડેટ', en: 'Updated' },
  alsoRead: { gu: 'આ પણ વાંચો', en: 'Also read' },
  tags: { gu: 'વિષય', en: 'Topics' },
  textSize: { gu: 'અક્ષરનું કદ', en: 'Text size' },
  smaller: { gu: 'નાના', en: 'Smaller' },
  normal: { gu: 'સામાન્ય', en: 'Normal' },
  larger: { gu: 'મોટા', en: 'Larger' },
  largest: { gu: 'સૌથી મોટા', en: 'Largest' },
  print: { gu: 'છાપો', en: 'Print' },
  byline: { gu: 'લેખક', en: 'By' },
  services: { gu: 'સેવાઓ', en: 'Services' },
  corrections: { gu: 'ભૂલસુધાર', en: 'Corrections' },
  correctionsIntro: {
    gu: 'છપાયા પછી સુધારેલા સમાચાર અને શું સુધાર્યું તેની નોંધ.',
    en: 'Stories that were corrected after they were published, and what was corrected.',
  },
  noCorrections: { gu: 'હજી કોઈ ભૂલસુધાર નથી.', en: 'There are no corrections yet.' },
  correction: { gu: 'ભૂલસુધાર', en: 'Correction' },
  sensitive: { gu: 'આ લેખ કેટલાક વાચકોને વિચલિત કરી શકે છે.', en: 'This story may disturb some readers.' },
  comments: { gu: 'ટિપ્પણીઓ', en: 'Comments' },
  embedAsk: {
    gu: 'આ સામગ્રી બહારની સાઇટ પરથી આવશે અને તે સાઇટ તમારી મુલાકાતની નોંધ રાખી શકે છે.',
    en: 'This comes from another site, which may take note of your visit.',
  },
  embedShow: { gu: 'બતાવો', en: 'Show it' },
  embedOpen: { gu: 'મૂળ સાઇટ પર ખોલો', en: 'Open it there' },
  narrower: { gu: 'પેટા વિભાગો', en: 'Sub-categories' },
  emptyList: {
    gu: 'અહીં હજી કોઈ સમાચાર નથી. થોડી વારમાં ફરી જુઓ, અથવા તાજા સમાચાર વાંચો.',
    en: 'There is nothing here yet. Look again later, or read the latest news.',
  },
  sponsored: { gu: 'પ્રાયોજિત', en: 'Sponsored' },
  latest: { gu: 'તાજા સમાચાર', en: 'Latest news' },
  mostRead: { gu: 'સૌથી વધુ વંચાયેલા', en: 'Most read' },
  nextStory: { gu: 'હવે વાંચો', en: 'Read next' },
  allStories: { gu: 'બધા સમાચાર', en: 'All stories' },
} as const;

export const articleText = gujarati(articleWords);
