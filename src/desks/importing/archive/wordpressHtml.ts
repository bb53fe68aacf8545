import type { Dropped } from '../../../platform/document/documentFromHtml.ts';

export type Attachment = { src: string; alt: string; caption: string };

const ATTRIBUTES = String.raw`((?:\s+[\w-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s\]"']+))?)*)`;
const GALLERY = new RegExp(String.raw`\[gallery${ATTRIBUTES}\s*/?\]`, 'gi');
const CAPTION = new RegExp(String.raw`\[(wp_)?caption${ATTRIBUTES}\s*\]([\s\S]*?)\[/(?:wp_)?caption\]`, 'gi');
const EMBED = /\[(embed|youtube|vimeo|tweet)(?:\s[^\]]*)?\]\s*(https?:\/\/[^\s[\]]+)\s*\[\/\1\]/gi;
const EMBED_ALONE = /\[(?:embed|youtube|vimeo|tweet)[\s=]+["']?(?:url=["']?)?(https?:\/\/[^\s"'\]]+)["']?[^\]]*\]/gi;
const PLAYER = /\[(video|audio|playlist)(\s[^\]]*)?\](?:[\s\S]{0,500}?\[\/\1\])?/gi;
/** A block of the editor that WordPress makes from elsewhere when it shows the page; the export has only its name. */
const MADE_BLOCK = /<!--\s*wp:([a-z][\w/-]{0,60})[^<>]*\/-->/g;
/** A shortcode has attributes or an end; `[sic]` is text. */
const WITH_ATTRIBUTES = /\[([a-z][\w-]{1,60})((?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s\]"']+))+)\s*\/?\]/gi;
const END = /\[\/([a-z][\w-]{1,60})\]/gi;

/** The ids of the attachments in a text's galleries; `uploads` are the pictures that were uploaded to it. */
export function galleryAttachments(html: string, uploads: readonly string[] = []): string[] {
  return [...html.matchAll(GALLERY)].flatMap(([, attributes = '']) => idsOf(attributes, uploads));
}

/** A gallery that names no pictures shows those that were uploaded to its post, as all galleries did at first. */
function idsOf(attributes: string, uploads: readonly string[]): readonly string[] {
  const listed = (name: string) =>
    attribute(attributes, name)
      .split(/[\s,]+/)
      .filter((id) => /^\d+$/.test(id));
  const named = [...listed('ids'), ...listed('include')];
  if (named.length > 0 || attribute(attributes, 'id')) return named;
  const excluded = listed('exclude');
  return uploads.filter((id) => !excluded.includes(id));
}

function attribute(attributes: string, name: string): string {
  const [, double, single, bare] = new RegExp(String.raw`\b${name}\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]"']+))`, 'i').exec(attributes) ?? [];
  return double ?? single ?? bare ?? '';
}

/**
 * Converts WordPress shortcodes to equivalent HTML: captions and galleries to figures, embeds to addresses in their own paragraph.
 * Shortcodes of plug-ins are removed and counted; their content stays. Blocks without content are counted.
 */
export function htmlOfWordpress(
  html: string,
  attachments: ReadonlyMap<string, Attachment>,
  uploads: readonly string[] = [],
): { html: string; dropped: Dropped[] } {
  const counts = new Map<string, number>();
  const invalidate = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const [, name = ''] of html.matchAll(MADE_BLOCK)) invalidate(name === 'block' ? 'reusable block' : `block ${name}`);
  const plain = html
    .replace(CAPTION, (_whole, _old, attributes: string, inside: string) => figureOf(inside, attribute(attributes, 'caption')))
    .replace(GALLERY, (_whole, attributes: string) => {
      const ids = idsOf(attributes, uploads);
      const pictures = ids.flatMap((id) => attachments.get(id) ?? []);
      if (pictures.length === 0) invalidate('shortcode gallery');
      else for (const _ of ids.slice(pictures.length)) invalidate('picture of a gallery that the file does not have');
      return pictures.length === 0 ? '' : `\n\n<figure>${pictures.map(pictureFigure).join('')}</figure>\n\n`;
    })
    .replace(EMBED, (_whole, _name, address: string) => `\n\n<p>${address}</p>\n\n`)
    .replace(EMBED_ALONE, (_whole, address: string) => `\n\n<p>${address}</p>\n\n`)
    .replace(PLAYER, (_whole, name: string) => {
      invalidate(`shortcode ${name.toLowerCase()}`);
      return '';
    });
  const ended = new Set([...plain.matchAll(END)].map(([, name = '']) => name.toLowerCase()));
  const bare = plain
    .replace(WITH_ATTRIBUTES, (_whole, name: string) => {
      invalidate(`shortcode ${name.toLowerCase()}`);
      return '';
    })
    .replace(END, '')
    .replace(/\[([a-z][\w-]{1,60})\]/gi, (whole, name: string) => {
      if (!ended.has(name.toLowerCase())) return whole;
      invalidate(`shortcode ${name.toLowerCase()}`);
      return '';
    });
  return { html: bare, dropped: Array.from(counts, ([what, count]) => ({ what, count })) };
}

/** Old captions are an attribute of the shortcode, newer ones follow the picture. */
function figureOf(inside: string, message: string): string {
  const [, picture = inside, behind = ''] = /^([\s\S]*?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inside) ?? [];
  return `\n\n<figure>${picture.trim()}<figcaption>${(message || behind).trim()}</figcaption></figure>\n\n`;
}

const pictureFigure = ({ src, alt, caption }: Attachment): string =>
  `<figure><img src="${quoted(src)}" alt="${quoted(alt)}"><figcaption>${caption}</figcaption></figure>`;

const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
