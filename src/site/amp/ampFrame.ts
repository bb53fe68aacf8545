import { escapeAttribute } from '../../platform/document/escapeHtml.ts';

/** A component of AMP that shows content of another site: its name, its version, its size in pixels, and its own attributes. */
type AmpFrame = { name: string; version: string; width: number; height: number; attributes: Readonly<Record<string, string>> };

type Component = Omit<AmpFrame, 'attributes'> & {
  /** Matches the address of a frame; its first group is the id or the address that the component wants. */
  frame: RegExp;
  attribute: string;
  more?: Readonly<Record<string, string>>;
};

/** The sites that AMP has a component for, by the address of their frame (`embedAddress.ts` makes these addresses). */
const components: readonly Component[] = [
  {
    name: 'amp-youtube',
    version: '0.1',
    frame: /^https:\/\/www\.youtube-nocookie\.com\/embed\/([\w-]{11})/,
    attribute: 'data-videoid',
    width: 480,
    height: 270,
  },
  {
    name: 'amp-vimeo',
    version: '0.1',
    frame: /^https:\/\/player\.vimeo\.com\/video\/(\d+)$/,
    attribute: 'data-videoid',
    width: 480,
    height: 270,
  },
  {
    name: 'amp-dailymotion',
    version: '0.1',
    frame: /^https:\/\/www\.dailymotion\.com\/embed\/video\/([a-z0-9]+)$/i,
    attribute: 'data-videoid',
    width: 480,
    height: 270,
  },
  {
    name: 'amp-twitter',
    version: '0.1',
    frame: /^https:\/\/platform\.twitter\.com\/embed\/Tweet\.html\?id=(\d+)$/,
    attribute: 'data-tweetid',
    width: 375,
    height: 472,
  },
  {
    name: 'amp-instagram',
    version: '0.1',
    frame: /^https:\/\/www\.instagram\.com\/p\/([\w-]+)\/embed$/,
    attribute: 'data-shortcode',
    more: { 'data-captioned': '' },
    width: 400,
    height: 520,
  },
  {
    name: 'amp-facebook',
    version: '0.1',
    frame: /^https:\/\/www\.facebook\.com\/plugins\/video\.php\?href=([^&]+)/,
    attribute: 'data-href',
    more: { 'data-embed-as': 'video' },
    width: 476,
    height: 316,
  },
  {
    name: 'amp-facebook',
    version: '0.1',
    frame: /^https:\/\/www\.facebook\.com\/plugins\/post\.php\?href=([^&]+)/,
    attribute: 'data-href',
    width: 476,
    height: 316,
  },
];

/** The component for a frame: the site's own, or AMP's general frame. */
export function ampFrameOf(address: string): AmpFrame {
  for (const { frame, attribute, more, ...component } of components) {
    const value = frame.exec(address)?.[1];
    if (value === undefined) continue;
    return { ...component, attributes: { [attribute]: attribute === 'data-href' ? decodeURIComponent(value) : value, ...more } };
  }
  return {
    name: 'amp-iframe',
    version: '0.1',
    width: 480,
    height: 320,
    attributes: { src: address, frameborder: '0', sandbox: 'allow-scripts allow-same-origin allow-popups' },
  };
}

/**
 * The HTML of a frame. It is hidden until the reader asks for it, and loads nothing before: AMP lays out no hidden component. AMP's general
 * frame must have something in its place while it loads.
 */
export function ampFrameHtml({ name, width, height, attributes }: AmpFrame, { id, title }: { id: string; title: string }): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`);
  const placeholder = name === 'amp-iframe' ? '<p placeholder></p>' : '';
  return `<${name} id="${id}" hidden layout="responsive" width="${width}" height="${height}" title="${escapeAttribute(title)}"${written.join('')}>${placeholder}</${name}>`;
}
