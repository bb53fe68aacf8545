import type { StoryDocument, StoryInline } from './storyDocument.ts';

const inlineText = (inlines: StoryInline[]): string => inlines.map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('');

/** The text of a document, one line per paragraph, with captions and titles but without addresses. */
export function plainText(document: StoryDocument): string {
  return document.content
    .flatMap((block): string[] => {
      switch (block.type) {
        case 'paragraph':
        case 'heading':
          return [inlineText(block.content)];
        case 'bulletList':
        case 'orderedList':
          return block.content.flatMap((item) => item.content.map((paragraph) => inlineText(paragraph.content)));
        case 'blockquote':
          return block.content.map((paragraph) => inlineText(paragraph.content));
        case 'pullQuote':
          return [block.attrs.text];
        case 'picture':
          return [block.attrs.caption];
        case 'gallery':
          return block.attrs.pictures.map((picture) => picture.caption);
        case 'table':
          return [
            block.attrs.caption,
            ...block.content.map((row) =>
              row.content.map((cell) => cell.content.map((paragraph) => inlineText(paragraph.content)).join(' ')).join(' '),
            ),
          ];
        case 'video':
        case 'embed':
          return [block.attrs.title];
        default:
          // The text of a related story belongs to that story.
          return [];
      }
    })
    .filter((line) => line !== '')
    .join('\n');
}
