import { parseLink } from '../text/linkAddress.ts';
import { cleanText, type HtmlElement, styleOf } from './htmlTree.ts';
import type { StoryInline } from './storyDocument.ts';

/** The text format at a place, inherited from the enclosing elements. */
export type TextFormat = {
  bold: boolean;
  italic: boolean;
  href: string | undefined;
  isPreformatted: boolean;
  /** Raised or lowered text, of which the document format holds the digits. */
  script?: 'sup' | 'sub';
};

export const plainly: TextFormat = { bold: false, italic: false, href: undefined, isPreformatted: false };

const BOLD = new Set(['b', 'strong']);
const ITALIC = new Set(['i', 'em', 'var', 'dfn']);

/**
 * The format inside an element, from its tag and style and the format around it. Style overrides the tag, because Google Docs writes `<b>`
 * around plain text.
 */
export function formatWithin(element: HtmlElement, around: TextFormat): TextFormat {
  const weight = styleOf(element, 'font-weight');
  const slant = styleOf(element, 'font-style');
  const bold = /^(bold|bolder|[6-9]00)\b/.test(weight) || (BOLD.has(element.tag) && weight === '');
  const italic = /^(italic|oblique)/.test(slant) || (ITALIC.has(element.tag) && slant === '');
  return {
    ...around,
    bold: bold || (around.bold && !/^(normal|lighter|[1-5]00)\b/.test(weight)),
    italic: italic || (around.italic && !slant.startsWith('normal')),
    isPreformatted: around.isPreformatted || element.tag === 'pre' || element.tag === 'textarea',
    ...(element.tag === 'sup' || element.tag === 'sub' ? { script: element.tag } : {}),
  };
}

/** The address of a link if it is safe for a document, otherwise undefined. */
export function safeAddress(href: string | undefined): string | undefined {
  const message = cleanText(href ?? '').replace(/\s+/gu, '');
  const link = parseLink(message.startsWith('//') ? `https:${message}` : message);
  if (link?.kind === 'contact')
    return /^(mailto:[^:]+|tel:\+?[\d().-]+)$/i.test(link.href) ? link.href.replace(/^\w+/, (scheme) => scheme.toLowerCase()) : undefined;
  if (link?.kind !== 'web') return link?.href;
  const url = new URL(link.href);
  // Google Docs and search pages link through a redirect; the target address is used instead.
  const behind =
    /(^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === '/url'
      ? parseLink(url.searchParams.get('q') ?? url.searchParams.get('url') ?? '')
      : undefined;
  return behind?.kind === 'web' ? behind.href : link.href;
}

const PLAIN = '0123456789+-=()';
const SCRIPTS = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎' } as const;

/** A raised or lowered number in Unicode's own letters; other text as it is, because only part of it could be raised. */
function inScript(text: string, script: TextFormat['script']): string {
  const digits = text.replaceAll('−', '-');
  if (script === undefined || !/^\s*[-+=()]*\d[-+=()\d]*\s*$/.test(digits)) return text;
  return digits.replace(/[-+=()\d]/g, (letter) => SCRIPTS[script].charAt(PLAIN.indexOf(letter)));
}

/** Adds text to a line. White space is collapsed as browsers do, or kept line by line in preformatted text. */
export function addText(line: StoryInline[], text: string, format: TextFormat): void {
  const clean = inScript(cleanText(text), format.script);
  if (!format.isPreformatted) {
    addWords(line, clean.replace(/\s+/gu, ' '), format);
    return;
  }
  for (const [at, words] of clean.split(/\r\n?|\n/u).entries()) {
    if (at > 0) line.push({ type: 'hardBreak' });
    addWords(line, words.replaceAll('\t', '  '), format);
  }
}

function addWords(line: StoryInline[], text: string, format: TextFormat): void {
  const last = line.at(-1);
  const atStart = last === undefined || last.type === 'hardBreak' || (last.type === 'text' && last.text.endsWith(' '));
  const words = atStart && !format.isPreformatted ? text.replace(/^ /u, '') : text;
  if (words === '') return;
  const marks = marksOf(format);
  if (last?.type === 'text' && JSON.stringify(last.marks ?? []) === JSON.stringify(marks)) last.text += words;
  else line.push({ type: 'text', text: words, ...(marks.length === 0 ? {} : { marks }) });
}

type Marks = NonNullable<Extract<StoryInline, { type: 'text' }>['marks']>;

const marksOf = ({ bold, italic, href }: TextFormat): Marks => [
  ...(href === undefined ? [] : [{ type: 'link' as const, attrs: { href } }]),
  ...(bold ? [{ type: 'bold' as const }] : []),
  ...(italic ? [{ type: 'italic' as const }] : []),
];

/** Splits a line into paragraphs at double line breaks and trims each. */
export function paragraphsOf(line: readonly StoryInline[]): StoryInline[][] {
  const paragraphs: StoryInline[][] = [[]];
  let breaks = 0;
  for (const inline of line) {
    const isBlank = inline.type === 'text' && inline.text.trim() === '';
    if (inline.type === 'hardBreak') breaks += 1;
    else if (!(isBlank && breaks > 0)) {
      if (breaks >= 2) paragraphs.push([]);
      else if (breaks === 1) paragraphs.at(-1)?.push({ type: 'hardBreak' });
      breaks = 0;
      paragraphs.at(-1)?.push(inline);
    }
  }
  return paragraphs.map(trimmed).filter((paragraph) => paragraph.length > 0);
}

/** Removes spaces and breaks at the beginning and the end, and spaces before a break. */
export function trimmed(line: readonly StoryInline[]): StoryInline[] {
  const kept = line.flatMap((inline, at): StoryInline[] => {
    if (inline.type === 'hardBreak') return [inline];
    const before = line[at - 1];
    const after = line[at + 1];
    const start = before === undefined || before.type === 'hardBreak' ? inline.text.trimStart() : inline.text;
    const text = after === undefined || after.type === 'hardBreak' ? start.trimEnd() : start;
    return text === '' ? [] : [{ ...inline, text }];
  });
  const first = kept.findIndex((inline) => inline.type === 'text');
  const last = kept.findLastIndex((inline) => inline.type === 'text');
  const within = first === -1 ? [] : kept.slice(first, last + 1);
  // Removing a blank run puts its neighbour at the edge, so trim again.
  return within.length < line.length ? trimmed(within) : within;
}
