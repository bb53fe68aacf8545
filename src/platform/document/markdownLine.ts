import { marked, type Token, type Tokens } from 'marked';
import { parseLink } from '../text/linkAddress.ts';
import { htmlTree, textOf } from './htmlTree.ts';
import type { StoryInline, StoryMark } from './storyDocument.ts';

/** Parses Markdown into tokens. They are typed by `type` alone, because marked's own union does not narrow: extensions may add types. */
export const markdownTokens = (markdown: string): Token[] => marked.lexer(markdown, { gfm: true });

export const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading';
export const isParagraph = (token: Token): token is Tokens.Paragraph => token.type === 'paragraph';
export const isList = (token: Token): token is Tokens.List => token.type === 'list';
export const isTable = (token: Token): token is Tokens.Table => token.type === 'table';
export const isQuote = (token: Token): token is Tokens.Blockquote => token.type === 'blockquote';
export const isCode = (token: Token): token is Tokens.Code => token.type === 'code';
export const isImage = (token: Token): token is Tokens.Image => token.type === 'image';
export const isLink = (token: Token): token is Tokens.Link => token.type === 'link';

/** Markdown leaves HTML entities to the browser; a document holds plain characters. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/giu, (entity) => textOf(htmlTree(entity)) || entity);

/** Converts inline tokens to a line. `drop` is called for content that a line cannot hold. */
export function lineOf(tokens: readonly Token[], drop: (what: string) => void): StoryInline[] {
  const line: StoryInline[] = [];
  write(tokens, [], line, drop);
  return line;
}

function write(tokens: readonly Token[], marks: readonly StoryMark[], line: StoryInline[], drop: (what: string) => void): void {
  for (const token of tokens) {
    const inside = 'tokens' in token && token.tokens ? token.tokens : undefined;
    if (token.type === 'br') line.push({ type: 'hardBreak' });
    else if (token.type === 'strong') write(inside ?? [], withMark(marks, { type: 'bold' }), line, drop);
    else if (token.type === 'em') write(inside ?? [], withMark(marks, { type: 'italic' }), line, drop);
    else if (isLink(token)) writeLink(token, marks, line, drop);
    else if (isImage(token)) drop('picture inside a line');
    else if (token.type === 'html') drop('html inside a line');
    else if (inside) write(inside, marks, line, drop);
    else if ('text' in token && typeof token.text === 'string') addText(line, withoutEntities(token.text.replaceAll('\n', ' ')), marks);
  }
}

function writeLink(token: Tokens.Link, marks: readonly StoryMark[], line: StoryInline[], drop: (what: string) => void): void {
  const isSafe = parseLink(token.href) !== undefined;
  if (!isSafe) drop('link');
  write(token.tokens, isSafe ? withMark(marks, { type: 'link', attrs: { href: token.href } }) : marks, line, drop);
}

const withMark = (marks: readonly StoryMark[], mark: StoryMark): StoryMark[] => [...marks.filter(({ type }) => type !== mark.type), mark];

/** Adds text to the end of a line; neighbouring text with the same marks becomes one run. */
function addText(line: StoryInline[], text: string, marks: readonly StoryMark[]): void {
  if (text === '') return;
  const last = line.at(-1);
  if (last?.type === 'text' && JSON.stringify(last.marks ?? []) === JSON.stringify(marks)) last.text += text;
  else line.push({ type: 'text', text, ...(marks.length > 0 ? { marks: [...marks] } : {}) });
}

/** The text of a line, without its marks. */
export const wordsOfLine = (line: readonly StoryInline[]): string =>
  line.map((inline) => (inline.type === 'text' ? inline.text : ' ')).join('');
