import { pipeline, Readable } from 'node:stream';
import { ignore } from 'stream-json/filters/ignore.js';
import { pick } from 'stream-json/filters/pick.js';
import { streamArray } from 'stream-json/streamers/stream-array.js';
import { streamValues } from 'stream-json/streamers/stream-values.js';
import { z } from 'zod';
import { wordsOfHtml } from '../../../platform/document/htmlTree.ts';
import { strippedOfNul } from '../../../platform/text/nulLetter.ts';
import { lastPart } from './addressParts.ts';
import { momentOf } from './dates.ts';
import { type OnBytes, textOfFile } from './fileText.ts';
import { type GhostNames, ghostKey, ghostNames, ghostText } from './ghostNames.ts';
import {
  SourceBroken,
  type SourceEvent,
  type SourcePresentation,
  type SourceStory,
  UNSEEN_PAGES,
  type UnpublishedState,
} from './sourceItem.ts';

/** Whether a file is an export of Ghost, of any version. */
export const isGhost = (beginning: string): boolean =>
  /^\{\s*(?:"db"\s*:\s*\[\s*\{\s*)?"(?:meta|data)"\s*:\s*\{\s*"(?:exported_on|version|posts|[a-z_]+"\s*:\s*\[)/.test(beginning);

/** The name of a site whose export does not say its address: that of the file, without the day of the export. */
export const ghostSiteName = (fileName: string): string => fileName.replace(/\.ghost\.\d.*$/, '');

const POSTS = /^(?:db\.0\.)?data\.posts$/;
/** All tables but those that say something about a post; earlier versions of posts may be large. */
const OTHERS = /^(?:db\.0\.)?data\.(?!(?:tags|users|posts_tags|posts_authors|posts_meta|settings)$)[^.]+$/;

type Pass = { pass: 'names' | 'stories'; names: GhostNames };

/** The events of an export of Ghost, read in two passes that share the `names`: first the tables around the posts, then the posts. */
export async function* readGhost(file: string, encoding: string, { pass, names }: Pass, onBytes?: OnBytes): AsyncGenerator<SourceEvent> {
  const text = Readable.from(textOfFile(file, encoding, onBytes));
  const stages =
    pass === 'names'
      ? ([ignore.withParserAsStream({ filter: OTHERS }), streamValues.asStream()] as const)
      : ([pick.withParserAsStream({ filter: POSTS }), streamArray.asStream()] as const);
  let read = 0;
  try {
    // An error of any stage ends the last one, and is thrown there.
    for await (const { value } of pipeline(text, ...stages, () => undefined)) {
      read++;
      if (pass === 'names') Object.assign(names, ghostNames(tablesOf(value)));
      else yield eventOfPost(strippedOfNul(value), read, names);
    }
  } catch (error) {
    // The parser has no class of errors of its own.
    if (!(error instanceof Error) || !/^Parser |should be an array/.test(error.message)) throw error;
    throw new SourceBroken(`The file is broken after ${read} posts: it is no whole JSON. Export it anew.`);
  }
}

const whole = z.union([z.object({ db: z.tuple([z.object({ data: z.unknown() })], z.unknown()) }), z.object({ data: z.unknown() })]);

function tablesOf(value: unknown): unknown {
  const { data } = whole.safeParse(value);
  if (!data) throw new SourceBroken('The file is JSON, but it has none of the tables of Ghost.');
  return 'db' in data ? data.db[0].data : data.data;
}

/** Of a Date. */
const MAX_MS = 8.64e15;

const moment = z
  .union([z.string(), z.number().min(-MAX_MS).max(MAX_MS)])
  .nullish()
  .transform((at) => (typeof at === 'number' ? new Date(at) : momentOf(at ?? '', 'Z')));

const postRow = z.object({
  id: ghostKey,
  title: ghostText,
  slug: ghostText,
  html: ghostText,
  plaintext: ghostText,
  feature_image: ghostText,
  image: ghostText,
  /** Before version 3 pages are marked by `page`. */
  type: ghostText,
  page: z.union([z.number(), z.boolean()]).nullish(),
  status: ghostText,
  visibility: ghostText,
  author_id: ghostKey.nullish(),
  published_at: moment,
  updated_at: moment,
  custom_excerpt: ghostText,
  canonical_url: ghostText,
  meta_title: ghostText,
  meta_description: ghostText,
});
type Post = z.output<typeof postRow>;

const STATES: Readonly<Record<string, UnpublishedState>> = { draft: 'draft', scheduled: 'future' };

function eventOfPost(value: unknown, at: number, names: GhostNames): SourceEvent {
  const { data: post, error } = postRow.safeParse(value);
  if (!post)
    return { kind: 'unreadable', where: `post ${at}`, why: error.issues.map(({ path, message }) => `${path}: ${message}`).join('; ') };
  const which = `post ${post.id} "${post.title.slice(0, 80)}"`;
  const isPublished = post.status === 'published';
  const inHand = isPublished ? (post.visibility === '' || post.visibility === 'public' ? undefined : 'private') : STATES[post.status];
  if (post.type === 'page' || post.page === 1 || post.page === true) {
    return isPublished && !inHand ? { kind: 'page', page: storyOf(post, names) } : { kind: 'leftOut', what: UNSEEN_PAGES, which };
  }
  if (!isPublished && !inHand) return { kind: 'leftOut', what: `posts that are of the state ${post.status}`, which };
  return { kind: 'story', story: { ...storyOf(post, names), ...(inHand ? { inHand } : {}) } };
}

function storyOf(post: Post, { language, tags, authors, users, meta: metaOf }: GhostNames): SourceStory {
  const meta = metaOf.get(post.id);
  const src = ofThisSite(post.feature_image || post.image);
  const author = users.get(post.author_id ?? '');
  const presentation: SourcePresentation = Object.fromEntries(
    Object.entries({
      searchTitle: meta?.meta_title || post.meta_title,
      searchDescription: meta?.meta_description || post.meta_description,
      socialHeadline: meta?.og_title,
      socialPicture: meta && ofThisSite(meta.og_image),
      // An address that ends with its own name is that of the post on the old site.
      canonical: lastPart(post.canonical_url) === post.slug ? '' : post.canonical_url,
    }).filter(([, text]) => text),
  );
  return {
    original: post.id,
    title: post.title,
    link: '',
    html: ofThisSite(plainCards(post.html)) || post.plaintext,
    isWrittenInLines: post.html === '',
    summary: post.custom_excerpt,
    slug: post.slug,
    language,
    publishedAt: post.published_at,
    updatedAt: post.updated_at,
    authors: authors.get(post.id) ?? (author ? [author] : []),
    categories: tags.get(post.id) ?? [],
    tags: [],
    picture: src
      ? { src, alt: wordsOfHtml(meta?.feature_image_alt ?? ''), caption: wordsOfHtml(meta?.feature_image_caption ?? '') }
      : undefined,
    comments: [],
    oldPaths: post.slug ? [`/${post.slug}/`] : [],
    ...(Object.keys(presentation).length > 0 ? { presentation } : {}),
  };
}

/** Ghost writes this in place of the site's address. */
const ofThisSite = (text: string): string => text.replaceAll('__GHOST_URL__', '');

const CARD = /<figure class="[^"]*\bkg-(bookmark|audio|video)-card\b[^"]*">([\s\S]*?)<\/figure>/g;
const FILE = /<div class="[^"]*\bkg-file-card\b[^"]*">\s*(<a[\s\S]*?<\/a>)\s*<\/div>/g;

/** A bookmark and a file become a link with their title; of a player with its buttons only the player stays, which no story holds. */
const plainCards = (html: string): string =>
  html
    .replace(CARD, (_whole, kind: string, inside: string) => (kind === 'bookmark' ? linkOf(inside) : `<${kind}></${kind}>`))
    .replace(FILE, (_whole, inside: string) => linkOf(inside));

function linkOf(card: string): string {
  const href = /\bhref="([^"]*)"/.exec(card)?.[1] ?? '';
  const title = /<div class="kg-(?:bookmark|file-card)-title">([\s\S]*?)<\/div>/.exec(card)?.[1] ?? href;
  return `<p><a href="${href}">${title}</a></p>`;
}
