import { asc, eq } from 'drizzle-orm';
import { readPictures } from '../../../content/pictures/queries.ts';
import { readPlace, readTopicsById } from '../../../content/topics/queries.ts';
import { change } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { searchKeysOf } from '../../../platform/text/foldedSearch.ts';
import { slugOf } from '../../../platform/text/slug.ts';
import type { App } from '../../../site/app.ts';
import { checkIsTheirs } from '../../../site/newsroom/media.ts';
import { type FieldIssue, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { webStoriesTag, webStoryTag } from '../queries.ts';
import { webStories, webStoryPages } from '../tables.ts';
import { checkWebStory, WebStoryRefused } from './checkWebStory.ts';
import { draftOf, inBoth, type WebStoryContent } from './webStoryContent.ts';
import { secondsToRead } from './webStoryRows.ts';
import { tallyWebStory } from './webStoryTally.ts';
import { webStoryEditingWords as says } from './words.ts';

type Row = typeof webStories.$inferSelect;
type Writing = { context: App; staff: Staff; now: Date };

/** Keeps a new web story as a draft. Gives its id. */
export function draftWebStory({ context, staff, now }: Writing, content: WebStoryContent): Promise<number> {
  return change(context, async (tx) => {
    await checkNames(tx, staff, content);
    const values = { ...valuesOf(content, now), slug: slugOf(content.title), status: 'draft', publishedAt: now } as const;
    const [row] = await tx.insert(webStories).values(values).returning({ id: webStories.id });
    if (!row) throw new Error('The web story was not written');
    await tx.insert(webStoryPages).values(rowsOf(row.id, content));
    return { result: row.id, tags: [], audit: [{ action: 'webstory.draft', subject: `web-story:${row.id}`, after: content }] };
  });
}

/** Changes a web story where it stands; one that readers see must keep to the rules. */
export function changeWebStory({ context, staff, now }: Writing, id: number, content: WebStoryContent): Promise<void> {
  return change(context, async (tx) => {
    const before = await lock(tx, staff, id);
    await checkNames(tx, staff, content);
    const isPublished = before.status === 'published';
    if (isPublished) await checkRules(tx, content, before);
    const said = await contentOf(tx, before);
    await tx.update(webStories).set(valuesOf(content, now)).where(eq(webStories.id, id));
    await tx.delete(webStoryPages).where(eq(webStoryPages.storyId, id));
    await tx.insert(webStoryPages).values(rowsOf(id, content));
    if (isPublished && before.categoryId !== content.categoryId) {
      await tallyWebStory(tx, before.categoryId, -1);
      await tallyWebStory(tx, content.categoryId, 1);
    }
    return {
      result: undefined,
      tags: isPublished ? [webStoriesTag, webStoryTag(id)] : [],
      audit: [{ action: 'webstory.change', subject: `web-story:${id}`, before: said, after: content }],
    };
  });
}

/** Brings a web story before the readers, if it keeps to the rules; one that was withdrawn keeps its day. */
export function releaseWebStory({ context, staff, now }: Writing, id: number): Promise<void> {
  return change(context, async (tx) => {
    const before = await lock(tx, staff, id);
    await checkRules(tx, await contentOf(tx, before), before);
    const publishedAt = before.status === 'draft' ? now : before.publishedAt;
    await tx.update(webStories).set({ status: 'published', publishedAt, updatedAt: now }).where(eq(webStories.id, id));
    if (before.status !== 'published') await tallyWebStory(tx, before.categoryId, 1);
    return {
      result: undefined,
      tags: [webStoriesTag, webStoryTag(id)],
      audit: [
        { action: 'webstory.publish', subject: `web-story:${id}`, before: { status: before.status }, after: { status: 'published' } },
      ],
    };
  });
}

/** Takes a web story from the readers' sight; it is kept, and can be published again. */
export function recallWebStory({ context, staff, now }: Writing, id: number): Promise<void> {
  return change(context, async (tx) => {
    const before = await lock(tx, staff, id);
    if (before.status !== 'published') throw new NewsroomError(409, says.notPublished);
    await tx.update(webStories).set({ status: 'withdrawn', updatedAt: now }).where(eq(webStories.id, id));
    await tallyWebStory(tx, before.categoryId, -1);
    return {
      result: undefined,
      tags: [webStoriesTag, webStoryTag(id)],
      audit: [{ action: 'webstory.withdraw', subject: `web-story:${id}`, before: { status: 'published' }, after: { status: 'withdrawn' } }],
    };
  });
}

/** What is kept of a web story, in the words of its editor. */
export async function contentOf(db: Database, { id, title, description, categoryId, posterKey }: Row): Promise<WebStoryContent> {
  const rows = await db.select().from(webStoryPages).where(eq(webStoryPages.storyId, id)).orderBy(asc(webStoryPages.position));
  return {
    title,
    description,
    categoryId,
    poster: posterKey,
    pages: rows.map(({ pictureKey, headline, text, credit, linkHref, linkLabel, placement, seconds }) => ({
      picture: pictureKey,
      headline,
      text,
      credit: credit ?? '',
      link: { href: linkHref ?? '', label: linkLabel ?? '' },
      placement,
      seconds: seconds === secondsToRead(`${headline} ${text}`) ? null : seconds,
    })),
  };
}

async function lock(tx: Database, staff: Staff, id: number): Promise<Row> {
  const [row] = await tx.select().from(webStories).where(eq(webStories.id, id)).for('update');
  if (!row) throw new NewsroomError(404, newsroomServerWords.notThere);
  checkIsTheirs(staff, await readPlace(tx, row.categoryId, null), row.status);
  return row;
}

/** What a story names must be there, finished or not, and its category this editor's. */
async function checkNames(tx: Database, staff: Staff, { categoryId, poster, pages }: WebStoryContent): Promise<void> {
  const category = (await readTopicsById(tx, [categoryId])).get(categoryId);
  const known = await readPictures(tx, [poster, ...pages.map(({ picture }) => picture)]);
  const issues: FieldIssue[] = [
    ...(category?.kind === 'category' ? [] : [{ path: 'categoryId', message: says.noSuchCategory }]),
    ...(poster === null || known.has(poster) ? [] : [{ path: 'poster', message: says.noSuchPicture }]),
    ...pages.flatMap(({ picture }, at) => (known.has(picture) ? [] : [{ path: `pages.${at}.picture`, message: says.noSuchPicture }])),
  ];
  if (issues.length > 0) throw new NewsroomError(422, newsroomServerWords.somethingWrong, { issues });
  checkIsTheirs(staff, await readPlace(tx, categoryId, null), 'draft');
}

async function checkRules(tx: Database, content: WebStoryContent, { slug, publishedAt }: Row): Promise<void> {
  try {
    await checkWebStory(tx, draftOf(content, { slug, publishedAt }));
  } catch (error) {
    if (!(error instanceof WebStoryRefused)) throw error;
    const issues = error.problems.map(({ path, message }) => ({ path, message: inBoth(message) }));
    throw new NewsroomError(422, says.notReady, { issues });
  }
}

const valuesOf = ({ title, description, categoryId, poster, pages }: WebStoryContent, now: Date) => ({
  title,
  description,
  categoryId,
  posterKey: poster ?? pages[0]?.picture ?? '',
  pageCount: pages.length,
  search: searchKeysOf([title, description]),
  updatedAt: now,
});

const rowsOf = (storyId: number, { pages }: WebStoryContent) =>
  pages.map(({ picture, headline, text, credit, link, placement, seconds }, at) => ({
    storyId,
    position: at + 1,
    pictureKey: picture,
    headline,
    text,
    credit: credit || null,
    linkHref: link.href || null,
    linkLabel: link.label || null,
    placement,
    seconds: seconds ?? secondsToRead(`${headline} ${text}`),
  }));
