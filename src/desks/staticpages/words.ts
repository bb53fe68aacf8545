import { gujarati } from '../../platform/text/catalogue.ts';

export const staticPageWords = {
  about: { gu: 'અમારા વિશે', en: 'About the paper' },
  allPages: { gu: 'અમારા વિશેનાં બધાં પાનાં', en: 'All pages about the paper' },
  updated: { gu: 'છેલ્લું અપડેટ', en: 'Last changed' },
} as const;

export const staticPageText = gujarati(staticPageWords);
