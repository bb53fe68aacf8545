import { Parser } from 'htmlparser2';

/** Parsed foreign HTML, not interpreted yet. */
export type HtmlNode = HtmlElement | string;
export type HtmlElement = { tag: string; attributes: Readonly<Record<string, string>>; children: HtmlNode[] };

/** Maximum depth; deeper elements are read as if they stood at this depth. No hand-written page is nested deeper. */
const DEEPEST = 120;

/** Parses any HTML, however broken, into a tree of bounded depth. Comments, including conditional comments, are left out. */
export function htmlTree(html: string): HtmlElement {
  const root: HtmlElement = { tag: 'body', attributes: {}, children: [] };
  const open: HtmlElement[] = [root];
  // Number of open elements beyond the maximum depth, so that their end tags do not close others.
  let beyond = 0;
  const innermost = (): HtmlElement => open.at(-1) ?? root;
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element = { tag, attributes, children: [] };
      innermost().children.push(element);
      if (open.length < DEEPEST) open.push(element);
      else beyond += 1;
    },
    ontext(text) {
      innermost().children.push(text);
    },
    onclosetag() {
      if (beyond > 0) beyond -= 1;
      else open.pop();
    },
  });
  parser.end(html);
  return root;
}

/** The text inside a node, words separated by one space. */
export function textOf(node: HtmlNode): string {
  const parts: string[] = [];
  const gather = (inside: HtmlNode): void => {
    if (typeof inside === 'string') parts.push(inside);
    else if (inside.tag === 'br') parts.push(' ');
    else inside.children.forEach(gather);
  };
  gather(node);
  return cleanText(parts.join('')).replace(/\s+/gu, ' ').trim();
}

/** The words of a text that may contain HTML, in one line. */
export const wordsOfHtml = (html: string): string => textOf(htmlTree(html));

/** Bytes 0x80 to 0x9f in the Windows code page, from which much foreign text comes; as Unicode they would be control characters. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Removes characters that cannot be printed or stored: control characters, invisible marks of other programs, lone surrogates. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(/[\u0080-\u009f]/gu, (sign) => (WINDOWS[sign.charCodeAt(0) - 0x80] ?? '').trim())
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu, (sign) => (/\s/u.test(sign) ? sign : ''))
    .replaceAll('\u00a0', ' ')
    .normalize('NFC');

/** The matching descendants in document order; does not search inside a match. */
export function elementsInside(element: HtmlElement, isAsked: (element: HtmlElement) => boolean): HtmlElement[] {
  return element.children.flatMap((child): HtmlElement[] => {
    if (typeof child === 'string') return [];
    return isAsked(child) ? [child] : elementsInside(child, isAsked);
  });
}

/** The value of a property in the style attribute, in lower case. */
export function styleOf({ attributes }: HtmlElement, property: string): string {
  const style = attributes['style'];
  if (style === undefined) return '';
  const declarations = style.split(';').map((declaration) => declaration.split(':'));
  const last = declarations.findLast(([name]) => name?.trim().toLowerCase() === property);
  return (last?.slice(1).join(':') ?? '').trim().toLowerCase();
}

export const hasClass = ({ attributes }: HtmlElement, pattern: RegExp): boolean => pattern.test(attributes['class'] ?? '');
