import type { Language } from '../../platform/text/language.ts';

/**
 * The description of a picture for those who do not see it, as an edition has it. The library describes its pictures in Gujarati; in the
 * English edition the caption, which belongs to the story, stands for it.
 */
export const altIn = (edition: Language, { alt, caption }: { alt: string; caption: string }): string => (edition === 'gu' ? alt : caption);
