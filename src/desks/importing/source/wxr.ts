import { lettersOf, pathOf } from './addressParts.ts';
import { momentOf } from './dates.ts';
import { type OnBytes, textOfFile } from './fileText.ts';
import type { SourceEvent, SourceName, SourceStory, UnpublishedState } from './sourceItem.ts';
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

/**
 * The events of a WordPress export (WXR 1.0 to 1.2), read in two passes: first the site with its names and attachments, which may follow
 * the stories that use them, then the stories.
 */
export async function* readWxr(file: string, encoding: string, pass: 'names' | 'stories', onBytes?: OnBytes): AsyncGenerator<SourceEvent> {
  const skip = new Set(pass === 'names' ? ['wp:comment', 'content:encoded'] : ['wp:comment']);
  const site = { url: '', language: '' };
  const logins = new Map<string, SourceName>();
  for await (const { part } of xmlParts(textOfFile(file, encoding, onBytes), { within: ['channel'], skip })) {
    if (part.name === 'wp:author') {
      const author = authorOf(part);
      logins.set(author.slug, author);
      if (pass === 'names') yield { kind: 'author', author };
    } else if (part.name === 'item') {
      yield* eventsOfItem(part, pass, site, logins);
    } else if (pass === 'names') {
      yield* eventsOfChannel(part, site);
    } else if (part.name === 'language') {
      site.language = part.text.trim();
    } else if (part.name === 'wp:base_blog_url') {
      site.url = part.text.trim();
    }
  }
}

function* eventsOfChannel(part: XmlPart, site: { url: string; language: string }): Generator<SourceEvent> {
  if (part.name === 'language') site.language = part.text.trim();
  if (part.name === 'link' && site.url === '') site.url = part.text.trim();
  if (part.name === 'wp:base_blog_url' && part.text.trim()) site.url = part.text.trim();
  if (['language', 'link', 'wp:base_blog_url'].includes(part.name)) yield { kind: 'site', ...site };
  if (part.name === 'wp:category') {
    const slug = lettersOf(textIn(part, 'wp:category_nicename'));
    const category = {
      slug,
      name: textIn(part, 'wp:cat_name') || slug,
      parentSlug: lettersOf(textIn(part, 'wp:category_parent')),
      description: textIn(part, 'wp:category_description'),
    };
    if (slug) yield { kind: 'category', category };
  }
  if (part.name === 'wp:tag') {
    const slug = lettersOf(textIn(part, 'wp:tag_slug'));
    if (slug)
      yield { kind: 'tag', tag: { slug, name: textIn(part, 'wp:tag_name') || slug, description: textIn(part, 'wp:tag_description') } };
  }
}

function authorOf(part: XmlPart): SourceName {
  const login = textIn(part, 'wp:author_login');
  const whole = [textIn(part, 'wp:author_first_name'), textIn(part, 'wp:author_last_name')].filter(Boolean).join(' ');
  return { slug: login, name: textIn(part, 'wp:author_display_name') || whole || login };
}

function* eventsOfItem(
  part: XmlPart,
  pass: 'names' | 'stories',
  site: { url: string; language: string },
  logins: ReadonlyMap<string, SourceName>,
): Generator<SourceEvent> {
  const type = textIn(part, 'wp:post_type') || 'post';
  const original = textIn(part, 'wp:post_id');
  if (pass === 'names') {
    const src = type === 'attachment' ? textIn(part, 'wp:attachment_url', 'guid') : '';
    if (src) {
      const alt = metaOf(part).get('_wp_attachment_image_alt')?.[0] ?? '';
      yield { kind: 'attachment', attachment: { original, src, alt, caption: textIn(part, 'excerpt:encoded') } };
    }
    return;
  }
  const which = `${type} ${original} "${textIn(part, 'title').slice(0, 80)}"`;
  if (type === 'attachment') return yield { kind: 'leftOut', what: 'attachments (taken as pictures where a story shows them)', which: '' };
  if (type === 'page') return yield { kind: 'leftOut', what: 'pages (the paper’s own pages are written in the newsroom)', which };
  if (type !== 'post') return yield { kind: 'leftOut', what: `entries of the kind ${type}`, which: '' };
  const status = textIn(part, 'wp:status') || 'publish';
  const inHand = UNPUBLISHED_STATES.find((known) => known === status);
  const why = status === 'publish' || inHand ? undefined : (NO_STORY[status] ?? `of the state ${status}`);
  if (why) return yield { kind: 'leftOut', what: `posts that are ${why}`, which };
  if (textIn(part, 'wp:post_password')) return yield { kind: 'leftOut', what: 'posts that need a password', which };
  if (part.attributes['too-long']) return yield { kind: 'leftOut', what: 'posts that are far too long', which };
  // Published stories have no such field, so that their hash does not change.
  yield { kind: 'story', story: { ...storyOf(part, original, site, logins), ...(inHand ? { inHand } : {}) } };
}

function storyOf(
  part: XmlPart,
  original: string,
  site: { url: string; language: string },
  logins: ReadonlyMap<string, SourceName>,
): SourceStory {
  const link = textIn(part, 'link');
  const meta = metaOf(part);
  const thumbnail = meta.get('_thumbnail_id')?.[0];
  const login = textIn(part, 'dc:creator');
  const slug = lettersOf(textIn(part, 'wp:post_name'));
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
    authors: login ? [logins.get(login) ?? { slug: login, name: login }] : [],
    categories: namesOf(part, ['category']),
    tags: namesOf(part, ['post_tag', 'tag']),
    picture: thumbnail && /^\d+$/.test(thumbnail) ? { attachment: thumbnail } : undefined,
    comments: partsIn(part, 'wp:comment').length,
    oldPaths: oldPathsOf(link, textIn(part, 'guid'), original, slug, meta.get('_wp_old_slug') ?? [], site.url),
  };
}

/** WXR 1.0 contains each category twice, once without its slug: only the other one is read. */
function namesOf(part: XmlPart, domains: readonly string[]): SourceName[] {
  const names = partsIn(part, 'category').flatMap(({ attributes, text }) => {
    const slug = lettersOf(attributes['nicename'] ?? '');
    return domains.includes(attributes['domain'] ?? '') && slug ? [{ slug, name: text.trim() || slug }] : [];
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
