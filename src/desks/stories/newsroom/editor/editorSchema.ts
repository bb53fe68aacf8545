import { type Extensions, Node } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';

/**
 * The editor's schema for story documents: the same names, attributes and nesting as `storyDocument`, so that the editor's content is
 * always a valid document. Editing views are added in `editorNodes.ts`.
 */

/** A node with attributes and no text of its own. */
const thing = (name: string, attributes: Record<string, unknown>) =>
  Node.create({
    name,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, attribute(key, value)])),
    parseHTML: () => [{ tag: `div[data-block="${name}"]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', { 'data-block': name, ...HTMLAttributes }],
  });

/** An attribute that is kept as JSON when copied inside the editor. */
const attribute = (name: string, value: unknown) => ({
  default: value,
  parseHTML: (element: HTMLElement): unknown => parsed(element.getAttribute(`data-${name}`), value),
  renderHTML: (attributes: Record<string, unknown>) => ({ [`data-${name}`]: JSON.stringify(attributes[name]) }),
});

function parsed(json: string | null, otherwise: unknown): unknown {
  if (json === null) return otherwise;
  try {
    return JSON.parse(json);
  } catch {
    return otherwise;
  }
}

export const PullQuote = thing('pullQuote', { text: '', cite: '' });
export const Picture = thing('picture', { picture: '', caption: '', credit: '' });
export const Gallery = thing('gallery', { pictures: [] });
export const Video = thing('video', { provider: 'youtube', source: '', title: '', captions: '' });
export const Embed = thing('embed', { provider: '', url: '', title: '' });
export const RelatedStory = thing('relatedStory', { articleId: 0 });

export const Quote = Node.create({
  name: 'blockquote',
  group: 'block',
  content: 'paragraph+',
  defining: true,
  addAttributes: () => ({ cite: attribute('cite', '') }),
  parseHTML: () => [{ tag: 'blockquote' }],
  renderHTML: ({ HTMLAttributes }) => ['blockquote', HTMLAttributes, 0],
});

/** Lists are flat: an item holds paragraphs. */
const ListItem = Node.create({
  name: 'listItem',
  content: 'paragraph+',
  defining: true,
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: () => ['li', 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

export const StoryTable = Table.extend({ addAttributes: () => ({ caption: attribute('caption', '') }) });
const Cell = TableCell.extend({ content: 'paragraph+' });
const HeaderCell = TableHeader.extend({ content: 'paragraph+' });

const kit = StarterKit.configure({
  heading: { levels: [2, 3] },
  blockquote: false,
  listItem: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  trailingNode: { notAfter: ['paragraph'] },
  link: {
    openOnClick: false,
    autolink: false,
    linkOnPaste: false,
    protocols: ['mailto', 'tel'],
    HTMLAttributes: { rel: null, target: null },
  },
});

/** All extensions of the editor, with the given node views. */
export const editorExtensions = (
  jsonLd: Extensions = [PullQuote, Picture, Gallery, Video, Embed, RelatedStory, Quote, StoryTable],
): Extensions => [kit, ListItem, TableRow, Cell, HeaderCell, ...jsonLd];
