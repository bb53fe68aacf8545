// The rules of the AMP specification for documents, as far as the newspaper's pages come near them: its required markup, the elements and
// attributes that it allows, style sheets, links, and the components with their layouts.

/** The sizes in bytes that styles may have: all of a document, and one `style` attribute. */
export const MAX_CSS_BYTES = 75_000;
export const MAX_INLINE_STYLE_BYTES = 1_000;

export const RUNTIME = 'https://cdn.ampproject.org/v0.js';
/** The address of a component's script, with its version. */
export const componentScript = (name: string, version: string): string => `https://cdn.ampproject.org/v0/${name}-${version}.js`;

/** AMP's boilerplate: the styles, and those inside `<noscript>`. */
const start = (prefix: string) => `${prefix}animation:-amp-start 8s steps(1,end) 0s 1 normal both`;
const keyframes = (prefix: string) => `@${prefix}keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}`;
export const BOILERPLATE = `body{${['-webkit-', '-moz-', '-ms-', ''].map(start).join(';')}}${['-webkit-', '-moz-', '-ms-', '-o-', ''].map(keyframes).join('')}`;
export const NOSCRIPT_BOILERPLATE = `body{${['-webkit-', '-moz-', '-ms-', ''].map((prefix) => `${prefix}animation:none`).join(';')}}`;

/** The rules that a style sheet may have besides those of selectors. */
export const AT_RULES = ['font-face', 'keyframes', '-webkit-keyframes', 'media', 'page', 'supports'];
/** What may stand nowhere in a style sheet; of media queries, those of level 4. */
export const NO_CSS = [
  /@media not \(/,
  /!\s*important/i,
  /(^|\W)i-amphtml-/,
  /<!--/,
  /\bexpression\(/i,
  /[;{]\s*(-moz-binding|behavior)\s*:/i,
];

/** What `rel` of a link must not say; a canonical address is required. */
export const NO_REL = ['components', 'import', 'manifest', 'preload', 'serviceworker', 'stylesheet', 'subresource'];
/** Where a link may lead. */
export const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'whatsapp:', 'tg:'];

/** Attributes of every element; besides them `aria-…`, `data-…`. */
export const ON_EVERY_ELEMENT = [
  ...['class', 'id', 'lang', 'dir', 'title', 'role', 'tabindex', 'hidden', 'style', 'on', 'placeholder', 'fallback'],
  ...['itemid', 'itemprop', 'itemref', 'itemscope', 'itemtype', 'about', 'property'],
];
/** Names that belong to AMP, of classes and of elements' ids. */
export const RESERVED = /(^|\s)(i-amphtml-|-amp-|amp-\w|AMP(\s|$))/;

const CELL = ['colspan', 'rowspan', 'headers', 'scope', 'align', 'valign'];
const DRAWN = [
  'd',
  'fill',
  'stroke',
  'stroke-width',
  'transform',
  'x',
  'y',
  'width',
  'height',
  'viewbox',
  'cx',
  'cy',
  'r',
  'points',
  'xmlns',
];

/** The elements of HTML that a document may have, with their own attributes; every other one is refused. */
export const ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    [
      ...['head', 'body', 'title', 'noscript', 'main', 'header', 'footer', 'nav', 'article', 'section', 'aside', 'div', 'p', 'span'],
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'hgroup', 'figure', 'figcaption', 'address', 'hr', 'pre', 'ul', 'dl', 'dt', 'dd'],
      ...['b', 'strong', 'i', 'em', 'u', 's', 'small', 'mark', 'cite', 'abbr', 'dfn', 'code', 'kbd', 'samp', 'var', 'sub', 'sup'],
      ...['bdi', 'bdo', 'br', 'wbr', 'ruby', 'rt', 'rp', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'summary'],
    ].map((name) => [name, []]),
  ),
  html: ['amp', '⚡'],
  meta: ['charset', 'name', 'content', 'property', 'media'],
  link: ['rel', 'href', 'type', 'sizes', 'media', 'hreflang', 'color', 'crossorigin'],
  a: ['href', 'rel', 'target', 'download', 'hreflang', 'type', 'name'],
  blockquote: ['cite'],
  q: ['cite'],
  time: ['datetime'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  td: CELL,
  th: CELL,
  col: ['span'],
  colgroup: ['span'],
  details: ['open'],
  button: ['type', 'disabled', 'name', 'value'],
  svg: DRAWN,
  path: DRAWN,
  circle: DRAWN,
  g: DRAWN,
};

