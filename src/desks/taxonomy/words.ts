import { gujarati } from '../../platform/text/catalogue.ts';

export const taxonomyWords = {
  categories: { gu: 'વિભાગો', en: 'Categories' },
  cities: { gu: 'શહેરો', en: 'Cities' },
  columns: { gu: 'કૉલમ', en: 'Columns' },
  sections: { gu: 'વિશેષ વિભાગ', en: 'Sections' },
  magazines: { gu: 'મેગેઝિન', en: 'Magazines' },
  relatedTags: { gu: 'સંબંધિત વિષય', en: 'Related tags' },
} as const;

export const taxonomyText = gujarati(taxonomyWords);
