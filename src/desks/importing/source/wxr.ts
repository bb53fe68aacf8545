import { wordsOfHtml } from '../../../platform/document/htmlTree.ts';
import { lettersOf, pathOf } from './addressParts.ts';
import { momentOf } from './dates.ts';
import { type OnBytes, textOfFile } from './fileText.ts';
import { type SourceEvent, type SourceName, type SourceStory, UNSEEN_PAGES, type UnpublishedState } from './sourceItem.ts';
import { commentsLeftOut, commentsOf } from './wxrComments.ts';
import { bylineOf, knowGuest, knowUser, type WxrPeople } from './wxrPeople.ts';
import { wxrPresentation } from './wxrPresentation.ts';
import { partsIn, textIn, type XmlPart, xmlParts } from './xmlParts.ts';

/** Why a post type of WordPress is not a story. */
const NO_STORY: Readonly<Record<string, string>> = {
  'auto-draft': 'only begun',
  trash: 'in the trash',
  inherit: 'an earlier version',
};
const UNPUBLISHED_STATES: readonly UnpublishedState[] = ['draft', 'pending', 'future', 'private'];

/** Whether a file is a WordPress export, by its root element. */
export const isWxr = (beginning: string): boolean => /xmlns:wp\s*=\s*["']https?:\/\/wordpress\.org\/export\/1\.\d\/?["']/i.test(beginning);

type Pass = { pass: 'names' | 'stories'; people: WxrPeople };
/** `categories` are the slugs of the categories by their number. */
type Site = { url: string; language: string; categories: Map<string, string> };

/**
 * The events of a WordPress export (WXR 1.0 to 1.2), read in two passes: first the site with its names and attachments, which may follow
 * the stories that use them, then the stories. Both passes share the `people`.
 */
export async function* readWxr(file: string, encoding: string, { pass, people }: Pass, onBytes?: OnBytes): AsyncGenerator<SourceEvent> {
  const skip = new Set(pass === 'names' ? ['wp:comment', 'content:encoded'] : ['wp:commentmeta']);
  const site: Site = { url: '', language: '', categories: new Map() };
  for await (const { part } of xmlParts(textOfFile(file, encoding, onBytes), { within: ['channel'], skip })) {
    if (part.name === 'wp:author') {
      const author = knowUser(people, part);
      if (pass === 'names') yield { kind: 'author', author };
    } else if (part.name === 'item') {
      yield* pass === 'names' ? namesOfItem(part, people) : eventsOfItem(part, site, people);
    } else if (pass === 'names') {
      yield* eventsOfChannel(part, site);
    } else if (part.name === 'wp:category') {
      site.categories.set(textIn(part, 'wp:term_id'), lettersOf(textIn(part, 'wp:category_nicename')));
    } else if (part.name === 'language') {
      site.language = part.text.trim();
    } else if (part.name === 'wp:base_blog_url') {
      site.url = part.text.trim();
    }
  }
}

function* eventsOfChannel(part: XmlPart, site: Site): Generator<SourceEvent> {
  if (part.name === 'language') site.language = part.text.trim();
  if (part.name === 'link' && site.url === '') site.url = part.text.trim();
  if (part.name === 'wp:base_blog_url' && part.text.trim()) site.url = part.text.trim();
  if (['language', 'link', 'wp:base_blog_url'].includes(part.name)) yield { kind: 'site', url: site.url, language: site.language };
  if (part.name === 'wp:category') {
    const slug = lettersOf(textIn(part, 'wp:category_nicename'));
    const category = {
      slug,
      name: wordsOfHtml(textIn(part, 'wp:cat_name')) || slug,
      parentSlug: lettersOf(textIn(part, 'wp:category_parent')),
      description: wordsOfHtml(textIn(part, 'wp:category_description')),
    };
    if (slug) yield { kind: 'category', category };
  }
  if (part.name === 'wp:tag') {
    const slug = lettersOf(textIn(part, 'wp:tag_slug'));
    const [name, description] = ['wp:tag_name', 'wp:tag_description'].map((field) => wordsOfHtml(textIn(part, field)));
    if (slug) yield { kind: 'tag', tag: { slug, name: name || slug, description: description ?? '' } };
  }
}

function* namesOfItem(part: XmlPart, people: WxrPeople): Generator<SourceEvent> {
  const type = textIn(part, 'wp:post_type');
  if (type === 'guest-author') knowGuest(people, part, metaOf(part));
  const src = type === 'attachment' ? textIn(part, 'wp:attachment_url', 'guid') : '';
  if (src === '') return;
  const alt = wordsOfHtml(metaOf(part).get('_wp_attachment_image_alt')?.[0] ?? '');
  const caption = wordsOfHtml(textIn(part, 'excerpt:encoded'));
  const parent = textIn(part, 'wp:post_parent');
  yield { kind: 'attachment', attachment: { original: textIn(part, 'wp:post_id'), src, alt, caption, parent } };
}

function* eventsOfItem(part: XmlPart, site: Site, people: WxrPeople): Generator<SourceEvent> {
  const type = textIn(part, 'wp:post_type') || 'post';
  const original = textIn(part, 'wp:post_id');
  const which = `${type} ${original} "${textIn(part, 'title').slice(0, 80)}"`;
  if (type === 'attachment') return yield { kind: 'leftOut', what: 'attachments (taken as pictures where a story shows them)', which: '' };
  if (type === 'guest-author') return;
  if (type === 'page') return yield eventOfPage(part, which, site, people);
  if (type !== 'post') return yield { kind: 'leftOut', what: `entries of the kind ${type}`, which: '' };
  const status = textIn(part, 'wp:status') || 'publish';
  const inHand = UNPUBLISHED_STATES.find((known) => known === status);
  const why = status === 'publish' || inHand ? undefined : (NO_STORY[status] ?? `of the state ${status}`);
  if (why) return yield { kind: 'leftOut', what: `posts that are ${why}`, which };
  if (textIn(part, 'wp:post_password')) return yield { kind: 'leftOut', what: 'posts that need a password', which };
  if (part.attributes['too-long']) return yield { kind: 'leftOut', what: 'posts that are far too long', which };
  for (const comment of commentsLeftOut(part)) yield { kind: 'leftOut', what: comment, which: '' };
  for (const taxonomy of taxonomiesOf(part)) yield { kind: 'leftOut', what: `terms of the taxonomy ${taxonomy}`, which: '' };
  // Published stories have no such field, so that their hash does not change.
  yield { kind: 'story', story: { ...storyOf(part, original, site, people), ...(inHand ? { inHand } : {}) } };
}

function eventOfPage(part: XmlPart, which: string, site: Site, people: WxrPeople): SourceEvent {
  const isSeen = textIn(part, 'wp:status') === 'publish' && !textIn(part, 'wp:post_password') && !part.attributes['too-long'];
  if (!isSeen) return { kind: 'leftOut', what: UNSEEN_PAGES, which };
  return { kind: 'page', page: storyOf(part, textIn(part, 'wp:post_id'), site, people) };
}

function storyOf(part: XmlPart, original: string, site: Site, people: WxrPeople): SourceStory {
  const link = textIn(part, 'link');
  const meta = metaOf(part);
  const thumbnail = meta.get('_thumbnail_id')?.[0];
  const slug = lettersOf(textIn(part, 'wp:post_name'));
  const main = site.categories.get((meta.get('_yoast_wpseo_primary_category') ?? meta.get('rank_math_primary_category'))?.[0] ?? '');
  return {
    original: original || link || textIn(part, 'guid'),
    title: textIn(part, 'title'),
    link,
    html: textIn(part, 'content:encoded'),
    isWrittenInLines: true,
    summary: textIn(part, 'excerpt:encoded'),
    slug,
    language: site.language,
    publishedAt:
      momentOf(textIn(part, 'wp:post_date_gmt'), 'Z') ?? momentOf(textIn(part, 'wp:post_date')) ?? momentOf(textIn(part, 'pubDate')),
    updatedAt: momentOf(textIn(part, 'wp:post_modified_gmt'), 'Z'),
    authors: bylineOf(people, part),
    categories: namesOf(part, ['category']),
    ...(main ? { mainCategory: main } : {}),
    tags: namesOf(part, ['post_tag', 'tag']),
    picture: thumbnail && /^[1-9]\d*$/.test(thumbnail) ? { attachment: thumbnail } : undefined,
    comments: commentsOf(part, people),
    oldPaths: oldPathsOf(link, textIn(part, 'guid'), original, slug, meta.get('_wp_old_slug') ?? [], site.url),
    ...wxrPresentation(meta, wordsOfHtml(textIn(part, 'title')), site.url),
  };
}

/** Taxonomies that are read, or that nobody sees. */
const KNOWN_TAXONOMIES: ReadonlySet<string> = new Set([
  'category',
  'post_tag',
  'tag',
  'author',
  'post_format',
  'language',
  'post_translations',
]);

/** The site's own taxonomies in which a post stands, once for each term. */
const taxonomiesOf = (part: XmlPart): string[] =>
  partsIn(part, 'category').flatMap(({ attributes: { domain = '', nicename } }) =>
    domain !== '' && nicename && !KNOWN_TAXONOMIES.has(domain) ? [domain] : [],
  );

/** WXR 1.0 contains each category twice, once without its slug: only the other one is read. */
function namesOf(part: XmlPart, domains: readonly string[]): SourceName[] {
  const names = partsIn(part, 'category').flatMap(({ attributes, text }) => {
    const slug = lettersOf(attributes['nicename'] ?? '');
    return domains.includes(attributes['domain'] ?? '') && slug ? [{ slug, name: wordsOfHtml(text) || slug }] : [];
  });
  return [...new Map(names.map((name) => [name.slug, name])).values()];
}

function metaOf(part: XmlPart): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const one of partsIn(part, 'wp:postmeta')) {
    const key = textIn(one, 'wp:meta_key');
    meta.set(key, [...(meta.get(key) ?? []), textIn(one, 'wp:meta_value')]);
  }
  return meta;
}

/** Its address, its number, and the address with each former slug. */
function oldPathsOf(link: string, guid: string, id: string, slug: string, oldSlugs: readonly string[], siteUrl: string): string[] {
  const path = pathOf(link);
  const base = (pathOf(siteUrl) ?? '').replace(/\/+$/, '');
  const numbered = id ? [`/?p=${id}`, ...(base ? [`${base}/?p=${id}`] : [])] : [];
  const byGuid = /[?&]p=\d+$/.test(guid) ? [pathOf(guid)] : [];
  const earlier = oldSlugs.flatMap((old) => {
    const renamed = slug && path ? lettersOf(path).replace(`/${slug}`, `/${lettersOf(old)}`) : undefined;
    return renamed === path ? [] : [renamed];
  });
  return [...new Set([path, ...numbered, ...byGuid, ...earlier].filter((one) => one !== undefined))];
}
