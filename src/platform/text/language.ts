/** The languages of the newspaper's editions. */
export const languages = ['gu', 'en'] as const;
export type Language = (typeof languages)[number];

/** The edition that a text in a language belongs to: English has one of its own, every other language is in the Gujarati one. */
export const editionOf = (language: string): Language => (language === 'en' ? 'en' : 'gu');

/** What the addresses of an edition begin with. */
export const editionPrefix = (edition: Language): string => (edition === 'en' ? '/en' : '');

/** The front page of an edition. */
export const homeOf = (edition: Language): string => editionPrefix(edition) || '/';
