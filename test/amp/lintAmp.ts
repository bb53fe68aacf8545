import { type HtmlElement, type HtmlNode, htmlTree } from '../../src/platform/document/htmlTree.ts';
import * as rules from './ampRules.ts';

type Placed = { element: HtmlElement; around: readonly HtmlElement[] };

/** What is wrong with a document by the rules of AMP; nothing, if it is valid. */
export function lintAmp(html: string): string[] {
  const all = placedIn(htmlTree(html).children, []);
  const elements = all.map(({ element }) => element);
  return [
    ...(/^<!doctype html>/i.test(html) ? [] : ['the document does not begin with <!doctype html>']),
    ...requiredMarkup(elements, all),
    ...all.flatMap(({ element, around }) => faultsOf(element, around)),
    ...componentScripts(elements),
    ...styles(elements),
  ];
}

const placedIn = (nodes: readonly HtmlNode[], around: readonly HtmlElement[]): Placed[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [{ element: node, around }, ...placedIn(node.children, [...around, node])]));

const textIn = ({ children }: HtmlElement): string => children.filter((child) => typeof child === 'string').join('');

/** What every document must have, each once, in its head. */
function requiredMarkup(elements: readonly HtmlElement[], all: readonly Placed[]): string[] {
  const isStyle = (name: string) => (element: HtmlElement) => element.tag === 'style' && name in element.attributes;
  const isMeta = (name: string, value: string | undefined) => (element: HtmlElement) =>
    element.tag === 'meta' && (value === undefined ? name in element.attributes : element.attributes[name] === value);
  const needed: [what: string, is: (element: HtmlElement) => boolean, times?: number][] = [
    ['<html amp>', ({ tag, attributes }) => tag === 'html' && ('amp' in attributes || '⚡' in attributes)],
    ['<meta charset>', isMeta('charset', undefined)],
    ['<meta name=viewport>', isMeta('name', 'viewport')],
    ['<link rel=canonical>', ({ tag, attributes }) => tag === 'link' && attributes['rel'] === 'canonical'],
    ['the runtime’s script', ({ tag, attributes }) => tag === 'script' && attributes['src'] === rules.RUNTIME],
    ['<style amp-custom>', isStyle('amp-custom')],
    ['<style amp-boilerplate>', isStyle('amp-boilerplate'), 2],
  ];
  const head = all.find(({ element }) => element.tag === 'head')?.element;
  const [first] = head?.children.filter((child) => typeof child !== 'string') ?? [];
  const viewport = elements.find(isMeta('name', 'viewport'))?.attributes['content'] ?? '';
  const boilerplates = all.filter(({ element }) => isStyle('amp-boilerplate')(element));
  return [
    ...needed.flatMap(([what, is, times = 1]) => {
      const found = elements.filter(is).length;
      return found === times ? [] : [`${what} stands ${found} times`];
    }),
    ...(typeof first === 'object' && 'charset' in first.attributes ? [] : ['the head does not begin with <meta charset>']),
    ...(/(^|,)\s*width=device-width\s*(,|$)/.test(viewport) ? [] : ['the viewport has not the width of the device']),
    ...boilerplates.flatMap(({ element, around }) => {
      const wanted = around.some(({ tag }) => tag === 'noscript') ? rules.NOSCRIPT_BOILERPLATE : rules.BOILERPLATE;
      return textIn(element) === wanted ? [] : ['the boilerplate is changed'];
    }),
  ];
}

function faultsOf(element: HtmlElement, around: readonly HtmlElement[]): string[] {
  const { tag, attributes } = element;
  if (tag === 'style') return around.some((outer) => outer.tag === 'head') ? [] : ['<style> outside of the head'];
  if (tag === 'script') return scriptFaults(element, around);
  const component = rules.COMPONENTS[tag];
  const bound = rules.ONLY_INSIDE[tag];
  const own = component
    ? [...component.attributes, 'layout', 'width', 'height', 'media', 'heights']
    : (bound?.attributes ?? rules.ELEMENTS[tag]);
  if (!own) return [`<${tag}> is not allowed`];
  const isLost = bound && !around.some((outer) => bound.inside.includes(outer.tag));
  return [
    ...(isLost ? [`<${tag}> outside of ${bound.inside.join(' or ')}`] : []),
    ...Object.entries(attributes).flatMap(([name, value]) => attributeFaults(tag, name, value, own)),
    ...(tag === 'link' ? linkFaults(attributes) : []),
    ...(tag === 'track' && !/^https:/.test(attributes['src'] ?? '') ? ['<track> without a whole https: address'] : []),
    ...(component ? componentFaults(element, around, component) : []),
  ];
}

/** Only the runtime, scripts of components, and data. */
function scriptFaults({ attributes }: HtmlElement, around: readonly HtmlElement[]): string[] {
  const { type, src } = attributes;
  if (type === 'application/ld+json') return [];
  if (type === 'application/json') return around.some(({ tag }) => tag in rules.COMPONENTS) ? [] : ['data outside of a component'];
  if (src === undefined) return ['a script of its own'];
  const isKnown = src === rules.RUNTIME || attributes['custom-element'] !== undefined;
  return [...(isKnown ? [] : [`the script ${src}`]), ...('async' in attributes ? [] : [`the script ${src} without async`])];
}

