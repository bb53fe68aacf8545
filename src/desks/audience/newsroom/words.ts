import type { Catalogue } from '../../../platform/text/catalogue.ts';
import type { PageClass, VitalName } from '../../../site/audience/readingReport.ts';
import type { ReadingSource } from '../counting/readingSource.ts';
import { audienceMenuWords } from './menuWords.ts';

/** Texts of the screen of the audience. */
export const audienceScreenWords = {
  ...audienceMenuWords,
  intro: {
    gu: 'વાચકની ઓળખ વિના થયેલી ગણતરી. ભારતના સમય પ્રમાણે.',
    en: 'Counted without identifying anybody. Times are those of India.',
  },
  now: { gu: 'હમણાં વાંચે છે', en: 'Reading now' },
  nowHelp: { gu: 'છેલ્લી પાંચ મિનિટમાં', en: 'in the last five minutes' },
  nobody: { gu: 'હમણાં કોઈ સ્ટોરી વંચાતી નથી.', en: 'No story is being read now.' },
  viewsToday: { gu: 'આજે ખૂલેલાં પાનાં', en: 'Views today' },
  viewsLastWeek: { gu: 'ગયા અઠવાડિયે આ સમય સુધી', en: 'Last week by this time' },
  timePerView: { gu: 'એક પાના પર સરેરાશ સમય', en: 'Average time on a page' },
  byHour: { gu: 'કલાક પ્રમાણે ખૂલેલાં પાનાં', en: 'Views by hour' },
  today: { gu: 'આજે', en: 'Today' },
  lastWeek: { gu: 'ગયા અઠવાડિયે આ જ વારે', en: 'Same day last week' },
  hour: { gu: 'કલાક', en: 'Hour' },
  asTable: { gu: 'આંકડા જુઓ', en: 'Show the figures' },
  stories: { gu: 'આજે સૌથી વધુ ખૂલેલી સ્ટોરી', en: 'Most viewed stories today' },
  views: { gu: 'વાર ખૂલી', en: 'views' },
  readFor: { gu: 'સરેરાશ', en: 'on average' },
  toHalf: { gu: 'અડધે સુધી', en: 'to the middle' },
  toEnd: { gu: 'અંત સુધી', en: 'to the end' },
  none: { gu: 'આજે હજી કંઈ નોંધાયું નથી.', en: 'Nothing has been counted today yet.' },
  sources: { gu: 'વાચકો ક્યાંથી આવ્યા', en: 'How readers came' },
  hosts: { gu: 'બીજી વેબસાઇટ', en: 'Other websites' },
  headlineTests: { gu: 'હેડલાઇનની કસોટીઓ', en: 'Tests of headlines' },
  vitals: { gu: 'પાનાંની ઝડપ, છેલ્લા સાત દિવસ', en: 'Speed of pages, last seven days' },
  vitalsHelp: {
    gu: '100માંથી 75 વાચકોને આ આંકડો કે તેથી સારો મળ્યો.',
    en: '75 of 100 readers had this figure or a better one.',
  },
  measuredTimes: { gu: 'વાર મપાયું', en: 'measured' },
  good: { gu: 'સારું', en: 'good' },
  fair: { gu: 'સુધારવા જેવું', en: 'needs work' },
  poor: { gu: 'નબળું', en: 'poor' },
} as const satisfies Catalogue;

export const readingSourceWords = {
  direct: { gu: 'સીધા', en: 'Direct' },
  internal: { gu: 'આપણાં બીજાં પાનાં પરથી', en: 'From our other pages' },
  search: { gu: 'સર્ચ એન્જિન', en: 'Search engines' },
  social: { gu: 'સોશિયલ મીડિયા', en: 'Social networks' },
  push: { gu: 'બ્રાઉઝરની સૂચના', en: 'Push notifications' },
  newsletter: { gu: 'ન્યૂઝલેટર', en: 'Newsletter' },
  site: { gu: 'બીજી વેબસાઇટ', en: 'Other websites' },
  unknown: { gu: 'ખબર નથી (વાચકે ના પાડી)', en: 'Not known (refused by the reader)' },
} as const satisfies Record<ReadingSource, Catalogue[string]>;

export const pageClassWords = {
  home: { gu: 'હોમપેજ', en: 'Front page' },
  article: { gu: 'સ્ટોરી', en: 'Stories' },
  video: { gu: 'વિડિયો', en: 'Videos' },
  classified: { gu: 'ટચૂકડી જાહેરખબર', en: 'Classifieds' },
  cricket: { gu: 'ક્રિકેટ', en: 'Cricket' },
  search: { gu: 'શોધ', en: 'Search' },
  article_list: { gu: 'યાદીઓ અને બીજાં પાનાં', en: 'Lists and other pages' },
} as const satisfies Record<PageClass, Catalogue[string]>;

export const vitalWords = {
  LCP: { gu: 'મુખ્ય ભાગ દેખાયો', en: 'Main part shown' },
  INP: { gu: 'દબાવ્યાનો જવાબ મળ્યો', en: 'Press answered' },
  CLS: { gu: 'પાનું હાલ્યું', en: 'Page moved' },
  FCP: { gu: 'પહેલું કંઈક દેખાયું', en: 'Something shown' },
  TTFB: { gu: 'સર્વરે જવાબ શરૂ કર્યો', en: 'Server began to answer' },
} as const satisfies Record<VitalName, Catalogue[string]>;
