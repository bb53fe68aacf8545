import { type Token, type Tokens, walkTokens } from 'marked';
import { type Dropped, documentFromHtml, picturesInHtml } from './documentFromHtml.ts';
import { embedOf } from './embedAddress.ts';
import { directivesOf, type MarkdownDirective } from './markdownDirective.ts';
import {
  isCode,
  isHeading,
  isImage,
  isLink,
  isList,
  isParagraph,
  isQuote,
  isTable,
  lineOf,
  markdownTokens,
  withoutEntities,
  wordsOfLine,
} from './markdownLine.ts';
import type { StoryBlock, StoryDocument, StoryInline, StoryParagraph } from './storyDocument.ts';

/** Resolves the names in a Markdown text. Unlisted names are dropped. */
export type MarkdownNames = {
  /** Keys of pictures, by their address in the text. */
  pictures?: ReadonlyMap<string, string>;
  /** Ids of stories and videos, by slug. */
  stories?: ReadonlyMap<string, number>;
  videos?: ReadonlyMap<string, number>;
};

type Reading = Required<MarkdownNames> & { drop: (what: string) => void };

/**
 * Converts Markdown (CommonMark with tables) to a story document. Several pictures in one paragraph become a gallery; an address alone in a
 * paragraph becomes an embed. Directive lines cover what Markdown has no syntax for: `::pullquote[text]{cite="name"}`, `::related[slug]`,
 * `::video[title]{slug="slug"}` and, before a table, `::table[caption]`. Accepts any text: unsupported content is dropped and counted.
 */
export function documentFromMarkdown(markdown: string, names: MarkdownNames = {}): { document: StoryDocument; dropped: Dropped[] } {
  const counts = new Map<string, number>();
  const nothing = new Map<string, never>();
  const reading: Reading = {
    ...{ pictures: nothing, stories: nothing, videos: nothing },
    ...names,
    drop: (what) => counts.set(what, (counts.get(what) ?? 0) + 1),
  };
  const content: StoryBlock[] = [];
  for (const token of markdownTokens(markdown)) addBlocks(content, token, reading);
  const isWhole = content.map((block) => !isCaption(block));
  return {
    document: { type: 'doc', content: content.filter((_, at) => isWhole[at]) },
    dropped: Array.from(counts, ([what, count]) => ({ what, count })),
  };
}

/** The pictures in a Markdown text, each once. */
export function picturesInMarkdown(markdown: string): { src: string; alt: string; caption: string }[] {
  const result = new Map<string, { src: string; alt: string; caption: string }>();
  const note = (picture: { src: string; alt: string; caption: string }) => {
    if (picture.src !== '' && !result.has(picture.src)) result.set(picture.src, picture);
  };
  walkTokens(markdownTokens(markdown), (token) => {
    if (isImage(token)) note({ src: token.href, alt: withoutEntities(token.text), caption: '' });
    else if (token.type === 'html') for (const picture of picturesInHtml(token.raw)) note(picture);
  });
  return [...result.values()];
}

/** A table without rows holds the caption until the next table is read. */
const isCaption = (block: StoryBlock): boolean => block.type === 'table' && block.content.length === 0;

function addBlocks(content: StoryBlock[], token: Token, reading: Reading): void {
  if (isHeading(token)) {
    content.push({ type: 'heading', attrs: { level: token.depth <= 2 ? 2 : 3 }, content: lineOf(token.tokens, reading.drop) });
  } else if (isParagraph(token)) addParagraph(content, token, reading);
  else if (isList(token)) {
    const items = itemsOf(token, reading);
    if (items.length > 0) content.push({ type: token.ordered ? 'orderedList' : 'bulletList', content: items });
  } else if (isQuote(token)) addQuote(content, token, reading);
  else if (isTable(token)) {
    const before = content.at(-1);
    const caption = before?.type === 'table' && isCaption(before) ? before.attrs.caption : '';
    if (caption !== '') content.pop();
    content.push(tableOf(token, caption, reading));
  } else if (token.type === 'html') {
    const { document, dropped } = documentFromHtml(token.raw, { pictures: reading.pictures });
    for (const { what, count } of dropped) for (let time = 0; time < count; time++) reading.drop(what);
    content.push(...document.content);
  } else if (isCode(token)) content.push(...codeOf(token));
}