function attributeFaults(tag: string, name: string, value: string, own: readonly string[]): string[] {
  const isKnown = own.includes(name) || rules.ON_EVERY_ELEMENT.includes(name) || /^(aria|data)-/.test(name);
  if (!isKnown) return [`<${tag} ${name}> is not allowed`];
  if ((name === 'class' || name === 'id') && rules.RESERVED.test(value)) return [`<${tag} ${name}="${value}"> has a name of AMP’s`];
  if (name === 'style') {
    const faults = rules.NO_CSS.filter((pattern) => pattern.test(value)).map((pattern) => `<${tag} style> has ${pattern.source}`);
    return Buffer.byteLength(value) > rules.MAX_INLINE_STYLE_BYTES ? [...faults, `<${tag} style> is too long`] : faults;
  }
  if (name === 'href' && tag === 'a' && !isAllowedLink(value)) return [`a link to ${value}`];
  if (name === 'src' && tag === 'amp-iframe' && !value.startsWith('https://')) return [`a frame of ${value}`];
  return [];
}

const isAllowedLink = (address: string): boolean => {
  const url = URL.parse(address, 'https://here.invalid');
  return url !== null && rules.PROTOCOLS.includes(url.protocol);
};

const linkFaults = ({ rel = '', href = '' }: HtmlElement['attributes']): string[] => [
  ...(rel.split(/\s+/).some((value) => rules.NO_REL.includes(value)) ? [`<link rel="${rel}"> is not allowed`] : []),
  ...(rel === 'canonical' && !/^https?:\/\//.test(href) ? ['the canonical address is no whole address'] : []),
];

function componentFaults({ tag, attributes }: HtmlElement, around: readonly HtmlElement[], rule: rules.ComponentRule): string[] {
  const missing = rule.needs
    .filter((names) => !names.some((name) => name in attributes))
    .map((names) => `<${tag}> without ${names.join(' or ')}`);
  const isLost = rule.inside !== undefined && !around.some((outer) => outer.tag === rule.inside);
  return [...missing, ...(isLost ? [`<${tag}> outside of ${rule.inside}`] : []), ...layoutFaults(tag, attributes, rule.layouts)];
}

/** Without `layout`, a component with both sizes is fixed, and one with its height only is as high as that. */
function layoutFaults(tag: string, attributes: HtmlElement['attributes'], layouts: readonly string[] | undefined): string[] {
  if (!layouts) return [];
  const { width, height } = attributes;
  const derived = width !== undefined && height !== undefined ? 'fixed' : height !== undefined ? 'fixed-height' : 'container';
  const layout = attributes['layout'] ?? derived;
  if (!layouts.includes(layout)) return [`<${tag}> with the layout ${layout}`];
  return (rules.LAYOUTS[layout] ?? [])
    .filter((size) => !/^\d+(\.\d+)?(px)?$/.test(attributes[size] ?? ''))
    .map((size) => `<${tag}> without its ${size}`);
}

/** Each component that the document uses has its script, once, and no other one is loaded. */
function componentScripts(elements: readonly HtmlElement[]): string[] {
  const needed = new Set(
    elements.flatMap(({ tag }) => {
      const { script } = rules.COMPONENTS[tag] ?? {};
      return script ? [rules.componentScript(script.name, script.version)] : [];
    }),
  );
  const loaded = elements.flatMap(({ tag, attributes }) =>
    tag === 'script' && 'custom-element' in attributes ? [attributes['src'] ?? ''] : [],
  );
  return [
    ...[...needed].filter((src) => !loaded.includes(src)).map((src) => `${src} is missing`),
    ...loaded.filter((src, at) => !needed.has(src) || loaded.indexOf(src) < at).map((src) => `${src} is not needed`),
  ];
}

function styles(elements: readonly HtmlElement[]): string[] {
  const sheet = elements.find(({ tag, attributes }) => tag === 'style' && 'amp-custom' in attributes);
  const css = sheet ? textIn(sheet) : '';
  const inline = elements.reduce((sum, { attributes }) => sum + Buffer.byteLength(attributes['style'] ?? ''), 0);
  const atRules = new Set([...css.matchAll(/@([a-z-]+)/gi)].map(([, name = '']) => name));
  return [
    ...(Buffer.byteLength(css) + inline > rules.MAX_CSS_BYTES ? [`the styles have more than ${rules.MAX_CSS_BYTES} bytes`] : []),
    ...[...atRules].filter((name) => !rules.AT_RULES.includes(name)).map((name) => `the styles have @${name}`),
    ...rules.NO_CSS.filter((pattern) => pattern.test(css)).map((pattern) => `the styles have ${pattern.source}`),
  ];
}
