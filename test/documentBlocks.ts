import { p } from '../src/platform/document/blocks.ts';
import type { StoryBlock } from '../src/platform/document/storyDocument.ts';

// Short names for the blocks of a document.

export const h = (text: string, level: 2 | 3 = 2): StoryBlock => ({ type: 'heading', attrs: { level }, content: p(text).content });

const listItems = (items: string[]) => items.map((item) => ({ type: 'listItem' as const, content: [p(item)] }));

export const bullets = (...items: string[]): StoryBlock => ({ type: 'bulletList', content: listItems(items) });

export const steps = (...items: string[]): StoryBlock => ({ type: 'orderedList', content: listItems(items) });

export const quote = (text: string, cite = ''): StoryBlock => ({ type: 'blockquote', attrs: { cite }, content: [p(text)] });

export const pull = (text: string, cite = ''): StoryBlock => ({ type: 'pullQuote', attrs: { text, cite } });

/** A table whose first row is its heading. */
export const table = (caption: string, head: string[], ...rows: string[][]): StoryBlock => ({
  type: 'table',
  attrs: { caption },
  content: [
    { type: 'tableRow', content: head.map((text) => ({ type: 'tableHeader' as const, content: [p(text)] })) },
    ...rows.map((row) => ({ type: 'tableRow' as const, content: row.map((text) => ({ type: 'tableCell' as const, content: [p(text)] })) })),
  ],
});
