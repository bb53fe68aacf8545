import { siteConfig } from '../../../site.config.ts';
import type { Language } from '../../platform/text/language.ts';

type Paper = { name: string; tagline: readonly string[]; description: string };

/** How the newspaper names and describes itself in a language. */
export const paperIn = (language: Language): Paper => (language === 'en' ? { name: siteConfig.nameEn, ...siteConfig.english } : siteConfig);
