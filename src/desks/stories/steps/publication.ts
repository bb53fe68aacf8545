import type { Database } from '../../../platform/database.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { addArticles, removeArticles, replaceArticle } from '../../articles/commands.ts';
import { readArticleRow, readCards } from '../../articles/queries.ts';
import { recountComments } from '../../comments/commands.ts';
import { draftOf, listedOf, readPublishedCopy, readWorking, type StoryRecord } from '../copies/storyRecord.ts';
import { wholeCopy } from '../copies/workingCopy.ts';
import type { stories } from '../tables.ts';
import { storyWords as words } from '../words.ts';
import { readyCategory } from './checkStory.ts';

// Effects of the steps on published stories, in the transaction of the step. Each returns the changed columns of the newsroom's row and the
// cache tags. `story.version` is that of the step.

type Done = Partial<typeof stories.$inferInsert> & { tags: readonly string[] };

/** Publishes a story for the first time, with the given date. */
export async function publishFirst(tx: Database, story: StoryRecord, publishedAt: Date, now: Date): Promise<Done> {
  const copy = await readWorking(tx, story);
  const draft = draftOf(copy, await readyCategory(tx, story.id, copy), { publishedAt, updatedAt: publishedAt, now });
  const topicTags = await addArticles(tx, [{ id: story.id, draft }], { now });
  return { working: null, publishedVersion: story.version, publishedAt, formerAddress: null, tags: [`article:${story.id}`, ...topicTags] };
}

/** Publishes the changes of editors. A small correction (a letter, a comma) keeps the time of the last change. */
export async function updatePublished(tx: Database, story: StoryRecord, smallCorrection: boolean, now: Date): Promise<Done> {
  const shown = await readArticleRow(tx, story.id);
  if (!shown || story.working === null) throw new NewsroomError(409, words.nothingChanged);
  const updatedAt = smallCorrection ? shown.updatedAt : now;
  const copy = wholeCopy(story.working);
  const draft = draftOf(copy, await readyCategory(tx, story.id, copy), { publishedAt: shown.publishedAt, updatedAt, now });
  return { working: null, publishedVersion: story.version, tags: await replaceArticle(tx, story.id, draft) };
}

/** Discards unpublished changes. */
export async function discardChanges(tx: Database, story: StoryRecord): Promise<Done> {
  const published = await readPublishedCopy(tx, story.id);
  if (!published || story.working === null) throw new NewsroomError(409, words.nothingChanged);
  return { working: null, publishedVersion: story.version, ...(await listedOf(tx, published)), tags: [] };
}

/** Withdraws a story from the site; the newsroom keeps it, with its address and publication date. */
export async function withdrawStory(tx: Database, story: StoryRecord): Promise<Done> {
  const [card] = await readCards(tx, [story.id]);
  const working = await readWorking(tx, story);
  const tags = await removeArticles(tx, [story.id]);
  return {
    working,
    publishedVersion: null,
    formerAddress: card?.address ?? '',
    publishedAt: card?.publishedAt ?? story.publishedAt,
    tags,
  };
}

/** Publishes a withdrawn story again with its original date. */
export async function bringBack(tx: Database, story: StoryRecord, now: Date): Promise<Done> {
  const copy = await readWorking(tx, story);
  const draft = draftOf(copy, await readyCategory(tx, story.id, copy), { publishedAt: story.publishedAt ?? now, updatedAt: now, now });
  const topicTags = await addArticles(tx, [{ id: story.id, draft }], { now, isAgain: true });
  const tags = [`article:${story.id}`, ...topicTags, ...(await recountComments(tx, [story.id]))];
  return { working: null, publishedVersion: story.version, formerAddress: null, tags };
}
