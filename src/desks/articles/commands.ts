import { and, eq, inArray, sql } from 'drizzle-orm';
import { announcement, isNews } from '../../content/announcing/announce.ts';
import { enterList, enterLists, leaveList, leaveLists, type Placement } from '../../content/placements/placements.ts';
import { indexDocuments, removeFromSearch } from '../../content/search/writeSearch.ts';
import { tallies } from '../../content/tables.ts';
import { readTopicsById } from '../../content/topics/queries.ts';
import type { Database } from '../../platform/database.ts';
import { insertRows } from '../../platform/insertRows.ts';
import { editionOf } from '../../platform/text/language.ts';
import { commentsTag } from './commenting/commenting.ts';
import { correctionTags } from './lists/corrections.ts';
import { readAddresses } from './lists/readCards.ts';
import { articleKinds, kindOfEdition } from './publishing/articleKind.ts';
import { articleRow, BREAKING_TAG, type BuiltInLists, placesOf, readBuiltInLists, readPlacesOf } from './publishing/articleRow.ts';
import type { previewArticle as preview } from './publishing/previewArticle.ts';
import type { StoryDraft } from './publishing/storyDraft.ts';
import { storySearchDocument } from './search/storySearch.ts';
import { articles, articleTrendScores } from './tables.ts';
import { EDITIONS_TAG } from './translations/editions.ts';
import { readPairTags } from './translations/readTranslations.ts';

export type { StoryDraft, StoryPresentation } from './publishing/storyDraft.ts';
export { countViews } from './reading/viewCounts.ts';

// Writes published stories. All functions run in the transaction of a command and return the cache tags to invalidate.

type Written = { id: number; draft: StoryDraft };

/**
 * Publishes stories. Throws if a document is invalid. Those of an archive are not announced to hubs and search engines; `isAgain` is set
 * for a story that was withdrawn, which is announced whatever its date.
 */
export async function addArticles(
  tx: Database,
  written: readonly Written[],
  { now, isAgain = false }: { now: Date; isAgain?: boolean },
): Promise<string[]> {
  const lists = await readBuiltInLists(tx);
  const parents = await readTopicsById(
    tx,
    written.map(({ draft }) => draft.categoryId),
  );
  const places = written.flatMap(({ id, draft }) => placesOf(id, draft, lists, parents.get(draft.categoryId)?.parentId ?? null));
  await insertRows(
    tx,
    articles,
    written.map(({ id, draft }) => ({ id, ...articleRow(draft) })),
  );
  await indexDocuments(
    tx,
    'article',
    written.filter(({ draft }) => isSearched(draft)).map(({ id, draft }) => storySearchDocument(id, draft)),
  );
  const ids = written.map(({ id }) => id);
  const tags = [...correctionTags(written.map(({ draft }) => draft.correction)), ...(await readPairTags(tx, ids))];
  // Last, because it locks the tallies of the lists until the commit.
  await enterLists(tx, places);
  const news = new Map(written.filter(({ draft }) => isAgain || isNews(draft.publishedAt, now)).map(({ id, draft }) => [id, draft]));
  if (news.size > 0) {
    const announced = await announcement(tx);
    await announced.items(() => readAddresses(tx, [...news.keys()]));
    tags.push(...(await announced.write(topicsOf(places.filter(({ itemId }) => news.has(itemId))), editionsOf([...news.values()]))));
  }
  return [
    ...listTags(topicsOf(places), lists),
    ...tags,
    ...(await editionTags(tx, lists, countEnglish(written.map(({ draft }) => draft)))),
  ];
}

/** Replaces the published version of a story. Throws if it is not published. */
export async function replaceArticle(tx: Database, id: number, draft: StoryDraft): Promise<string[]> {
  const places = await readPlacesOf(tx, id, draft);
  const [before] = await tx
    .select({ cityId: articles.cityId, correction: articles.correction, language: articles.language })
    .from(articles)
    .where(eq(articles.id, id))
    .for('update');
  if (!before) throw new Error(`No story has the id ${id}`);
  const announced = await announcement(tx);
  await announced.items(() => readAddresses(tx, [id]));
  const lists = await readBuiltInLists(tx);
  const pairBefore = await readPairTags(tx, [id]);
  await tx.update(articles).set(articleRow(draft)).where(eq(articles.id, id));
  if (before.cityId !== null && before.cityId !== draft.cityId) await moveTrendScore(tx, id, before.cityId, draft.cityId);
  if (isSearched(draft)) await indexDocuments(tx, 'article', [storySearchDocument(id, draft)]);
  else await leaveRankings(tx, id);
  const pairs = [...pairBefore, ...(await readPairTags(tx, [id]))];
  const left = await leaveLists(tx, articleKinds, [id]);
  await enterLists(tx, places);
  await announced.items(() => readAddresses(tx, [id]));
  const announcedTags = await announced.write([...left, ...topicsOf(places)], editionsOf([before, draft]));
  const change = countEnglish([draft]) - countEnglish([before]);
  const tags = [
    ...announcedTags,
    ...correctionTags([before.correction, draft.correction]),
    ...pairs,
    ...(await editionTags(tx, lists, change)),
  ];
  return [`article:${id}`, ...listTags([...left, ...topicsOf(places)], lists), ...tags];
}

/** The search of the site and its most-read lists are those of the Gujarati edition. */
const isSearched = ({ language = 'gu' }: StoryDraft): boolean => editionOf(language) === 'gu';

/** Removes a story that has become an English one from them. */
async function leaveRankings(tx: Database, id: number): Promise<void> {
  await removeFromSearch(tx, 'article', [id]);
  await tx.delete(articleTrendScores).where(eq(articleTrendScores.articleId, id));
}

