import type { StoryBlock, StoryInline, StoryParagraph } from './storyDocument.ts';

/** Short names for the blocks of a document, for texts that are written in code: demo stories, static pages, tests. */

/** Text in which `**…**` is bold and `[…](/address)` a link. */
function inlineText(text: string): StoryInline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/u)
    .filter((part) => part !== '')
    .map((part): StoryInline => {
      const bold = /^\*\*([^*]+)\*\*$/u.exec(part);
      if (bold?.[1]) return { type: 'text', text: bold[1], marks: [{ type: 'bold' }] };
      const link = /^\[([^\]]+)\]\(([^)]+)\)$/u.exec(part);
      if (link?.[1] && link[2]) return { type: 'text', text: link[1], marks: [{ type: 'link', attrs: { href: link[2] } }] };
      return { type: 'text', text: part };
    });
}

export const p = (text: string): StoryParagraph => ({ type: 'paragraph', content: inlineText(text) });

export const h = (text: string, level: 2 | 3 = 2): StoryBlock => ({ type: 'heading', attrs: { level }, content: inlineText(text) });

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
