/** Text of an XML document that is complete and escaped. */
export class Xml {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Attributes = Readonly<Record<string, string | number | undefined>>;
type Child = Xml | string | number | undefined;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** What XML 1.0 allows in no form, not even escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string => text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter);

/** An element; attributes and children that are undefined are left out. Texts are escaped. */
export function xml(name: string, attributes: Attributes, ...children: readonly Child[]): Xml {
  const written = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : ` ${key}="${escaped(String(value))}"`));
  const inside = children.map((child) => (child instanceof Xml ? child.text : child === undefined ? '' : escaped(String(child)))).join('');
  return new Xml(inside === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inside}</${name}>`);
}

/** A whole XML document. */
export const xmlDocument = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root.text}\n`;
