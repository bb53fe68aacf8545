import type { StoryInline, StoryParagraph } from './storyDocument.ts';

/** The text of a table's cell as one line: its paragraphs with line breaks between them. */
export const cellLine = (paragraphs: readonly StoryParagraph[]): StoryInline[] =>
  paragraphs.flatMap(({ content }, at) => (at === 0 ? content : [{ type: 'hardBreak' as const }, ...content]));
