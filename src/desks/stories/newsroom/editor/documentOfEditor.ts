import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { safeAddress } from '../../../../platform/document/htmlLine.ts';
import { type StoryBlock, type StoryDocument, storyDocument } from '../../../../platform/document/storyDocument.ts';

const block = storyDocument.shape.content.element;

/**
 * Converts the editor's content to a story document: without the editor's own attributes, empty paragraphs and unfinished blocks (a pull
 * quote without text).
 */
export const documentOfEditor = (json: JSONContent): StoryDocument => ({ type: 'doc', content: (json.content ?? []).flatMap(blocksOf) });

/** Converted blocks by editor node. Nodes are immutable: a changed paragraph is a new node. */
const known = new WeakMap<Node, readonly StoryBlock[]>();

/** The same for the editor's own nodes. It is called for every key, so unchanged nodes are not converted again. */
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

/** The node with only the marks, attributes and text that story documents have. */
function plain(node: JSONContent): JSONContent {
  const { attrs, marks, content } = node;
  const kept = marks?.flatMap((mark) => {
    if (mark.type !== 'link') return [{ type: mark.type }];
    const href = safeAddress(String(mark.attrs?.['href'] ?? ''));
    return href === undefined ? [] : [{ type: 'link', attrs: { href } }];
  });
  return {
    ...node,
    ...(attrs ? { attrs: attributesOf(node.type, attrs) } : {}),
    ...(kept && kept.length > 0 ? { marks: kept } : {}),
    ...(content ? { content: content.map(plain) } : {}),
  };
}

/** A gallery with a single picture is stored as a picture. */
function asPictureWhereAlone(node: JSONContent): JSONContent {
  const pictures: unknown = node.attrs?.['pictures'];
  if (node.type !== 'gallery' || !Array.isArray(pictures) || pictures.length !== 1) return node;
  return { type: 'picture', attrs: pictures[0] };
}

/** What a video of which somebody has emptied the title is called; a post is called by its site. */
const UNTITLED: Readonly<Record<string, string>> = { youtube: 'YouTube', paper: 'વિડિયો', file: 'વિડિયો' };

/** Only stored video files have captions. A block without a title would be none, and be lost. */
function attributesOf(type: string | undefined, attrs: Record<string, unknown>): Record<string, unknown> {
  if (type !== 'video' && type !== 'embed') return attrs;
  const { captions, title, ...rest } = attrs;
  const provider = String(attrs['provider']);
  const isTitled = typeof title === 'string' && title.trim() !== '';
  return { ...rest, title: isTitled ? title : (UNTITLED[provider] ?? provider), ...(provider === 'file' ? { captions } : {}) };
}

const isEmpty = (result: StoryBlock): boolean => (result.type === 'paragraph' || result.type === 'heading') && result.content.length === 0;

/** A copy of a story document for the editor; an empty one gets an empty paragraph. */
export function editorOfDocument(document: StoryDocument): JSONContent {
  const copy: JSONContent = JSON.parse(JSON.stringify(document));
  return document.content.length === 0 ? { type: 'doc', content: [{ type: 'paragraph' }] } : copy;
}
