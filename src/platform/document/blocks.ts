import type { StoryInline, StoryParagraph } from './storyDocument.ts';

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

/** A paragraph, for texts written in code. */
export const p = (text: string): StoryParagraph => ({ type: 'paragraph', content: inlineText(text) });
