import { fromLegacyFont } from '../text/legacyFonts/fromLegacyFont.ts';
import type { LegacyFont } from '../text/legacyFonts/legacyFont.ts';
import type { StoryBlock, StoryDocument, StoryInline } from './storyDocument.ts';

/** Converts a document whose text is set in a legacy font to Unicode: text, captions and titles. */
export function documentFromLegacyFont(document: StoryDocument, font: LegacyFont): StoryDocument {
  const words = (text: string) => fromLegacyFont(text, font);
  const inlines = (content: StoryInline[]): StoryInline[] =>
    content.map((inline) => (inline.type === 'text' ? { ...inline, text: words(inline.text) } : inline));
  const paragraphs = <Holder extends { content: StoryInline[] }>(held: Holder[]): Holder[] =>
    held.map((holder) => ({ ...holder, content: inlines(holder.content) }));
  const inBlock = (block: StoryBlock): StoryBlock => {
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        return { ...block, content: inlines(block.content) };
      case 'bulletList':
      case 'orderedList':
        return { ...block, content: block.content.map((item) => ({ ...item, content: paragraphs(item.content) })) };
      case 'blockquote':
        return { ...block, attrs: { cite: words(block.attrs.cite) }, content: paragraphs(block.content) };
      case 'pullQuote':
        return { ...block, attrs: { text: words(block.attrs.text), cite: words(block.attrs.cite) } };
      case 'table':
        return {
          ...block,
          attrs: { caption: words(block.attrs.caption) },
          content: block.content.map((row) => ({
            ...row,
            content: row.content.map((cell) => ({ ...cell, content: paragraphs(cell.content) })),
          })),
        };
      case 'picture':
        return { ...block, attrs: { ...block.attrs, caption: words(block.attrs.caption) } };
      case 'gallery':
        return { ...block, attrs: { pictures: block.attrs.pictures.map((one) => ({ ...one, caption: words(one.caption) })) } };
      default:
        // Titles of other blocks (a video, a frame) are in Latin letters already.
        return block;
    }
  };
  return { ...document, content: document.content.map(inBlock) };
}
