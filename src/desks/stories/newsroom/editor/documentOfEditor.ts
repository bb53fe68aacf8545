import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { safeAddress } from '../../../../platform/document/htmlLine.ts';
import { type StoryBlock, type StoryDocument, storyDocument } from '../../../../platform/document/storyDocument.ts';

const block = storyDocument.shape.content.element;

/**
 * What the editor holds, as a document of ours: without the attributes of its own that the editor keeps beside ours, without empty
 * paragraphs, and without a block that is not finished (a pull quote before its words).
 */
export const documentOfEditor = (json: JSONContent): StoryDocument => ({ type: 'doc', content: (json.content ?? []).flatMap(blocksOf) });

/** The blocks of our documents that the editor's nodes have come to: a node never changes, a changed paragraph is another node. */
const known = new WeakMap<Node, readonly StoryBlock[]>();

/** The same of the editor's own nodes. What was not written in since the last time is not looked at again: it is called with every key. */
export function documentOfNode(doc: Node): StoryDocument {
  const content: StoryBlock[] = [];
  doc.forEach((node) => {
    const blocks = known.get(node) ?? blocksOf(node.toJSON());
    known.set(node, blocks);
    content.push(...blocks);
  });
  return { type: 'doc', content };
}

function blocksOf(node: JSONContent): StoryBlock[] {
  const parsed = block.safeParse(plain(asPictureWhereAlone(node)));
  return parsed.success && !isEmpty(parsed.data) ? [parsed.data] : [];
}

/** The node with what our documents know of its marks, attributes and text. */
function plain(node: JSONContent): JSONContent {
  const { attrs, marks, content } = node;
  const kept = marks?.flatMap((mark) => {
    if (mark.type !== 'link') return [{ type: mark.type }];
    const href = safeAddress(String(mark.attrs?.['href'] ?? ''));
    return href === undefined ? [] : [{ type: 'link', attrs: { href } }];
  });
  return {
    ...node,
    ...(attrs ? { attrs: withoutEmptyCaptions(node.type, attrs) } : {}),
    ...(kept && kept.length > 0 ? { marks: kept } : {}),
    ...(content ? { content: content.map(plain) } : {}),
  };
}

/** A row of pictures that has one yet is a picture until the second comes. */
function asPictureWhereAlone(node: JSONContent): JSONContent {
  const pictures: unknown = node.attrs?.['pictures'];
  if (node.type !== 'gallery' || !Array.isArray(pictures) || pictures.length !== 1) return node;
  return { type: 'picture', attrs: pictures[0] };
}

/** Only a film of the paper's own has captions. */
function withoutEmptyCaptions(type: string | undefined, attrs: Record<string, unknown>): Record<string, unknown> {
  if (type !== 'video' || attrs['provider'] === 'file') return attrs;
  const { captions: _, ...rest } = attrs;
  return rest;
}

const isEmpty = (result: StoryBlock): boolean => (result.type === 'paragraph' || result.type === 'heading') && result.content.length === 0;

/** A document of ours as the editor takes it, a copy of its own: an empty one has a line to write on. */
export function editorOfDocument(document: StoryDocument): JSONContent {
  const copy: JSONContent = JSON.parse(JSON.stringify(document));
  return document.content.length === 0 ? { type: 'doc', content: [{ type: 'paragraph' }] } : copy;
}
