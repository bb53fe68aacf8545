import { asc, eq } from 'drizzle-orm';
import type { ContentType } from '../../content/contentType.ts';
import { words } from '../../platform/text/graphemes.ts';
import { missingInWebStory, type WebStoryDraft, webStoryDraft } from './editing/webStoryDraft.ts';
import { webStoryEditingWords as texts } from './editing/words.ts';
import { webStories, webStoryPages } from './tables.ts';
import { webStoryAddress } from './views/webStoryAddress.ts';
import { webStoryWords } from './words.ts';

type Row = typeof webStories.$inferSelect;
type Own = Pick<Row, 'title' | 'description' | 'categoryId' | 'posterKey' | 'pageCount'>;

/** AMP requires a portrait poster, 3:4, of at least 640 by 853. */
const POSTER_WIDTH = 640;
const POSTER_HEIGHT = 854;

/** The display time of a page: readers take in about three words per second, after a look at the picture. */
const secondsToRead = (text: string): number => Math.min(15, Math.max(5, Math.round(words(text).length / 3) + 3));

/** The first page's picture, unless another one is set. */
const posterOf = ({ poster, pages }: WebStoryDraft): string => poster ?? pages[0]?.picture ?? '';

export const webStoryContent: ContentType<Row, WebStoryDraft, Own> = {
  name: 'web-stories',
  subject: 'web-story',
  called: () => webStoryWords.title,
  actions: {
    draft: 'webstory.draft',
    change: 'webstory.change',
    publish: 'webstory.publish',
    withdraw: 'webstory.withdraw',
    remove: 'webstory.remove',
  },
  permission: 'webstories.write',
  kinds: ['web-story'],
  kindOf: () => 'web-story',
  table: webStories,
  rows: {
    select: (db, { where, orderBy, limit }) =>
      db
        .select()
        .from(webStories)
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    lock: (tx, id) => tx.select().from(webStories).where(eq(webStories.id, id)).for('update'),
    insert: (tx, values) => tx.insert(webStories).values(values).returning({ id: webStories.id }),
    update: (tx, id, values) => tx.update(webStories).set(values).where(eq(webStories.id, id)),
    remove: (tx, id) => tx.delete(webStories).where(eq(webStories.id, id)),
  },
  draft: webStoryDraft,
  own: (draft) => ({
    title: draft.title,
    description: draft.description,
    categoryId: draft.categoryId,
    posterKey: posterOf(draft),
    pageCount: draft.pages.length,
  }),
  writeParts: async (tx, storyId, { pages }) => {
    await tx.delete(webStoryPages).where(eq(webStoryPages.storyId, storyId));
    const rows = pages.map(({ picture, link, credit, seconds, ...page }, at) => ({
      ...page,
      storyId,
      position: at + 1,
      pictureKey: picture,
      credit: credit === '' ? null : credit,
      linkHref: link.href === '' && link.label === '' ? null : link.href,
      linkLabel: link.href === '' && link.label === '' ? null : link.label,
      seconds: seconds ?? secondsToRead(`${page.headline} ${page.text}`),
    }));
    await tx.insert(webStoryPages).values(rows);
  },
  draftOf: async (db, { id, title, description, categoryId, posterKey }) => {
    const rows = await db.select().from(webStoryPages).where(eq(webStoryPages.storyId, id)).orderBy(asc(webStoryPages.position));
    const pages = rows.map(({ pictureKey, headline, text, credit, linkHref, linkLabel, placement, seconds }) => ({
      picture: pictureKey,
      headline,
      text,
      credit: credit ?? '',
      link: { href: linkHref ?? '', label: linkLabel ?? '' },
      placement,
      seconds: seconds === secondsToRead(`${headline} ${text}`) ? null : seconds,
    }));
    return { title, description, categoryId, poster: posterKey, pages };
  },
  picturesOf: ({ poster, pages }) => [
    { path: 'poster', key: poster },
    ...pages.map(({ picture }, at) => ({ path: `pages.${at}.picture`, key: picture })),
  ],
  pictureColumns: [
    { key: webStories.posterKey, item: webStories.id },
    { key: webStoryPages.pictureKey, item: webStoryPages.storyId },
  ],
  missing: (draft, pictures) => {
    const poster = pictures.get(posterOf(draft));
    const isSmall = poster !== undefined && (poster.width < POSTER_WIDTH || poster.height < POSTER_HEIGHT);
    return [...missingInWebStory(draft), ...(isSmall ? [{ path: 'poster', message: texts.smallPoster }] : [])];
  },
  searchText: ({ title, description }) => [title, description],
  search: { group: 'webstories', name: webStoryWords.title },
  addressOf: ({ id, slug }, category) => webStoryAddress(category.slug, slug, id),
  listed: ({ pageCount, posterKey }) => ({
    detail: {
      gu: `${webStoryWords.title.gu} · ${pageCount} ${webStoryWords.pagesWord.gu}`,
      en: `${webStoryWords.title.en} · ${pageCount} ${webStoryWords.pagesWord.en}`,
    },
    pictureKey: posterKey,
  }),
};
