import type { Database } from '../../../platform/database.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { addArticles, removeArticles, replaceArticle } from '../../articles/commands.ts';
import { readArticleRow, readCards } from '../../articles/queries.ts';
import { draftOf, listedOf, readPublishedCopy, readWorking, type StoryRecord } from '../copies/storyRecord.ts';
import type { stories } from '../tables.ts';
import { storyWords as words } from '../words.ts';
import { readyCategory } from './checkStory.ts';

// What the steps do to what readers see, each within the transaction of its step: gives the columns that change in the newsroom's row,
// and the cache tags that fall. `story.version` is that of the step.

type Done = Partial<typeof stories.$inferInsert> & { tags: readonly string[] };

/** Puts a story before readers for the first time, with a moment as its date. */
export async function publishFirst(tx: Database, story: StoryRecord, publishedAt: Date, now: Date): Promise<Done> {
  const copy = await readWorking(tx, story);
  const draft = draftOf(copy, await readyCategory(tx, copy), { publishedAt, updatedAt: publishedAt, now });
  const topicTags = await addArticles(tx, [{ id: story.id, draft }]);
  return { working: null, publishedVersion: story.version, publishedAt, formerAddress: null, tags: [`article:${story.id}`, ...topicTags] };
}

/** Puts what editors changed before readers. A small correction (a letter, a comma) does not move the time of the last change. */
export async function updatePublished(tx: Database, story: StoryRecord, smallCorrection: boolean, now: Date): Promise<Done> {
  const shown = await readArticleRow(tx, story.id);
  if (!shown || story.working === null) throw new NewsroomError(409, words.nothingChanged);
  const updatedAt = smallCorrection ? shown.updatedAt : now;
  const draft = draftOf(story.working, await readyCategory(tx, story.working), { publishedAt: shown.publishedAt, updatedAt, now });
  return { working: null, publishedVersion: story.version, tags: await replaceArticle(tx, story.id, draft) };
}

/** Gives up what editors changed since it was put before readers. */
export async function discardChanges(tx: Database, story: StoryRecord): Promise<Done> {
  const published = await readPublishedCopy(tx, story.id);
  if (!published || story.working === null) throw new NewsroomError(409, words.nothingChanged);
  return { working: null, publishedVersion: story.version, ...(await listedOf(tx, published)), tags: [] };
}

/** Takes a story away from readers; the newsroom keeps it, with where it stood and when it came. */
export async function withdrawStory(tx: Database, story: StoryRecord): Promise<Done> {
  const [card] = await readCards(tx, [story.id]);
  const working = await readWorking(tx, story);
  const { tags } = await removeArticles(tx, [story.id]);
  return {
    working,
    publishedVersion: null,
    formerAddress: card?.address ?? '',
    publishedAt: card?.publishedAt ?? story.publishedAt,
    tags,
  };
}

/** Puts a withdrawn story before readers again, at its own date. */
export async function bringBack(tx: Database, story: StoryRecord, now: Date): Promise<Done> {
  const copy = await readWorking(tx, story);
  const draft = draftOf(copy, await readyCategory(tx, copy), { publishedAt: story.publishedAt ?? now, updatedAt: now, now });
  const topicTags = await addArticles(tx, [{ id: story.id, draft }]);
  return { working: null, publishedVersion: story.version, formerAddress: null, tags: [`article:${story.id}`, ...topicTags] };
}