/** The layouts of components, and which of the two sizes each needs. */
export const LAYOUTS: Readonly<Record<string, readonly ('width' | 'height')[]>> = {
  responsive: ['width', 'height'],
  fixed: ['width', 'height'],
  intrinsic: ['width', 'height'],
  'fixed-height': ['height'],
  fill: [],
  container: [],
  'flex-item': [],
  nodisplay: [],
};

const SIZED = ['responsive', 'fixed', 'intrinsic', 'fixed-height', 'fill', 'flex-item', 'nodisplay'];
const PLAYER = SIZED.filter((layout) => layout !== 'intrinsic');

/** A component: the script that defines it unless it is AMP's own, its layouts, and its attributes, of which it needs one of each group. */
export type ComponentRule = {
  script?: { name: string; version: string };
  layouts?: readonly string[];
  attributes: readonly string[];
  needs: readonly (readonly string[])[];
  /** What it must stand in. */
  inside?: string;
};

const story = { name: 'amp-story', version: '1.0' };
const embed = (name: string, needs: readonly (readonly string[])[], attributes: readonly string[] = []): ComponentRule => ({
  script: { name, version: '0.1' },
  layouts: PLAYER,
  attributes: [...needs.flat(), ...attributes],
  needs,
});

export const COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  'amp-img': { layouts: SIZED, attributes: ['src', 'srcset', 'sizes', 'alt', 'attribution'], needs: [['src', 'srcset']] },
  'amp-video': {
    ...embed('amp-video', [], ['src', 'poster', 'controls', 'autoplay', 'loop', 'muted', 'alt', 'artist', 'album', 'dock']),
  },
  'amp-youtube': embed('amp-youtube', [['data-videoid', 'data-live-channelid']], ['autoplay', 'loop']),
  'amp-vimeo': embed('amp-vimeo', [['data-videoid']], ['autoplay']),
  'amp-dailymotion': embed('amp-dailymotion', [['data-videoid']], ['autoplay']),
  'amp-twitter': embed('amp-twitter', [['data-tweetid', 'data-momentid', 'data-timeline-source-type']]),
  'amp-instagram': embed('amp-instagram', [['data-shortcode']]),
  'amp-facebook': embed('amp-facebook', [['data-href']]),
  'amp-iframe': {
    ...embed('amp-iframe', [['src', 'srcdoc']], ['sandbox', 'frameborder', 'allow', 'allowfullscreen', 'referrerpolicy', 'scrolling']),
    layouts: SIZED,
  },
  'amp-story': {
    script: story,
    attributes: ['standalone', 'publisher', 'publisher-logo-src', 'poster-portrait-src', 'poster-square-src', 'poster-landscape-src'],
    needs: [['standalone'], ['title'], ['publisher'], ['publisher-logo-src'], ['poster-portrait-src']],
    inside: 'body',
  },
  'amp-story-page': { script: story, attributes: ['auto-advance-after', 'background-audio'], needs: [['id']], inside: 'amp-story' },
  'amp-story-grid-layer': {
    script: story,
    attributes: ['template', 'align-content', 'aspect-ratio', 'anchor'],
    needs: [['template']],
    inside: 'amp-story-page',
  },
  'amp-story-page-outlink': {
    script: story,
    layouts: ['nodisplay'],
    attributes: ['theme', 'cta-image'],
    needs: [],
    inside: 'amp-story-page',
  },
  'amp-story-page-attachment': {
    script: story,
    layouts: ['nodisplay'],
    attributes: ['cta-text', 'theme', 'href'],
    needs: [],
    inside: 'amp-story-page',
  },
  'amp-story-social-share': { script: story, layouts: ['nodisplay'], attributes: ['src'], needs: [], inside: 'amp-story' },
};

/** Elements that may stand in certain others only, with their attributes. */
export const ONLY_INSIDE: Readonly<Record<string, { inside: readonly string[]; attributes: readonly string[] }>> = {
  // For browsers without script.
  img: { inside: ['noscript'], attributes: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'] },
  source: { inside: ['amp-video'], attributes: ['src', 'type', 'media'] },
  track: { inside: ['amp-video'], attributes: ['src', 'kind', 'srclang', 'label', 'default'] },
};
