import { Parser } from 'htmlparser2';

/** Foreign HTML as it was read: nothing is understood yet. */
export type HtmlNode = HtmlElement | string;
export type HtmlElement = { tag: string; attributes: Readonly<Record<string, string>>; children: HtmlNode[] };

/** Nobody writes deeper than this by hand; what stands deeper is read as if it stood here. */
const DEEPEST = 120;

/** Reads any HTML, however broken, into a tree of bounded depth. Comments, conditional ones too, are left out. */
export function htmlTree(html: string): HtmlElement {
  const root: HtmlElement = { tag: 'body', attributes: {}, children: [] };
  const open: HtmlElement[] = [root];
  // How many elements beyond the deepest are open: their ends must not close others.
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

/** The words inside a node, one space between them. */
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

/** What bytes 0x80 to 0x9f are on Windows, where much foreign text was written; as controls they would mean nothing. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Text without what cannot be printed or stored: controls, invisible marks of other programs, halves of characters. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .replace(/[\u0080-\u009f]/gu, (sign) => (WINDOWS[sign.charCodeAt(0) - 0x80] ?? '').trim())
    .replace(/[\p{Cc}\u00ad\u200b\u2060\ufeff]/gu, (sign) => (/\s/u.test(sign) ? sign : ''))
    .replaceAll('\u00a0', ' ')
    .normalize('NFC');

/** Every element inside, in the order of reading, that is asked for; inside one that is found nothing more is looked for. */
export function elementsInside(element: HtmlElement, isAsked: (element: HtmlElement) => boolean): HtmlElement[] {
  return element.children.flatMap((child): HtmlElement[] => {
    if (typeof child === 'string') return [];
    return isAsked(child) ? [child] : elementsInside(child, isAsked);
  });
}

/** What a style attribute says of one property, in small letters. */
export function styleOf({ attributes }: HtmlElement, property: string): string {
  const style = attributes['style'];
  if (style === undefined) return '';
  const declarations = style.split(';').map((declaration) => declaration.split(':'));
  const last = declarations.findLast(([name]) => name?.trim().toLowerCase() === property);
  return (last?.slice(1).join(':') ?? '').trim().toLowerCase();
}

export const hasClass = ({ attributes }: HtmlElement, pattern: RegExp): boolean => pattern.test(attributes['class'] ?? '');
