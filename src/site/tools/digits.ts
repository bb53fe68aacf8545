/** The digits of a page: as written, or a reader's choice, which fonts show (`build/digitFonts.ts`); the text stays as it is. */
export const digitChoices = ['', 'gu', 'en'] as const;

export type DigitChoice = (typeof digitChoices)[number];
