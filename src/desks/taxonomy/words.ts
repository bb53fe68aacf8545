import { gujarati } from '../../platform/text/catalogue.ts';

export const taxonomyWords = {
  sections: { gu: 'વિશેષ વિભાગ', en: 'Sections' },
  magazines: { gu: 'મેગેઝિન', en: 'Magazines' },
  relatedTags: { gu: 'સંબંધિત વિષય', en: 'Related tags' },
} as const;

export const taxonomyText = gujarati(taxonomyWords);
