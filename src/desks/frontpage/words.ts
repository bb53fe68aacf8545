import { gujarati } from '../../platform/text/catalogue.ts';

export const frontWords = {
  title: { gu: '{paper}: ગુજરાત, દેશ અને દુનિયાના તાજા સમાચાર', en: '{paper}: the latest from Gujarat, India and the world' },
  breaking: { gu: 'બ્રેકિંગ', en: 'Breaking' },
  latest: { gu: 'હમણાં જ', en: 'Just now' },
  allLatest: { gu: 'બધા', en: 'All' },
  mostRead: { gu: 'સૌથી વધુ વંચાયેલા', en: 'Most read' },
  heads: { gu: 'મુખ્ય સમાચાર', en: 'Heads of the day' },
  mixed: { gu: 'આજની પસંદગી', en: 'Picked today' },
  cities: { gu: 'શહેર-શહેરથી', en: 'From the cities' },
  magazines: { gu: 'મેગેઝિન', en: 'Magazines' },
  columns: { gu: 'કૉલમ', en: 'Columns' },
  empty: {
    gu: 'હજી કોઈ સમાચાર પ્રકાશિત થયા નથી. થોડી વારમાં ફરી જુઓ.',
    en: 'No stories have been published yet. Look again later.',
  },
  all: { gu: 'બધા સમાચાર', en: 'All stories' },
} as const;

export const frontText = gujarati(frontWords);
