import { gujarati } from '../../platform/text/catalogue.ts';

export const navigationWords = {
  magazines: { gu: 'મેગેઝિન', en: 'Magazines' },
  magazinesIntro: { gu: 'અમારાં બધાં મેગેઝિન, દરેકના સૌથી તાજા લેખ સાથે.', en: 'All our magazines, each with its newest story.' },
  cities: { gu: 'શહેરો', en: 'Cities' },
  citiesIntro: { gu: 'તમારા શહેર અને આસપાસના વિસ્તારના સમાચાર.', en: 'News of your city and what lies around it.' },
  categories: { gu: 'વિભાગો', en: 'Categories' },
  categoriesIntro: { gu: 'વિષય પ્રમાણે બધા સમાચાર, દરેક વિભાગના સૌથી તાજા લેખ સાથે.', en: 'All news by subject, each with its newest story.' },
  allOf: { gu: 'બધા', en: 'All' },
  mainPages: { gu: 'મુખ્ય પાનાં', en: 'Main pages' },
} as const;

export const navigationText = gujarati(navigationWords);
