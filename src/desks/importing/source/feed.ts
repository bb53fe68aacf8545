import { hash } from 'node:crypto';
import { wordsOfHtml } from '../../../platform/document/htmlTree.ts';
import { lastPart, pathOf } from './addressParts.ts';
import { momentOf } from './dates.ts';
import { type OnBytes, textOfFile } from './fileText.ts';
import { SourceBroken, type SourceEvent, type SourceName, type SourceStory } from './sourceItem.ts';
import { partsIn, textIn, type XmlPart, xmlParts } from './xmlParts.ts';

/** The events of an RSS 2.0 or Atom feed. */
export async function* readFeed(file: string, encoding: string, onBytes?: OnBytes): AsyncGenerator<SourceEvent> {
  const site = { url: '', language: '' };
  let isFeed = false;
  for await (const { root, part } of xmlParts(textOfFile(file, encoding, onBytes), { within: ['channel', 'feed'], skip: new Set() })) {
    isFeed = true;
    site.language ||= root.attributes['xml:lang'] ?? '';
    if (part.name === 'language') site.language = part.text.trim();
    if (part.name === 'link' && !site.url) {
      site.url = linkOf([part]);
      if (site.url) yield { kind: 'site', ...site };
    }
    if (part.name === 'item' || part.name === 'entry') {
      if (part.attributes['too-long'])
        yield { kind: 'leftOut', what: 'items that are far too long', which: textIn(part, 'title').slice(0, 80) };
      else yield { kind: 'story', story: part.name === 'item' ? storyOfItem(part, site.language) : storyOfEntry(part, site.language) };
    }
  }
  if (!isFeed) throw new SourceBroken('The file is XML, but neither an RSS nor an Atom feed nor an export of WordPress.');
}

function named(text: string): SourceName[] {
  const name = wordsOfHtml(text);
  return name ? [{ slug: name, name }] : [];
}

/** The permanent id of an item: its own id, otherwise its address, otherwise its text. */
const originalOf = (id: string, link: string, words: string): string => id || link || hash('sha256', words, 'hex').slice(0, 32);

function storyOfItem(part: XmlPart, language: string): SourceStory {
  const link = linkOf(partsIn(part, 'link')) || permalinkOf(part);
  const whole = textIn(part, 'content:encoded', 'content');
  const description = textIn(part, 'description');
  const title = textIn(part, 'title');
  return {
    original: originalOf(textIn(part, 'guid'), link, `${title} ${description}`),
    title,
    link,
    html: whole || description,
    isWrittenInLines: !whole && isPlain(description),
    summary: whole ? description : '',
    slug: lastPart(link),
    language,
    publishedAt: momentOf(textIn(part, 'pubDate', 'dc:date')),
    updatedAt: momentOf(textIn(part, 'atom:updated', 'dcterms:modified')),
    // RSS `author` is a mail address, sometimes followed by the name.
    authors: [...partsIn(part, 'dc:creator').map(({ text }) => text), nameBehindMail(textIn(part, 'author'))].flatMap(named),
    categories: partsIn(part, 'category').flatMap(({ text }) => named(text)),
    tags: [],
    picture: pictureOf(part),
    comments: [],
    oldPaths: [pathOf(link), numberedPath(textIn(part, 'guid'))].filter((path) => path !== undefined),
  };
}

/** Whether lines are paragraphs: in HTML they are where the program that wrote it broke them. */
const isPlain = (text: string): boolean => !/<(?:p|br|div)\b/i.test(text);

/** WordPress feeds identify items by their numbers. */
const numberedPath = (guid: string): string | undefined => (/^https?:.*[?&]p=\d+$/.test(guid) ? pathOf(guid) : undefined);

/** The story of an Atom entry. */
export function storyOfEntry(part: XmlPart, language: string): SourceStory {
  const link = linkOf(partsIn(part, 'link'));
  const content = partsIn(part, 'content')[0];
  const summary = textIn(part, 'summary');
  const title = textIn(part, 'title');
  const own = content ? contentOf(content) : '';
  return {
    original: originalOf(textIn(part, 'id'), link, title),
    title,
    link,
    html: own || summary,
    isWrittenInLines: (content?.attributes['type'] ?? 'text') === 'text' && isPlain(own || summary),
    summary: own ? summary : '',
    slug: lastPart(link),
    language: part.attributes['xml:lang'] ?? language,
    publishedAt: momentOf(textIn(part, 'published', 'updated')),
    updatedAt: momentOf(textIn(part, 'updated')),
    authors: partsIn(part, 'author').flatMap((author) => named(textIn(author, 'name'))),
    categories: partsIn(part, 'category').flatMap(({ attributes }) => {
      const term = attributes['term'] ?? '';
      return term ? [{ slug: term, name: attributes['label'] || term }] : [];
    }),
    tags: [],
    picture: pictureOf(part),
    comments: [],
    oldPaths: [pathOf(link)].filter((path) => path !== undefined),
  };
}

/** RSS has the address as element text, Atom in `href`; of several links, the one to the story itself is used. */
export function linkOf(links: readonly XmlPart[]): string {
  const own = links.find(({ attributes }) => !attributes['rel'] || attributes['rel'] === 'alternate') ?? links[0];
  return (own?.attributes['href'] ?? own?.text ?? '').trim();
}

function permalinkOf(part: XmlPart): string {
  const guid = partsIn(part, 'guid')[0];
  return guid && guid.attributes['isPermaLink'] !== 'false' && /^https?:/.test(guid.text.trim()) ? guid.text.trim() : '';
}

const nameBehindMail = (author: string): string => /\(([^)]+)\)\s*$/.exec(author)?.[1] ?? (author.includes('@') ? '' : author);

/** Escaped HTML or CDATA is text here; XHTML is parsed as elements and serialised again. */
export const contentOf = (content: XmlPart): string =>
  content.attributes['type'] === 'xhtml' ? content.parts.map(written).join('') : content.text;

function written({ name, attributes, inOrder }: XmlPart): string {
  const texts = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = inOrder.map((one) => (typeof one === 'string' ? escaped(one) : written(one)));
  return `<${name}${texts.join('')}>${inside.join('')}</${name}>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function pictureOf(part: XmlPart): SourceStory['picture'] {
  const media = [part, ...partsIn(part, 'media:group')].flatMap((holder) => partsIn(holder, 'media:content'));
  const shown = media.find(
    ({ attributes: { medium, type, url } }) => url && (medium === 'image' || /^image\//.test(type ?? '') || (!medium && !type)),
  );
  const enclosed = partsIn(part, 'enclosure').find(({ attributes }) => /^image\//.test(attributes['type'] ?? ''));
  const small = partsIn(part, 'media:thumbnail')[0];
  const src = shown?.attributes['url'] ?? enclosed?.attributes['url'] ?? small?.attributes['url'];
  return src ? { src, alt: '', caption: shown ? textIn(shown, 'media:description', 'media:title') : '' } : undefined;
}
