import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { readPlacementsOf } from '../../../content/placements/placements.ts';
import { readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { storyDocument } from '../../../platform/document/storyDocument.ts';
import { searchKeysOf } from '../../../platform/text/foldedSearch.ts';
import { parseLink } from '../../../platform/text/linkAddress.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import type { StoryDraft, StoryPresentation } from '../../articles/commands.ts';
import { articleKinds, readArticleRow, readBuiltInLists } from '../../articles/queries.ts';
import type { StoryPlace } from '../steps/storySteps.ts';
import { stories } from '../tables.ts';
import { storyWords as words } from '../words.ts';
import { singleLine } from './singleLine.ts';
import { type WorkingCopy, wholeCopy, workingCopy } from './workingCopy.ts';

/** A row of the newsroom's table of stories. */
export type StoryRecord = typeof stories.$inferSelect;

/** Locks the story row until the transaction ends. Throws `NewsroomError` (404) if there is none. */
export async function lockStory(tx: Database, id: number): Promise<StoryRecord> {
  const [story] = await tx.select().from(stories).where(eq(stories.id, id)).for('update');
  if (!story) throw new NewsroomError(404, words.noStory);
  return story;
}

type Placed = Pick<StoryRecord, 'state' | 'ownerId' | 'categoryId' | 'cityId'>;

/** The data of a story that permissions depend on. */
export async function readPlace(db: Database, { state, ownerId, categoryId, cityId }: Placed): Promise<StoryPlace> {
  const parentId = categoryId === null ? null : (await readTopicsById(db, [categoryId])).get(categoryId)?.parentId;
  return { state, ownerId, cityId, categoryIds: [categoryId, parentId].filter((id) => typeof id === 'number') };
}

/** The published version of a story as a working copy; undefined if it is not published. */
export async function readPublishedCopy(db: Database, id: number): Promise<WorkingCopy | undefined> {
  const row = await readArticleRow(db, id);
  if (!row) return undefined;
  const lists = await readBuiltInLists(db);
  const places = await readPlacementsOf(db, articleKinds, id);
  const { slug, headline, deck, kicker, body, language, categoryId, cityId, pictureKey, pictureCaption, breaking, sensitive, topStory } =
    row;
  // Not parsed: imported texts may exceed the limits for editors.
  return {
    ...{ slug, headline, deck, kicker, body, language, categoryId, cityId, pictureKey, pictureCaption, breaking, sensitive, topStory },
    listHeadline: row.listHeadline,
    translationOf: row.translationOf,
    correction: row.correction,
    searchTitle: row.searchTitle,
    searchDescription: row.searchDescription,
    socialHeadline: row.socialHeadline,
    socialPictureKey: row.socialPictureKey,
    canonical: row.canonical,
    noindex: row.noindex,
    dateline: row.dateline,
    sponsor: row.sponsor,
    commenting: row.commenting,
    topicIds: places.flatMap(({ topicId, position }) =>
      position === null || topicId === row.categoryId || topicId === row.cityId ? [] : [topicId],
    ),
    breakingUntil: row.breakingUntil?.toISOString() ?? null,
    topHead: places.some(({ topicId }) => topicId === lists['top-head']),
  };
}

/** The working copy of a story: with unpublished changes, otherwise as published. */
export async function readWorking(db: Database, story: Pick<StoryRecord, 'id' | 'working'>): Promise<WorkingCopy> {
  if (story.working) return wholeCopy(story.working);
  return (await readPublishedCopy(db, story.id)) ?? workingCopy.parse({});
}

export const isSameCopy = (one: WorkingCopy | undefined, other: WorkingCopy): boolean => isDeepStrictEqual(one, other);

/** The fields in which two copies differ, for the audit log. */
export const changedFields = (before: WorkingCopy, after: WorkingCopy): string[] =>
  Object.entries(after).flatMap(([field, value]) =>
    isDeepStrictEqual(value, Object.entries(before).find(([known]) => known === field)?.[1]) ? [] : [field],
  );

/**
 * The copy without further topics that are gone: somebody had the story open while its tag was merged into another, or restores an earlier
 * version. The form does not show them, so that nobody could take them out, and with them it could not be published.
 */
export async function withKnownTopics(db: Database, copy: WorkingCopy): Promise<WorkingCopy> {
  const known = await readTopicsById(db, copy.topicIds);
  const topicIds = copy.topicIds.filter((id) => known.has(id));
  return topicIds.length === copy.topicIds.length ? copy : { ...copy, topicIds };
}

/** The columns that lists show of a copy. */
export async function listedOf(db: Database, copy: WorkingCopy) {
  const topics = await readTopicsById(db, copy.topicIds);
  return {
    headline: copy.headline,
    keys: searchKeysOf([copy.headline]),
    slug: copy.slug,
    categoryId: copy.categoryId,
    cityId: copy.cityId,
    authorIds: copy.topicIds.filter((id) => topics.get(id)?.kind === 'author'),
  };
}

type When = { publishedAt: Date; updatedAt: Date; now: Date };

/**
 * A copy as a draft for publishing. Throws if its document is invalid (`checkStory` reports that first); expired breaking news is not
 * marked.
 */
export function draftOf(copy: WorkingCopy, categoryId: number, { publishedAt, updatedAt, now }: When): StoryDraft {
  const breakingUntil = copy.breakingUntil === null ? undefined : new Date(copy.breakingUntil);
  const breaking = copy.breaking && (breakingUntil === undefined || breakingUntil > now);
  return {
    ...copy,
    headline: singleLine(copy.headline),
    deck: singleLine(copy.deck),
    kicker: singleLine(copy.kicker),
    pictureCaption: singleLine(copy.pictureCaption),
    body: storyDocument.parse(copy.body),
    ...presentationOf(copy),
    categoryId,
    cityId: copy.cityId ?? undefined,
    translationOf: copy.translationOf ?? undefined,
    pictureKey: copy.pictureKey ?? undefined,
    breaking,
    breakingUntil: breaking ? breakingUntil : undefined,
    publishedAt,
    updatedAt,
  };
}

/** Presentation without what an editor cannot see. */
const presentationOf = (copy: WorkingCopy) =>
  ({
    listHeadline: singleLine(copy.listHeadline),
    searchTitle: singleLine(copy.searchTitle),
    searchDescription: singleLine(copy.searchDescription),
    socialHeadline: singleLine(copy.socialHeadline),
    socialPictureKey: copy.socialPictureKey ?? undefined,
    canonical: parseLink(copy.canonical)?.href ?? '',
    noindex: copy.noindex,
    dateline: singleLine(copy.dateline),
    sponsor: singleLine(copy.sponsor),
  }) satisfies StoryPresentation;

/** The author of a save, as table columns. */
export const writtenBy = ({ id, name }: Pick<Staff, 'id' | 'name'>) => ({ savedById: id, savedByName: name });
