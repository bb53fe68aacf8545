import { escapeAttribute, escapeText } from '../../platform/document/escapeHtml.ts';
import { type HtmlElement, type HtmlNode, htmlTree, textOf } from '../../platform/document/htmlTree.ts';
import { liteAddress } from './lite.ts';
import { liteText } from './words.ts';

/** What a desk leaves out of lite pages: elements with these classes, only inside an element with this attribute if one is named. */
export type LiteRule = { within?: { attribute: string; value: string }; classes: readonly (string | undefined)[] };

type Props = { rules: readonly LiteRule[]; siteUrl: string };

/** Elements that a lite page has nothing of. */
const LEFT_OUT = new Set([
  'script',
  'style',
  'svg',
  'canvas',
  'iframe',
  'dialog',
  'template',
  'link',
  'progress',
  'meter',
  'object',
  'track',
]);
/** Elements of which only the content is kept. */
const UNWRAPPED = new Set(['div', 'section', 'main', 'span', 'time', 'gs-island', 'picture', 'search', 'i', 'u', 'hgroup', 'font']);
const INLINE = new Set([
  'a',
  'b',
  'strong',
  'em',
  'small',
  'span',
  'time',
  'mark',
  'cite',
  'sub',
  'sup',
  'abbr',
  'label',
  'input',
  'select',
  'button',
]);
const VOID = new Set(['br', 'hr', 'img', 'input', 'col', 'wbr']);
/** Attributes that are kept, by element; those under `*` on every element. */
const KEPT: Record<string, readonly string[]> = {
  '*': ['lang', 'id', 'data-offline', 'hidden'],
  a: ['href', 'rel'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  ol: ['start', 'reversed'],
  li: ['value'],
  nav: ['aria-label'],
  form: ['action', 'method'],
  input: ['type', 'name', 'value', 'placeholder', 'aria-label', 'checked', 'required', 'maxlength'],
  select: ['name', 'aria-label'],
  option: ['value', 'selected'],
  button: ['type', 'name', 'value'],
  label: ['for'],
  details: ['open'],
};
/** On the list of what is kept offline, the service worker fills and removes these. */
const isFilledLater = ({ attributes }: HtmlElement): boolean => 'data-offline' in attributes;
/** Elements that say something without text in them. */
const NEVER_EMPTY = new Set(['br', 'hr', 'img', 'input', 'select', 'option', 'td', 'th', 'col']);

/** A picture on demand is as wide as a small phone at most, and more compressed than on the full page. */
const PICTURE = { width: 384, quality: 50 };

const MAX_SIGN = 3;

/**
 * The thin HTML of a page's main column: its text, links, tables and search forms as they are, in elements without classes. Pictures
 * stand in a `<details>`, so that a browser loads one only when it is opened; a film is a link to its file. Everything that needs script
 * or only decorates is left out.
 */
export function liteHtml(html: string, { rules, siteUrl }: Props): string {
  const isLeftOut = (element: HtmlElement, around: readonly HtmlElement[]): boolean => {
    const { tag, attributes } = element;
    if (
      LEFT_OUT.has(tag) ||
      ('hidden' in attributes && !isFilledLater(element)) ||
      'data-ad' in attributes ||
      attributes['data-block'] === 'ads'
    )
      return true;
    if (attributes['aria-hidden'] === 'true' || isUnseenCaption(element)) return true;
    if (tag === 'form' && attributes['method']?.toLowerCase() === 'post') return true;
    // What an island shows of the device needs its script.
    if (tag === 'gs-island' && 'stored' in attributes) return true;
    // A button without a GET form around it needs script, and so do groups of them.
    if ((tag === 'button' || tag === 'fieldset') && !around.some((outer) => outer.tag === 'form')) return true;
    if (tag === 'input' && attributes['type'] === 'hidden' && !attributes['value']) return true;
    const classes = (attributes['class'] ?? '').split(' ');
    return rules.some(
      ({ within, classes: named }) =>
        named.some((name) => name !== undefined && classes.includes(name)) &&
        (!within || around.some((outer) => outer.attributes[within.attribute] === within.value)),
    );
  };

  const stay = (address: string): string => liteAddress(address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address);

  const tagOf = ({ tag, attributes }: HtmlElement): string => {
    const kept = [...(KEPT[tag] ?? []), ...(KEPT['*'] ?? [])].flatMap((name) => {
      const value = attributes[name];
      if (value === undefined) return [];
      // Only fields and what links lead to within the page need an id.
      if (name === 'id' && !(tag === 'input' || tag === 'select' || html.includes(`href="#${value}"`))) return [];
      const written = name === 'href' || name === 'action' ? stay(value) : value;
      return written === '' && name !== 'value' ? [` ${name}`] : [` ${name}="${escapeAttribute(written)}"`];
    });
    return `<${tag}${kept.join('')}>`;
  };

  const write = (node: HtmlNode, around: readonly HtmlElement[]): string => {
    if (typeof node === 'string') return escapeText(node.replace(/[ \t\n\r]+/g, ' '));
    if (isLeftOut(node, around)) return '';
    if (node.tag === 'img') return pictureOf(node, around);
    if (node.tag === 'video') return filmOf(node);
    const inside = writeAll(node.children, [...around, node]);
    if (VOID.has(node.tag)) return tagOf(node);
    const isFilled = [node, ...around].some(isFilledLater);
    if (inside.trim() === '' && !NEVER_EMPTY.has(node.tag) && !isFilled) return '';
    // What the summary opened needed script.
    if (node.tag === 'details' && inside.endsWith('</summary>')) return '';
    if (UNWRAPPED.has(node.tag) && !isFilled) return needsBox(node) ? `<div>${inside}</div>` : inside;
    if ((node.tag === 'ol' || node.tag === 'ul') && isRowOfSigns(node)) return `<p>${signsOf(node).map(escapeText).join(' · ')}</p>`;
    const caption = node.tag === 'table' ? node.children.find((child) => typeof child !== 'string' && isUnseenCaption(child)) : undefined;
    const opened = caption ? `<table aria-label="${escapeAttribute(textOf(caption))}">` : tagOf(node);
    const whole = `${opened}${inside}</${node.tag}>`;
    // A table wider than the screen scrolls in its own box, also by keyboard.
    return node.tag === 'table' ? `<div tabindex="0">${whole}</div>` : whole;
  };

  /** On the full page, styles keep neighbours apart; here a space does. */
  const writeAll = (nodes: readonly HtmlNode[], around: readonly HtmlElement[]): string => {
    let written = '';
    let wasInline = false;
    for (const node of nodes) {
      const part = write(node, around);
      if (part === '') continue;
      const isInline = typeof node !== 'string' && INLINE.has(node.tag);
      written += (wasInline && isInline ? ' ' : '') + part;
      wasInline = isInline;
    }
    return written;
  };
  return writeAll(htmlTree(html).children, []);
}

/** Whether an element without meaning has text or inline elements of its own in it, which would run together with what stands beside it. */
const needsBox = ({ tag, children }: HtmlElement): boolean =>
  (tag === 'div' || tag === 'section') &&
  children.some((child) => (typeof child === 'string' ? child.trim() !== '' : child.tag !== 'button' && INLINE.has(child.tag)));

/** A caption for screen readers only, which repeats the heading above: it becomes the name of the table. */
const isUnseenCaption = ({ tag, attributes }: HtmlElement): boolean => tag === 'caption' && /\bsr-only\b/.test(attributes['class'] ?? '');

/** The last balls of a match: each item is a sign or two, which a line holds. */
const isRowOfSigns = (list: HtmlElement): boolean => {
  const signs = signsOf(list);
  return signs.length > 1 && signs.every((sign) => sign.length <= MAX_SIGN);
};

const signsOf = ({ children }: HtmlElement): string[] => children.flatMap((child) => (typeof child === 'string' ? [] : [textOf(child)]));

/** Decorative pictures, which have no text of their own, are left out; so are those inside a link or button that has its own words. */
function pictureOf({ attributes }: HtmlElement, around: readonly HtmlElement[]): string {
  const { src = '', alt = '' } = attributes;
  if (src === '' || alt.trim() === '' || around.some(({ tag }) => tag === 'button')) return '';
  if (around.some(({ tag }) => tag === 'a')) return escapeText(alt);
  const [width, height] = [Number(attributes['width']), Number(attributes['height'])];
  const size = width > 0 && height > 0 ? ` width="${PICTURE.width}" height="${Math.round((PICTURE.width * height) / width)}"` : '';
  const label = `${liteText.picture}: ${alt}`;
  return `<details><summary>${escapeText(label)}</summary><img src="${escapeAttribute(smaller(src))}" alt="${escapeAttribute(alt)}"${size} loading="lazy"></details>`;
}

/** A picture of the image proxy in fewer bytes; others as they are. */
function smaller(address: string): string {
  const [path, query] = address.split('?');
  if (path !== '/image' || query === undefined) return address;
  const parameters = query.split('&').filter((parameter) => !/^[wq]=/.test(parameter));
  return `/image?${[...parameters, `w=${PICTURE.width}`, `q=${PICTURE.quality}`].join('&')}`;
}

function filmOf({ attributes, children }: HtmlElement): string {
  const sources = children.flatMap((child) => (typeof child !== 'string' && child.tag === 'source' ? [child.attributes] : []));
  const file = sources.find(({ type }) => type === 'video/mp4')?.['src'] ?? sources[0]?.['src'] ?? attributes['src'];
  return file === undefined ? '' : `<p><a href="${escapeAttribute(file)}">${escapeText(liteText.film)}</a></p>`;
}
