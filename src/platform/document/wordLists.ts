import { type HtmlElement, type HtmlNode, hasClass, styleOf, textOf } from './htmlTree.ts';

/** Word exports list items as paragraphs that begin with the bullet or number. */
const isWordItem = (node: HtmlNode): node is HtmlElement =>
  typeof node !== 'string' &&
  /^(p|div|h[1-6])$/.test(node.tag) &&
  (styleOf(node, 'mso-list') !== '' || hasClass(node, /\bMsoListParagraph/));

const isMarker = (node: HtmlNode): node is HtmlElement => typeof node !== 'string' && styleOf(node, 'mso-list') === 'ignore';

/** The marker before an item: a bullet, or a number or letter of any script with its full stop or bracket. */
const LEADING_MARKER = /^[\s\u00a0]*(?:[·•▪◦●○■□➢✓§\-–]|o(?=[\s\u00a0])|\(?[\p{N}\p{L}]{1,3}[.)])[\s\u00a0]+/u;

/** Turns paragraphs that Word meant as list items into lists; leaves everything else unchanged. */
export function withWordLists(element: HtmlElement): HtmlElement {
  const children: HtmlNode[] = [];
  let list: HtmlElement | undefined;
  for (const child of element.children) {
    if (!isWordItem(child)) {
      const isBetween = typeof child === 'string' && child.trim() === '';
      if (!isBetween) list = undefined;
      if (!(isBetween && list)) children.push(typeof child === 'string' ? child : withWordLists(child));
      continue;
    }
    const { marker, item } = itemOf(child);
    const tag = /[\p{N}\p{L}][.)]/u.test(marker) ? 'ol' : 'ul';
    if (list?.tag !== tag) {
      list = { tag, attributes: {}, children: [] };
      children.push(list);
    }
    list.children.push(item);
  }
  return { ...element, children };
}

function itemOf(paragraph: HtmlElement): { marker: string; item: HtmlElement } {
  const marked = takeMarker(paragraph);
  if (marked.marker !== '') return { marker: marked.marker, item: { ...marked.element, tag: 'li' } };
  const plain = takeLeading(paragraph);
  return { marker: plain.marker, item: { ...plain.element, tag: 'li' } };
}

/** Uses the marker that Word labels as such. */
function takeMarker(element: HtmlElement): { marker: string; element: HtmlElement } {
  let marker = '';
  const children = element.children.flatMap((child): HtmlNode[] => {
    if (typeof child === 'string') return [child];
    if (isMarker(child)) {
      marker ||= textOf(child) || '·';
      return [];
    }
    const inside = takeMarker(child);
    marker ||= inside.marker;
    return [inside.element];
  });
  return { marker, element: { ...element, children } };
}

/** Without a labelled marker, takes it from the start of the text. */
function takeLeading(element: HtmlElement): { marker: string; element: HtmlElement } {
  const [first, ...rest] = element.children;
  if (first === undefined) return { marker: '', element };
  if (typeof first === 'string' && first.trim() === '') return takeLeading({ ...element, children: rest });
  if (typeof first !== 'string') {
    const inside = takeLeading(first);
    return { marker: inside.marker, element: { ...element, children: [inside.element, ...rest] } };
  }
  const marker = LEADING_MARKER.exec(first)?.[0] ?? '';
  return { marker: marker.trim(), element: { ...element, children: [first.slice(marker.length), ...rest] } };
}
