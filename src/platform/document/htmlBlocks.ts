import { embedOf } from './embedAddress.ts';
import { captionOf, emojiOf, isFigure, isPicture, pictureOf, picturesOfFigure, withoutCaption } from './htmlFigures.ts';
import { addText, formatWithin, paragraphsOf, plainly, safeAddress, type TextFormat, trimmed } from './htmlLine.ts';
import { type CellContent, cellsOfLayout, tableOf } from './htmlTable.ts';
import { INLINE, LOST, UNSEEN } from './htmlTags.ts';
import { elementsInside, type HtmlElement, type HtmlNode, hasClass, styleOf, textOf } from './htmlTree.ts';
import { cellText, type StoryBlock, type StoryInline, type StoryParagraph } from './storyDocument.ts';

/** Options and callbacks while foreign HTML is read. */
export type Reading = {
  /** Keys of the newspaper's pictures, by their address in the HTML. */
  pictures: ReadonlyMap<string, string>;
  /** Whether a blank line ends a paragraph, as in WordPress content. */
  isWrittenInLines: boolean;
  /** Records content that the document format cannot hold. */
  countDropped: (what: string) => void;
};

/** The blocks written so far, and the open line after them. */
type Column = { blocks: StoryBlock[]; line: StoryInline[]; level?: 2 | 3 };

/** Converts a list of foreign nodes to blocks. */
export function blocksOf(nodes: readonly HtmlNode[], reading: Reading, format: TextFormat = plainly): StoryBlock[] {
  const column: Column = { blocks: [], line: [] };
  flow(nodes, column, format, reading);
  endLine(column);
  return column.blocks;
}

function flow(nodes: readonly HtmlNode[], column: Column, format: TextFormat, reading: Reading): void {
  for (const node of nodes) {
    if (typeof node === 'string') takeText(node, column, format, reading);
    else takeElement(node, column, format, reading);
  }
}

function takeText(text: string, column: Column, format: TextFormat, reading: Reading): void {
  const here = column.level ? { ...format, bold: false } : format;
  if (!reading.isWrittenInLines || here.isPreformatted) {
    addText(column.line, text, here);
    return;
  }
  for (const [at, paragraph] of text.split(/\r?\n[^\S\n]*\r?\n\s*/u).entries()) {
    if (at > 0) endLine(column);
    for (const [row, words] of paragraph.split(/\r?\n/u).entries()) {
      if (row > 0) column.line.push({ type: 'hardBreak' });
      addText(column.line, words, here);
    }
  }
}

/** Ends the open line: adds it as a paragraph, or as a heading inside one. */
function endLine(column: Column): void {
  const line = column.line;
  column.line = [];
  if (column.level) {
    const content = trimmed(line);
    if (content.length > 0) column.blocks.push({ type: 'heading', attrs: { level: column.level }, content });
    return;
  }
  column.blocks.push(...paragraphsOf(line).map(asParagraphOrEmbed));
}

/** An address alone in its paragraph becomes an embed if its provider is supported. */
export function asParagraphOrEmbed(content: StoryInline[]): StoryBlock {
  const [only] = content;
  const address = content.length === 1 && only?.type === 'text' && /^https?:\/\/\S+$/u.test(only.text) ? only.text : '';
  return embedOf(address) ?? { type: 'paragraph', content };
}

function takeElement(element: HtmlElement, column: Column, format: TextFormat, reading: Reading): void {
  const { tag } = element;
  if (UNSEEN.has(tag) || isHidden(element)) return;
  if (LOST.has(tag)) reading.countDropped(tag);
  else if (tag === 'br') column.line.push({ type: 'hardBreak' });
  else if (tag === 'img') readPictureElement(element, column, format, reading);
  else if (tag === 'a') flow(element.children, column, linked(element, format, reading), reading);
  else if (INLINE.has(tag)) flow(element.children, column, formatWithin(element, format), reading);
  else takeBlock(element, column, formatWithin(element, format), reading);
}

function takeBlock(element: HtmlElement, column: Column, within: TextFormat, reading: Reading): void {
  endLine(column);
  const heading = /^h([1-6])$/.exec(element.tag)?.[1];
  const blocks = blocksOfElement(element, within, reading);
  if (blocks) column.blocks.push(...blocks);
  else if (heading && column.level === undefined) {
    column.level = Number(heading) <= 2 ? 2 : 3;
    flow(element.children, column, within, reading);
    endLine(column);
    delete column.level;
  } else {
    flow(element.children, column, within, reading);
    endLine(column);
  }
}

