import { westernDigits } from '../text/westernDigits.ts';
import { type Dropped, documentFromHtml } from './documentFromHtml.ts';
import { asParagraphOrEmbed } from './htmlBlocks.ts';
import { elementsInside, type HtmlElement, htmlTree, styleOf } from './htmlTree.ts';
import type { StoryBlock, StoryDocument, StoryInline } from './storyDocument.ts';

/** The content of the clipboard; either text may be empty. `pictures` as for `documentFromHtml`. */
type Pasted = { html: string; text: string; pictures?: ReadonlyMap<string, string> };

/** Start of a message in an exported or copied chat: `[21/11, 10:30] Name: `, `21/11/26, 10:30 am - Name: `. */
const MESSAGE_HEAD =
  /^[\u200e\u200f]*(?:\[\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s+\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]\s*(?:[^:\n]{1,60}:\s*)?|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},\s+\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?\s+-\s+(?:[^:\n]{1,60}:\s*)?)/iu;
/** The same with the time first, as phones copy several messages: `[10:30 am, 21/11/2026] Name: `. */
const CLOCK_FIRST = /^[\u200e\u200f]*\[\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?,\s*\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\]\s*(?:[^:\n]{1,60}:\s*)?/iu;

/** Lines that a messenger adds itself. */
const NOT_SAID =
  /^[\u200e\u200f]*(?:<(?:media omitted|attached: [^>]*)>|(?:image|video|audio|sticker|document|gif) omitted|this message was (?:edited|deleted)|forwarded(?: many times)?)$/iu;

const BULLET = /^[•▪◦●○■□➢✓➤👉🔹🔸*-]\s+(?=\S)/u;
const NUMBER = /^(\d{1,2}|[૦-૯]{1,2})[.)]\s+(?=\S)/u;
/** The number before a line; NaN if there is none. */
const numberOf = (line: string): number => Number(westernDigits(NUMBER.exec(line)?.[1] ?? 'none'));

/** Converts pasted content to a story document: from the HTML if it has any structure, otherwise from the plain text. */
export function cleanPaste({ html, text, pictures = new Map() }: Pasted): { document: StoryDocument; dropped: Dropped[] } {
  if (html.trim() === '' || isPlainInHtml(html) || isChat(text))
    return { document: documentFromText(text || htmlWords(html)), dropped: [] };
  return documentFromHtml(html, { pictures });
}

/** Browsers wrap text copied from a field or a chat in a single element without any structure. */
function isPlainInHtml(html: string): boolean {
  return (
    elementsInside(htmlTree(html), ({ tag }) => !['html', 'body', 'meta', 'span', 'pre', 'div', 'br'].includes(tag)).length === 0 &&
    !/font-(weight|style)/i.test(html)
  );
}

const htmlWords = (html: string): string =>
  documentFromHtml(html)
    .document.content.flatMap((block) =>
      block.type === 'paragraph' ? [block.content.map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')] : [],
    )
    .join('\n\n');

const isChat = (text: string): boolean => text.split('\n').some((line) => MESSAGE_HEAD.test(line) || CLOCK_FIRST.test(line));

/**
 * Converts plain text to a document: each line is a paragraph (without the header of a chat message), or an embed if it is an address of
 * one; lines with bullets, or numbered from 1 (a list numbers its items itself), become lists, and messenger formatting (`*…*`, `_…_`)
 * becomes bold and italic.
 */
export function documentFromText(text: string): StoryDocument {
  const content: StoryBlock[] = [];
  for (const line of linesOf(text)) {
    const last = content.at(-1);
    const next = last?.type === 'orderedList' ? last.content.length + 1 : 1;
    const type = BULLET.test(line) ? 'bulletList' : numberOf(line) === next ? 'orderedList' : undefined;
    if (type === undefined) content.push(asParagraphOrEmbed(marked(line)));
    else {
      const item = {
        type: 'listItem' as const,
        content: [{ type: 'paragraph' as const, content: marked(line.replace(BULLET, '').replace(NUMBER, '')) }],
      };
      if (last?.type === type) last.content.push(item);
      else content.push({ type, content: [item] });
    }
  }
  return { type: 'doc', content };
}

const linesOf = (text: string): string[] =>
  text
    .split(/\r\n?|\n|\u2028|\u2029/u)
    .map((line) => line.replace(MESSAGE_HEAD, '').replace(CLOCK_FIRST, ''))
    .map((line) =>
      line
        .toWellFormed()
        .replaceAll('\ufffd', '')
        .replace(/\p{Cc}|[\u200b\u200e\u200f\u2060\ufeff]/gu, ' ')
        .replace(/[\s\u00a0]+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '' && !NOT_SAID.test(line));

/** Text between formatting signs that stand at word boundaries; 2*3*4 does not match. */
const STARRED =
  /(?<![\p{L}\p{M}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\p{L}\p{M}\p{N}*])|(?<![\p{L}\p{M}\p{N}_])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\p{M}\p{N}_])/u;

function marked(line: string): StoryInline[] {
  const match = STARRED.exec(line);
  if (!match) return line === '' ? [] : [{ type: 'text', text: line }];
  const before = line.slice(0, match.index);
  const after = line.slice(match.index + match[0].length);
  const mark = { type: match[1] === undefined ? ('italic' as const) : ('bold' as const) };
  const inside = marked(match[1] ?? match[2] ?? '').map((inline): StoryInline => {
    if (inline.type !== 'text') return inline;
    const marks = [...(inline.marks ?? []), mark].sort((one, other) => one.type.localeCompare(other.type));
    return { ...inline, marks };
  });
  return [...marked(before), ...inside, ...marked(after)];
}

/** The fonts of a paste, the one with the most text first; used to recognise legacy fonts. */
export function fontsOfPaste(html: string): string[] {
  const lengths = new Map<string, number>();
  const gather = (element: HtmlElement, around: string): void => {
    const font = element.tag === 'font' ? (element.attributes['face'] ?? around) : styleOf(element, 'font-family') || around;
    for (const child of element.children) {
      if (typeof child !== 'string') gather(child, font);
      else if (child.trim() !== '' && font !== '') lengths.set(font, (lengths.get(font) ?? 0) + child.length);
    }
  };
  gather(htmlTree(html), '');
  return [...lengths].sort(([, one], [, other]) => other - one).map(([font]) => font);
}