function addParagraph(content: StoryBlock[], token: Tokens.Paragraph, reading: Reading): void {
  const directives = directivesOf(token.raw);
  if (directives) {
    for (const directive of directives) content.push(...blocksOfDirective(directive, reading));
    return;
  }
  const images = token.tokens.filter(isImage);
  const isOnlyImages = token.tokens.every((inline) => isImage(inline) || (inline.type === 'text' && inline.raw.trim() === ''));
  if (images.length > 0 && isOnlyImages) {
    content.push(...picturesOf(images, reading));
    return;
  }
  const [only] = token.tokens;
  const embed = token.tokens.length === 1 && only && isLink(only) && only.text === only.href ? embedOf(only.href) : undefined;
  content.push(embed ?? { type: 'paragraph', content: lineOf(token.tokens, reading.drop) });
}

function picturesOf(images: readonly Tokens.Image[], { pictures, drop }: Reading): StoryBlock[] {
  const results = images.flatMap((image) => {
    const key = pictures.get(image.href);
    if (key === undefined) drop('picture');
    return key === undefined ? [] : [{ picture: key, caption: withoutEntities(image.text), credit: withoutEntities(image.title ?? '') }];
  });
  const [first] = results;
  if (!first) return [];
  return [results.length === 1 ? { type: 'picture', attrs: first } : { type: 'gallery', attrs: { pictures: results } }];
}

function blocksOfDirective({ name, text, values }: MarkdownDirective, { stories, videos, drop }: Reading): StoryBlock[] {
  const story = stories.get(text);
  const video = videos.get(values['slug'] ?? '');
  const embed = name === 'embed' ? embedOf(values['url'] ?? '', text) : undefined;
  if (name === 'pullquote' && text !== '') return [{ type: 'pullQuote', attrs: { text, cite: values['cite'] ?? '' } }];
  if (name === 'table') return [{ type: 'table', attrs: { caption: text }, content: [] }];
  if (name === 'related' && story !== undefined) return [{ type: 'relatedStory', attrs: { articleId: story } }];
  if (name === 'video' && video !== undefined && text !== '')
    return [{ type: 'video', attrs: { provider: 'paper', source: String(video), title: text } }];
  if (embed) return [embed];
  drop(`::${name}`);
  return [];
}

type Item = { type: 'listItem'; content: StoryParagraph[] };

/** The items of a list; items of a nested list follow their parent item. */
function itemsOf(list: Tokens.List, reading: Reading): Item[] {
  return list.items.flatMap(({ tokens }) => {
    const own = tokens.flatMap((token) => (isList(token) ? [] : paragraphsOf(token, reading)));
    const inside = tokens.flatMap((token) => (isList(token) ? itemsOf(token, reading) : []));
    return [...(own.length > 0 ? [{ type: 'listItem' as const, content: own }] : []), ...inside];
  });
}

function paragraphsOf(token: Token, reading: Reading): StoryParagraph[] {
  if (isList(token)) return itemsOf(token, reading).flatMap(({ content }) => content);
  if (isCode(token)) return codeOf(token);
  const inside = 'tokens' in token && token.tokens ? token.tokens : undefined;
  if (!inside) {
    if (token.type !== 'space' && token.type !== 'hr' && token.type !== 'def') reading.drop(`${token.type} inside another block`);
    return [];
  }
  const content: StoryInline[] = lineOf(inside, reading.drop);
  return content.length > 0 ? [{ type: 'paragraph', content }] : [];
}

/** A block of code as a paragraph; an empty one, such as a fence that nothing follows, as none. */
const codeOf = ({ text }: Tokens.Code): StoryParagraph[] => (text === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text }] }]);

const CITE = /^[—–] ?/u;

/** If the last paragraph of a quotation begins with a dash, it names the person quoted. */
function addQuote(content: StoryBlock[], { tokens }: Tokens.Blockquote, reading: Reading): void {
  const paragraphs = tokens.flatMap((token) => paragraphsOf(token, reading));
  const last = wordsOfLine(paragraphs.at(-1)?.content ?? []);
  const isCited = paragraphs.length > 1 && CITE.test(last);
  const texts = isCited ? paragraphs.slice(0, -1) : paragraphs;
  if (texts.length > 0) content.push({ type: 'blockquote', attrs: { cite: isCited ? last.replace(CITE, '') : '' }, content: texts });
}

function tableOf({ header, rows }: Tokens.Table, caption: string, { drop }: Reading): StoryBlock {
  const cell = (type: 'tableHeader' | 'tableCell', { tokens }: Tokens.TableCell) => ({
    type,
    content: [{ type: 'paragraph' as const, content: lineOf(tokens, drop) }],
  });
  return {
    type: 'table',
    attrs: { caption },
    content: [
      { type: 'tableRow', content: header.map((one) => cell('tableHeader', one)) },
      ...rows.map((row) => ({ type: 'tableRow' as const, content: row.map((one) => cell('tableCell', one)) })),
    ],
  };
}