/** The blocks of an element, or undefined if the element is only a container. */
function blocksOfElement(element: HtmlElement, within: TextFormat, reading: Reading): StoryBlock[] | undefined {
  const { tag } = element;
  if (hasClass(element, /pull-?quote/i)) return pullQuote(element, reading);
  if (isFigure(element)) return figure(element, within, reading);
  if (tag === 'ul' || tag === 'ol' || tag === 'menu' || tag === 'dir') return list(element, within, reading);
  if (tag === 'blockquote') return quotation(element, within, reading);
  if (tag === 'table') return table(element, within, reading);
  if (tag === 'iframe') return frame(element, reading);
  return undefined;
}

const isHidden = (element: HtmlElement): boolean =>
  styleOf(element, 'display') === 'none' ||
  styleOf(element, 'mso-hide') === 'all' ||
  element.attributes['hidden'] !== undefined ||
  isReview(element);

/** Comments in Word, and text that its tracked changes have deleted. */
const isReview = (element: HtmlElement): boolean =>
  styleOf(element, 'mso-element').startsWith('comment') ||
  hasClass(element, /\bMsoCommentReference\b/) ||
  (element.tag === 'del' && element.attributes['datetime'] !== undefined);

function linked(element: HtmlElement, format: TextFormat, reading: Reading): TextFormat {
  const message = element.attributes['href']?.trim() ?? '';
  const href = safeAddress(message);
  // Dropping an anchor, or a link within the same page, loses nothing.
  if (href === undefined && message !== '' && !message.startsWith('#')) reading.countDropped('link');
  return { ...formatWithin(element, format), href: href ?? format.href };
}

function readPictureElement(element: HtmlElement, column: Column, format: TextFormat, reading: Reading): void {
  const emoji = emojiOf(element);
  if (emoji !== undefined) addText(column.line, emoji, format);
  if (!isPicture(element)) return;
  const key = reading.pictures.get(pictureOf(element).src);
  if (key === undefined) {
    reading.countDropped('picture');
    return;
  }
  endLine(column);
  column.blocks.push({ type: 'picture', attrs: { picture: key, caption: '', credit: '' } });
}

function figure(element: HtmlElement, within: TextFormat, reading: Reading): StoryBlock[] {
  const caption = captionOf(element);
  const results = picturesOfFigure(element);
  if (results.length > 0) {
    const pictures = results.flatMap((picture) => {
      const key = reading.pictures.get(picture.src);
      if (key === undefined) reading.countDropped('picture');
      return key === undefined ? [] : [{ picture: key, caption: picture.caption, credit: '' }];
    });
    const [first, ...more] = pictures;
    if (!first) return [];
    // Of several pictures only each has a caption of its own.
    const below = caption === '' || results.length === 1 ? [] : [paragraphOf(caption)];
    return [more.length === 0 ? { type: 'picture', attrs: first } : { type: 'gallery', attrs: { pictures } }, ...below];
  }
  const inside = blocksOf(withoutCaption(element).children, reading, within);
  const [only] = inside;
  if (caption === '') return inside;
  if (inside.length === 1 && only?.type === 'table') return [{ ...only, attrs: { caption: only.attrs.caption || caption } }];
  if (inside.length === 1 && only?.type === 'embed') return [{ ...only, attrs: { ...only.attrs, title: caption } }];
  if (inside.length === 1 && only?.type === 'video') return [{ ...only, attrs: { ...only.attrs, title: caption } }];
  return [...inside, paragraphOf(caption)];
}

const paragraphOf = (text: string): StoryParagraph => ({ type: 'paragraph', content: [{ type: 'text', text }] });

/** The items of a list; items of a nested list follow their parent item. */
function list(element: HtmlElement, within: TextFormat, reading: Reading): StoryBlock[] {
  const items: { type: 'listItem'; content: StoryParagraph[] }[] = [];
  const lifted: StoryBlock[] = [];
  for (const child of element.children) {
    if (typeof child === 'string' && child.trim() === '') continue;
    const isItem = typeof child !== 'string' && child.tag === 'li';
    const own: StoryParagraph[] = [];
    const following: typeof items = [];
    for (const block of isItem ? blocksOf(child.children, reading, formatWithin(child, within)) : blocksOf([child], reading, within)) {
      const paragraphs = paragraphsIn(block);
      if (block.type === 'bulletList' || block.type === 'orderedList') following.push(...block.content);
      else if (paragraphs) own.push(...paragraphs);
      else lifted.push(block);
    }
    if (own.length > 0) items.push({ type: 'listItem', content: own });
    items.push(...following);
  }
  if (items.length === 0) return lifted;
  const start = element.tag === 'ol' ? Number(element.attributes['start'] ?? 1) : 1;
  // Lists of the document begin with 1; one that goes on after a picture, say, is paragraphs with its numbers.
  if (Number.isInteger(start) && start !== 1) return [...items.flatMap(({ content }, at) => numbered(content, start + at)), ...lifted];
  return [{ type: element.tag === 'ol' ? 'orderedList' : 'bulletList', content: items }, ...lifted];
}