/** Moves a story's read statistics of a city to its new city, or deletes them. */
async function moveTrendScore(tx: Database, articleId: number, from: number, to: number | undefined): Promise<void> {
  const [left] = await tx
    .delete(articleTrendScores)
    .where(and(eq(articleTrendScores.topicId, from), eq(articleTrendScores.articleId, articleId)))
    .returning({ heat: articleTrendScores.heat });
  if (left && to !== undefined)
    await tx.insert(articleTrendScores).values({ topicId: to, articleId, heat: left.heat }).onConflictDoNothing();
}

/** Removes stories from the site, with all dependent rows. Returns the cache tags. */
export async function removeArticles(tx: Database, ids: readonly number[]): Promise<string[]> {
  const announced = await announcement(tx);
  await announced.items(() => readAddresses(tx, ids));
  const lists = await readBuiltInLists(tx);
  const pairs = await readPairTags(tx, ids);
  const left = await leaveLists(tx, articleKinds, ids);
  await removeFromSearch(tx, 'article', ids);
  const removed = await tx
    .delete(articles)
    .where(inArray(articles.id, [...ids]))
    .returning({ id: articles.id, correction: articles.correction, language: articles.language });
  const announcedTags = await announced.write(left, editionsOf(removed));
  return [
    ...ids.map((id) => `article:${id}`),
    ...listTags(left, lists),
    ...announcedTags,
    ...correctionTags(removed.map(({ correction }) => correction)),
    ...pairs,
    ...(await editionTags(tx, lists, -countEnglish(removed))),
  ];
}

/**
 * Tells search engines that the page of a published story changes by what belongs to another desk, such as its live coverage. Returns the
 * tags that the change must name.
 */
export async function announceStory(tx: Database, id: number): Promise<string[]> {
  const announced = await announcement(tx);
  await announced.items(() => readAddresses(tx, [id]));
  return announced.write();
}

/**
 * Notes that what a story shows of another desk has changed. Sitemaps, feeds and calls say it once they expire: to render every list of the
 * story for it would be too much.
 */
export async function noteChange(tx: Database, id: number, at: Date): Promise<void> {
  await tx
    .update(articles)
    .set({ updatedAt: sql`greatest(${articles.updatedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(articles.id, id));
}

/** Adds a published story to breaking news or removes it. Returns cache tags; undefined if the story is not published. */
export async function setArticleBreaking(tx: Database, id: number, breaking: boolean, until: Date | null): Promise<string[] | undefined> {
  const { breaking: listId } = await readBuiltInLists(tx);
  const [shown] = await tx
    .update(articles)
    .set({ breaking, breakingUntil: until })
    .where(eq(articles.id, id))
    .returning({ publishedAt: articles.publishedAt, language: articles.language });
  if (!shown) return undefined;
  const place = { kind: kindOfEdition(editionOf(shown.language)), topicId: listId, itemId: id };
  await (breaking ? enterList(tx, { ...place, publishedAt: shown.publishedAt }) : leaveList(tx, place));
  const announcedTags = await (await announcement(tx)).write([listId], [editionOf(shown.language)]);
  return [`article:${id}`, `topic:${listId}`, BREAKING_TAG, ...announcedTags];
}

/** Sets the numbers of published comments of stories, by id; nothing happens for one that is not published. Returns cache tags. */
export async function setCommentCounts(tx: Database, counts: ReadonlyMap<number, number>): Promise<string[]> {
  const [ids, numbers] = [sql.param([...counts.keys()]), sql.param([...counts.values()])];
  await tx.execute(sql`
    update ${articles} set comment_count = counted.number from unnest(${ids}::bigint[], ${numbers}::int[]) as counted (id, number)
    where ${articles.id} = counted.id`);
  return [...counts.keys()].map(commentsTag);
}

const numbering = sql`pg_get_serial_sequence('articles', 'id')`;

/** Reserves ids for new stories, which have them before they are published. */
export async function nextIds(tx: Database, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select nextval(${numbering}) as id from generate_series(1, ${count}::int)`);
  return rows.map((row) => Number(row.id));
}

/** Ensures that new stories get ids above this one. */
export async function passIds(tx: Database, highest: number): Promise<void> {
  await tx.execute(sql`select setval(${numbering}, greatest(${highest}::bigint, nextval(${numbering})))`);
}

/** The tags of the changed lists; breaking news has an additional tag that does not contain an id. */
function listTags(topicIds: readonly number[], lists: BuiltInLists): string[] {
  const touched = new Set(topicIds.map((topicId) => `topic:${topicId}`));
  return topicIds.includes(lists.breaking) ? [...touched, BREAKING_TAG] : [...touched];
}

/** The tag of what depends on whether there is an English edition, if it has come or gone with a change of so many English stories. */
async function editionTags(tx: Database, lists: BuiltInLists, change: number): Promise<string[]> {
  if (change === 0) return [];
  const [row] = await tx
    .select({ items: tallies.items })
    .from(tallies)
    .where(and(eq(tallies.topicId, lists.latest), eq(tallies.kind, kindOfEdition('en')), eq(tallies.grain, 'all')));
  return (row?.items ?? 0) <= Math.max(0, change) ? [EDITIONS_TAG] : [];
}

const editionsOf = (stories: readonly { language?: string }[]) => stories.map(({ language = 'gu' }) => editionOf(language));

const countEnglish = (stories: readonly { language?: string }[]): number =>
  editionsOf(stories).filter((edition) => edition === 'en').length;

const topicsOf = (places: readonly Placement[]): number[] => places.map(({ topicId }) => topicId);

/** The page of a draft for an editor. Loaded on demand, because code that only writes needs no pages. */
export async function previewArticle(...input: Parameters<typeof preview>): Promise<Response> {
  const { previewArticle: render } = await import('./publishing/previewArticle.ts');
  return render(...input);
}
