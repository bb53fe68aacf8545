import { typedText } from '../../../platform/text/typedText.ts';

/** A line of a story as readers get it: without letters that nobody sees, line breaks, and spaces around it. No-break spaces stay. */
export const singleLine = (text: string): string =>
  typedText(text)
    .replace(/[^\S\u00a0]+/gu, ' ')
    .trim();