function numbered([first, ...more]: StoryParagraph[], number: number): StoryParagraph[] {
  const [start, ...rest] = first?.content ?? [];
  const head = `${number}. `;
  const isPlain = start?.type === 'text' && !start.marks?.length;
  const content: StoryInline[] = isPlain
    ? [{ ...start, text: head + start.text }, ...rest]
    : [{ type: 'text', text: head }, ...(start ? [start] : []), ...rest];
  return [{ type: 'paragraph', content }, ...more];
}

/** The paragraphs of a block, for lists, quotations and cells, which hold paragraphs only. */
function paragraphsIn(block: StoryBlock): StoryParagraph[] | undefined {
  switch (block.type) {
    case 'paragraph':
      return [block];
    case 'heading':
      return [{ type: 'paragraph', content: block.content }];
    case 'bulletList':
    case 'orderedList':
      return block.content.flatMap((item) => item.content);
    case 'blockquote':
      return block.content;
    case 'pullQuote':
      return [{ type: 'paragraph', content: [{ type: 'text', text: block.attrs.text }] }];
    default:
      return undefined;
  }
}

function parted(blocks: StoryBlock[]): { paragraphs: StoryParagraph[]; lifted: StoryBlock[] } {
  const paragraphs = blocks.flatMap((block) => paragraphsIn(block) ?? []);
  return { paragraphs, lifted: blocks.filter((block) => paragraphsIn(block) === undefined) };
}

const isCite = ({ tag }: HtmlElement): boolean => tag === 'cite' || tag === 'footer';

const citeOf = (element: HtmlElement): string =>
  elementsInside(element, isCite)
    .map(textOf)
    .join(' ')
    .replace(/^[\s—–―-]+/u, '');

const withoutCite = (nodes: readonly HtmlNode[]): HtmlNode[] =>
  nodes
    .filter((node) => typeof node === 'string' || !isCite(node))
    .map((node) => (typeof node === 'string' ? node : { ...node, children: withoutCite(node.children) }));

function quotation(element: HtmlElement, within: TextFormat, reading: Reading): StoryBlock[] {
  const embedded = hasClass(element, /twitter-tweet|twitter-video|instagram-media|tiktok-embed/) ? postOf(element) : undefined;
  if (embedded) return [embedded];
  const { paragraphs, lifted } = parted(blocksOf(withoutCite(element.children), reading, within));
  if (paragraphs.length === 0) return lifted;
  return [{ type: 'blockquote', attrs: { cite: citeOf(element) }, content: paragraphs }, ...lifted];
}

/** A post of another site becomes a quotation with a link to it. */
function postOf(element: HtmlElement): StoryBlock | undefined {
  const links = elementsInside(element, ({ tag }) => tag === 'a').map(({ attributes }) => attributes['href'] ?? '');
  const addresses = [element.attributes['data-instgrm-permalink'] ?? '', element.attributes['cite'] ?? '', ...links.toReversed()];
  return addresses.map((address) => embedOf(address)).find((block) => block !== undefined);
}

function pullQuote(element: HtmlElement, reading: Reading): StoryBlock[] {
  const { paragraphs, lifted } = parted(blocksOf(withoutCite(element.children), reading));
  const text = paragraphs.map(({ content }) => content.map((inline) => (inline.type === 'text' ? inline.text : ' ')).join('')).join(' ');
  return text === '' ? lifted : [{ type: 'pullQuote', attrs: { text, cite: citeOf(element) } }, ...lifted];
}

function table(element: HtmlElement, within: TextFormat, reading: Reading): StoryBlock[] {
  const cells = cellsOfLayout(element);
  if (cells) return cells.flatMap((cell) => blocksOf(cell.children, reading, within));
  return tableOf(element, (cell): CellContent => {
    const { paragraphs, lifted } = parted(blocksOf(cell.children, reading, formatWithin(cell, within)));
    // A cell is one run of text, so its paragraphs are joined by line breaks.
    return { paragraph: { type: 'paragraph', content: cellText({ content: paragraphs }) }, lifted };
  });
}

function frame(element: HtmlElement, reading: Reading): StoryBlock[] {
  const { attributes } = element;
  const address =
    [attributes['src'], attributes['data-src'], attributes['data-lazy-src']].find(
      (message) => message !== undefined && /^(https?:)?\/\//.test(message),
    ) ?? '';
  const block = embedOf(address, textOf(attributes['title'] ?? ''));
  if (block) return [block];
  const host = URL.canParse(address, 'https://x') ? new URL(address, 'https://x').hostname : '';
  reading.countDropped(address === '' || host === '' ? 'iframe' : `iframe ${host.slice(0, 100)}`);
  return [];
}
