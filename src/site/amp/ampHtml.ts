import { z } from 'zod';
import { escapeAttribute, escapeText } from '../../platform/document/escapeHtml.ts';
import { elementsInside, type HtmlElement, type HtmlNode, htmlTree } from '../../platform/document/htmlTree.ts';
import { wholeAddress } from '../../platform/text/linkAddress.ts';
import { ampFrameHtml, ampFrameOf } from './ampFrame.ts';

/** HTML in AMP's elements, and the components that it needs, with their versions. */
type AmpHtml = { html: string; components: ReadonlySet<string> };

/** Elements that AMP allows only in its own form, or that need script. */
const LEFT_OUT = new Set([
  ...['script', 'style', 'template', 'link', 'noscript', 'iframe', 'object', 'canvas', 'dialog'],
  ...['form', 'fieldset', 'button', 'input', 'select', 'textarea', 'progress', 'meter', 'source', 'track'],
]);
/** Elements of which only the content is kept. */
const UNWRAPPED = new Set(['picture', 'search']);
const VOID = new Set(['br', 'hr', 'col', 'wbr']);
/** Attributes that are kept on every element, besides those that begin with `aria-` and `data-`. */
const KEPT = new Set([
  ...['class', 'id', 'lang', 'dir', 'title', 'role', 'tabindex', 'href', 'rel', 'target', 'datetime', 'cite'],
  ...['colspan', 'rowspan', 'scope', 'start', 'reversed', 'value', 'open'],
  // Of drawings.
  ...['viewbox', 'd', 'fill', 'stroke', 'cx', 'cy', 'r', 'x', 'y', 'points', 'transform', 'width', 'height'],
]);

/** The props of an island that loads something of another site after a press. */
const consentFrame = z.object({ frame: z.url(), title: z.string(), upright: z.boolean().optional() });

/**
 * The HTML of a page's main column as AMP allows it: pictures and films are AMP's components, an embed of another site is one that stays
 * hidden until the reader presses, and everything else that needs script is left out. Classes stay, so that it looks as on the page.
 */
export function ampHtml(html: string, siteUrl: string): AmpHtml {
  const components = new Set<string>();
  let frames = 0;

  const write = (node: HtmlNode): string => {
    if (typeof node === 'string') return escapeText(node);
    const { tag, attributes, children } = node;
    if (LEFT_OUT.has(tag) || 'hidden' in attributes || 'data-ad' in attributes || attributes['data-block'] === 'ads') return '';
    if (tag === 'gs-island') return writeIsland(node);
    if (tag === 'img') return pictureOf(node);
    if (tag === 'video') {
      components.add('amp-video-0.1');
      return filmOf(node, siteUrl);
    }
    const inside = children.map(write).join('');
    if (UNWRAPPED.has(tag)) return inside;
    if (VOID.has(tag)) return `<${tag}${attributesOf(node)}>`;
    // What held nothing but a button is not shown empty.
    if (children.length > 0 && inside.trim() === '') return '';
    return `<${tag}${attributesOf(node)}>${inside}</${tag}>`;
  };

  /** Of islands, a film is kept, and an embed with its question: the page without script is what surrounds them. */
  const writeIsland = (island: HtmlElement): string => {
    const content = island.children.filter((child) => typeof child === 'string' || child.tag !== 'script');
    const props = consentFrame.safeParse(propsOf(island));
    if (props.success) return writeFrame({ ...island, children: content }, props.data);
    return elementsInside(island, ({ tag }) => tag === 'video').length > 0 ? content.map(write).join('') : '';
  };

  const writeFrame = (question: HtmlElement, { frame, title, upright }: z.infer<typeof consentFrame>): string => {
    frames += 1;
    const [asked, shown] = [`ask-${frames}`, `frame-${frames}`];
    const component = ampFrameOf(frame);
    components.add(`${component.name}-${component.version}`);
    const size = upright ? { width: component.height, height: component.width } : {};
    const press = `<button type="button" on="tap:${asked}.hide,${shown}.show"`;
    const writePart = (node: HtmlNode): string => {
      if (typeof node === 'string') return escapeText(node);
      if (node.tag === 'button') return `${press}${attributesOf(node)}>${node.children.map(write).join('')}</button>`;
      const hasButton = elementsInside(node, ({ tag }) => tag === 'button').length > 0;
      return hasButton ? `<${node.tag}${attributesOf(node)}>${node.children.map(writePart).join('')}</${node.tag}>` : write(node);
    };
    const part = question.children.map(writePart).join('');
    return `<div id="${asked}">${part}</div>${ampFrameHtml({ ...component, ...size }, { id: shown, title })}`;
  };

  return { html: htmlTree(html).children.map(write).join(''), components };
}

const attributesOf = ({ attributes }: HtmlElement): string =>
  Object.entries(attributes)
    .filter(([name]) => KEPT.has(name) || name.startsWith('aria-') || name.startsWith('data-'))
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('');

function propsOf({ children }: HtmlElement): unknown {
  const script = children.find((child) => typeof child !== 'string' && child.tag === 'script');
  const [json] = typeof script === 'object' ? script.children : [];
  return typeof json === 'string' ? JSON.parse(json) : undefined;
}

const only = (attributes: HtmlElement['attributes'], names: readonly string[]): string =>
  names.flatMap((name) => (attributes[name] === undefined ? [] : ` ${name}="${escapeAttribute(attributes[name])}"`)).join('');

/** With a plain picture for browsers without script. A picture without its size cannot be laid out before it loads. */
function pictureOf({ attributes }: HtmlElement): string {
  if (!attributes['src'] || !attributes['width'] || !attributes['height']) return '';
  const size = only(attributes, ['src', 'width', 'height', 'class', 'alt']);
  const hero = attributes['loading'] === 'eager' ? ' data-hero' : '';
  return `<amp-img layout="responsive"${hero}${only(attributes, ['srcset', 'style'])}${size}><noscript><img${size}></noscript></amp-img>`;
}

/** AMP wants the whole address of captions. */
function filmOf({ attributes, children }: HtmlElement, siteUrl: string): string {
  const files = children.flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.tag === 'source') return [`<source${only(child.attributes, ['src', 'type'])}>`];
    if (child.tag !== 'track') return [];
    const { src = '' } = child.attributes;
    return [
      `<track src="${escapeAttribute(wholeAddress(siteUrl, src))}"${only(child.attributes, ['kind', 'srclang', 'label', 'default'])}>`,
    ];
  });
  const size = only(attributes, ['poster', 'width', 'height', 'src', 'class', 'aria-label']);
  return `<amp-video layout="responsive" controls${size}>${files.join('')}</amp-video>`;
}
