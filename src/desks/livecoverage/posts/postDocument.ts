import { embedOf } from '../../../platform/document/embedAddress.ts';
import type { StoryDocument, StoryInline } from '../../../platform/document/storyDocument.ts';
import type { LivePost } from '../queries.ts';

/** A post as a document, so that it is rendered like a story: paragraphs separated by empty lines, then its picture, then its embed. */
export function postDocument({ body, picture, pictureCaption, embed }: LivePost): StoryDocument {
  const paragraphs = body === '' ? [] : body.split('\n\n');
  const framed = embed === '' ? undefined : embedOf(embed);
  return {
    type: 'doc',
    content: [
      ...paragraphs.map((text) => ({ type: 'paragraph' as const, content: linesOf(text) })),
      ...(picture ? [{ type: 'picture' as const, attrs: { picture: picture.key, caption: pictureCaption, credit: '' } }] : []),
      ...(framed ? [framed] : []),
    ],
  };
}

const linesOf = (text: string): StoryInline[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line, at) => [...(at > 0 ? [{ type: 'hardBreak' as const }] : []), { type: 'text' as const, text: line }]);
