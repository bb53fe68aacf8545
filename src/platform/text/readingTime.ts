/** Average reading speed for Gujarati news in words per minute. */
const WORDS_A_MINUTE = 180;

/** The reading time of a text in whole minutes, at least one. */
export const readingMinutes = (wordCount: number): number => Math.max(1, Math.round(wordCount / WORDS_A_MINUTE));
