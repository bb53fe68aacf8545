import { type AnyColumn, eq, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { siteConfig } from '../../../site.config.ts';
import { factsOf, type PictureFacts, pictureColumns, pictureOf, readPictures } from '../../content/pictures/queries.ts';
import { readAhead, readNewestIds, readNewestIdsOfEach, readOlderIds } from '../../content/placements/lists.ts';
import { placedTopics, readPlacementsOf } from '../../content/placements/placements.ts';
import { inEdition, readTopicsById, type Topic } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { preparedRead } from '../../platform/reads/preparedRead.ts';
import { editionOf } from '../../platform/text/language.ts';
import { storySettingsColumn, storySettingsOf } from '../settings/queries.ts';
import { videoLists } from '../videos/queries.ts';
import { type Commenting, commentsUntil } from './commenting/commenting.ts';
import { cardOf, readCards, type StoryCard } from './lists/readCards.ts';
import type { Story, Translation } from './lists/story.ts';
import { articleKinds, kindsOfEdition } from './publishing/articleKind.ts';
import { articles, articleViewCounts, isOfEdition } from './tables.ts';
import { translationColumn, translationOf } from './translations/readTranslations.ts';

/** The newest stories of a topic, except those in `without`. */
export async function readNewest(db: Database, topicId: number, most: number, without: readonly number[] = []): Promise<StoryCard[]> {
  return readCards(db, await readNewestStoryIds(db, topicId, most, without));
}

/** The ids of the newest stories of a topic, except those in `without`. */
export const readNewestStoryIds = (db: Database, topicId: number, most: number, without: Iterable<number> = []): Promise<number[]> =>
  readNewestIds(db, { kinds: kindsOfEdition('gu'), topicId }, most, { without });

/** Reads the newest stories of lists in advance, for the parts of a page that choose from them (`readAhead`). */
export const readStoriesAhead = (db: Database, topicIds: readonly number[], most: number): Promise<void> =>
  readAhead(db, kindsOfEdition('gu'), topicIds, most);

/** The ids of the newest stories of several topics, except those in `without`, in one query. */
export const readNewestIdsOfTopics = (
  db: Database,
  topicIds: readonly number[],
  most: number,
  without: readonly number[],
): Promise<Map<number, number[]>> => readNewestIdsOfEach(db, kindsOfEdition('gu'), topicIds, most, without);

/** The stories of its edition that follow the given one in a topic's list (the older ones). */
export async function readOlderThan(
  db: Database,
  topicId: number,
  story: { id: number; publishedAt: Date; language: string },
  most: number,
): Promise<StoryCard[]> {
  return readCards(db, await readOlderIds(db, { kinds: kindsOfEdition(editionOf(story.language)), topicId }, story, most));
}

const readWithPlaces = preparedRead((db) =>
  db
    .select({
      row: getTableColumns(articles),
      picture: pictureColumns,
      places: placedTopics(articleKinds, articles.id),
      settings: storySettingsColumn,
      translation: translationColumn,
    })
    .from(articles)
    .leftJoin(...pictureOf(articles.pictureKey))
    .where(sql`${articles.id} = any(${sql.placeholder('ids')}::bigint[])`)
    .prepare(''),
);

/** A full story by its id. */
export async function readStory(db: Database, id: number): Promise<Story | undefined> {
  return (await readStories(db, [id]))[0];
}

/** The full stories with these ids, in the order of the ids; unpublished ids are left out. */
export async function readStories(db: Database, ids: readonly number[]): Promise<Story[]> {
  if (ids.length === 0) return [];
  const rows = await readWithPlaces(db, { ids: [...ids] });
  const stories = await Promise.all(rows.map((row) => storyOf(db, row)));
  const byId = new Map(stories.flatMap((story) => (story ? [[story.id, story]] : [])));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function storyOf(
  db: Database,
  { row, picture, places, settings, translation }: Awaited<ReturnType<typeof readWithPlaces>>[number],
): Promise<Story | undefined> {
  const story = await composeStory(db, row, places, {
    pictures: picture ? [factsOf(picture)] : [],
    topics: places.map(({ topic }) => ({ ...topic, createdAt: new Date(topic.createdAt) })),
    translation: await translationOf(db, translation),
  });
  if (!story) return undefined;
  const { isLoginRequired, comments, amp } = storySettingsOf(settings);
  return {
    ...story,
    offersLogin: isLoginRequired,
    commentsUntil: isLoginRequired ? commentsUntil(row, comments) : undefined,
    hasAmp: amp && editionOf(row.language) === 'gu',
  };
}

/** Data read together with a story's row. */
type ReadWithIt = { pictures: readonly PictureFacts[]; topics: readonly Topic[]; translation?: Translation | undefined };

/** A full story from its row and its placements, published or not; `places` are in order. */
export async function composeStory(
  db: Database,
  row: typeof articles.$inferSelect,
  places: readonly { topicId: number; position: number | null }[],
  read: ReadWithIt = { pictures: [], topics: [] },
): Promise<Story | undefined> {
  const blocks = row.body.content;
  const pictureKeys = blocks.flatMap((block) => {
    if (block.type === 'picture') return [block.attrs.picture];
    if (block.type === 'gallery') return block.attrs.pictures.map(({ picture }) => picture);
    return [];
  });
  const videoIds = blocks.flatMap((block) =>
    block.type === 'video' && block.attrs.provider === 'paper' ? [Number(block.attrs.source)] : [],
  );
  const relatedIds = blocks.flatMap((block) => (block.type === 'relatedStory' ? [block.attrs.articleId] : []));
  const known = new Map(read.topics.map((topic) => [topic.id, topic]));
  const topicIds = [row.categoryId, row.cityId ?? row.categoryId, ...places.map((place) => place.topicId)];
  const ownPictures = new Map(read.pictures.map((picture) => [picture.key, picture]));
  const [otherPictures, related, videos, otherTopics] = await Promise.all([
    readPictures(
      db,
      [row.pictureKey, row.socialPictureKey, ...pictureKeys].filter((key) => key !== null && !ownPictures.has(key)),
    ),
    readCards(db, relatedIds),
    videoIds.length > 0 ? videoLists.cards(db, videoIds) : [],
    readTopicsById(
      db,
      topicIds.filter((id) => !known.has(id)),
    ),
  ]);
  const pictures = new Map([...ownPictures, ...otherPictures]);
  const topicsById = new Map([...known, ...otherTopics]);
  const card = cardOf(row, row.pictureKey === null ? undefined : pictures.get(row.pictureKey), topicsById);
  if (!card) return undefined;
  const { parentId } = card.category;
  const parent = parentId === null ? undefined : (await readTopicsById(db, [parentId])).get(parentId);
  const chosen = places.flatMap(({ topicId, position }) => (position === null ? [] : (topicsById.get(topicId) ?? [])));
  const edition = editionOf(row.language);
  const ofKind = (kind: Topic['kind']) => chosen.filter((topic) => topic.kind === kind).map((topic) => inEdition(topic, edition));
  return {
    ...card,
    slug: row.slug,
    body: row.body,
    translation: read.translation,
    pictureCaption: row.pictureCaption,
    correction: row.correction,
    topStory: row.topStory,
    searchTitle: row.searchTitle,
    searchDescription: row.searchDescription,
    socialHeadline: row.socialHeadline,
    socialPicture: row.socialPictureKey === null ? undefined : pictures.get(row.socialPictureKey),
    canonical: row.canonical,
    noindex: row.noindex,
    dateline: row.dateline,
    commenting: row.commenting,
    commentCount: row.commentCount,
    updatedAt: row.updatedAt,
    parentCategory: parent && inEdition(parent, edition),
    authors: ofKind('author'),
    tags: ofKind('tag'),
    sections: ofKind('section'),
    magazine: ofKind('magazine')[0],
    column: ofKind('column')[0],
    bodyPictures: pictures,
    relatedInBody: new Map(related.map((other) => [other.id, other])),
    videosInBody: new Map(videos.map((video) => [video.id, video])),
  };
}

/** The byline of a story: the authors' names, or the newspaper's default byline. */
export function bylineOf(story: Pick<Story, 'authors'>): string {
  return story.authors.length > 0 ? story.authors.map((author) => author.name).join(', ') : siteConfig.defaultByline;
}

/** Number of views of a story by people. */
export async function readViewCount(db: Database, articleId: number): Promise<number> {
  const [row] = await db
    .select({ reads: articleViewCounts.reads })
    .from(articleViewCounts)
    .where(eq(articleViewCounts.articleId, articleId));
  return row?.reads ?? 0;
}

export { ITEMS_PER_PAGE } from '../../site/calls/callParameters.ts';
export { articleSummary, articleSummarySchema } from './api/articleSummary.ts';
export { commentsAddress, commentsTag, commentsUntil } from './commenting/commenting.ts';
export { readListPage } from './lists/listPages.ts';
export { readCards, readCardsById, type StoryCard, storyIdIn } from './lists/readCards.ts';
export type { Story } from './lists/story.ts';
export { articleContent, articleKinds, kindsOfEdition } from './publishing/articleKind.ts';
export { BREAKING_TAG, readBuiltInLists } from './publishing/articleRow.ts';
export { readMostRead, readMostReadIds, readViewCounts } from './reading/viewCounts.ts';
export { searchStories } from './search/searchStories.ts';
export { EDITIONS_TAG, frontPagesOf, hasEnglish, readEnglishLists } from './translations/editions.ts';
export { markedHeadline, markedListHeadline, sponsoredBy } from './views/sponsored.ts';
export { storyCard } from './views/storyCard.ts';

/** The published row of a story; undefined if it is not published. */
export async function readArticleRow(db: Database, id: number): Promise<typeof articles.$inferSelect | undefined> {
  const [row] = await db.select().from(articles).where(eq(articles.id, id));
  return row;
}

/** Whether a story takes comments, as its editor has decided; undefined if it is not published. */
export async function readCommenting(db: Database, id: number): Promise<Commenting | undefined> {
  const [row] = await db.select({ commenting: articles.commenting }).from(articles).where(eq(articles.id, id));
  return row?.commenting;
}

/** The authors of a story, in the order of the byline. */
export async function readStoryAuthors(db: Database, id: number): Promise<{ id: number; name: string }[]> {
  const places = await readPlacementsOf(db, articleKinds, id);
  const ids = places.flatMap(({ topicId, position }) => (position === null ? [] : [topicId]));
  const topics = await readTopicsById(db, ids);
  return ids.flatMap((topicId) => {
    const topic = topics.get(topicId);
    return topic?.kind === 'author' ? [{ id: topic.id, name: topic.name }] : [];
  });
}

/** When stories leave breaking news, by id; null until an editor removes them. */
export async function readBreakingUntil(db: Database, ids: readonly number[]): Promise<Map<number, Date | null>> {
  const rows = await db
    .select({ id: articles.id, until: articles.breakingUntil })
    .from(articles)
    .where(inArray(articles.id, [...ids]));
  return new Map(rows.map(({ id, until }) => [id, until]));
}

/** When the next story leaves breaking news; undefined if none does. */
export async function readNextBreakingEnd(db: Database): Promise<Date | undefined> {
  const [next] = await db.select({ at: sql<Date | null>`min(${articles.breakingUntil})`.mapWith(articles.breakingUntil) }).from(articles);
  return next?.at ?? undefined;
}

/** The ids of stories whose time in breaking news is over, up to `most`. */
export async function readOverBreaking(db: Database, now: Date, most: number): Promise<number[]> {
  const rows = await db.select({ id: articles.id }).from(articles).where(lte(articles.breakingUntil, now)).limit(most);
  return rows.map(({ id }) => id);
}

/** A condition: the column or expression is the id of a story of the Gujarati edition. */
export const isInGujarati = (articleId: AnyColumn | SQL): SQL =>
  sql`exists (select from ${articles} where ${articles.id} = ${articleId} and ${isOfEdition('gu')})`;

/** A condition: another published story than `except` translates the story. */
export const isTranslated = (original: number, except: number): SQL =>
  sql`exists (select from ${articles} where ${articles.translationOf} = ${original}::bigint and ${articles.id} <> ${except}::bigint)`;

/** A condition: the column or expression is the id of a story that readers see. */
export const isPublished = (articleId: AnyColumn | SQL): SQL => sql`exists (select from ${articles} where ${articles.id} = ${articleId})`;
