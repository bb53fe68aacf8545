/** Readers of Gujarati news take in about this many words a minute. */
const WORDS_A_MINUTE = 180;

/** The whole minutes in which a text of so many words is read, one at least. */
export const readingMinutes = (wordCount: number): number => Math.max(1, Math.round(wordCount / WORDS_A_MINUTE));
