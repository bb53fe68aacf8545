import { gujarati } from '../../platform/text/catalogue.ts';

export const feedWords = {
  title: { gu: 'સમાચારની ફીડ', en: 'Feeds (RSS)' },
  intro: {
    gu: 'તમારા ફીડ રીડરમાં આમાંનું કોઈ પણ સરનામું ઉમેરો: નવા સમાચાર પૂરા લખાણ સાથે ત્યાં આવશે.',
    en: 'Add any of these addresses to your feed reader: new stories arrive there in full.',
  },
  services: { gu: 'સેવાઓ', en: 'Services' },
  list: { gu: 'આખી સાઇટ', en: 'The whole site' },
  category: { gu: 'વિભાગો', en: 'Categories' },
  city: { gu: 'શહેરો', en: 'Cities' },
  section: { gu: 'વિશેષ વિભાગ', en: 'Sections' },
  magazine: { gu: 'મેગેઝિન', en: 'Magazines' },
  column: { gu: 'કૉલમ', en: 'Columns' },
  tag: { gu: 'વિષયો', en: 'Tags' },
  correction: { gu: 'સુધારો', en: 'Correction' },
} as const;

export const feedText = gujarati(feedWords);
