import { and, eq, inArray } from 'drizzle-orm';
import { enterLists, leaveLists, type Placement, placementsOf } from '../../../content/placements/placements.ts';
import { readTopic, readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { plainText } from '../../../platform/document/plainText.ts';
import { storyDocument } from '../../../platform/document/storyDocument.ts';
import { insertRows } from '../../../platform/insertRows.ts';
import { words } from '../../../platform/text/graphemes.ts';
import { readingMinutes } from '../../../platform/text/readingTime.ts';
import { storyKeys } from '../search/searchKeys.ts';
import { articleHeat, articleSearch, articles } from '../tables.ts';
import { articleKinds } from './articleKind.ts';
import type { StoryDraft } from './storyDraft.ts';

/** Dropped whenever what stands among breaking news changes. */
export const BREAKING_TAG = 'breaking';

// What is before readers, as it is written: each within the transaction of a command, which says what drops. All give cache tags.

/** Puts stories before readers. Throws when a document is not one. */
export async function addArticles(tx: Database, written: readonly { id: number; draft: StoryDraft }[]): Promise<string[]> {
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
  await insertRows(
    tx,
    articleSearch,
    written.map(({ id, draft }) => ({ articleId: id, publishedAt: draft.publishedAt, keys: searchText(draft) })),
  );
  // Last, because from here to the commit nobody else can change the lists' counters.
  await enterLists(tx, places);
  return listTags(topicsOf(places), lists);
}

/** Replaces what readers see of a story. Throws when they see none. */
export async function replaceArticle(tx: Database, id: number, draft: StoryDraft): Promise<string[]> {
  const places = await readPlacesOf(tx, id, draft);
  const [before] = await tx.select({ cityId: articles.cityId }).from(articles).where(eq(articles.id, id)).for('update');
  if (!before) throw new Error(`No story has the id ${id}`);
  await tx.update(articles).set(articleRow(draft)).where(eq(articles.id, id));
  if (before.cityId !== null && before.cityId !== draft.cityId) await moveHeat(tx, id, before.cityId, draft.cityId);
  const left = await leaveLists(tx, articleKinds, [id]);
  await enterLists(tx, places);
  await tx
    .update(articleSearch)
    .set({ publishedAt: draft.publishedAt, keys: searchText(draft) })
    .where(eq(articleSearch.articleId, id));
  return [`article:${id}`, ...listTags([...left, ...topicsOf(places)], await readBuiltInLists(tx))];
}

/** What a city's readers have read goes with a story to its other city, or away. */
async function moveHeat(tx: Database, articleId: number, from: number, to: number | undefined): Promise<void> {
  const [left] = await tx
    .delete(articleHeat)
    .where(and(eq(articleHeat.topicId, from), eq(articleHeat.articleId, articleId)))
    .returning({ heat: articleHeat.heat });
  if (left && to !== undefined) await tx.insert(articleHeat).values({ topicId: to, articleId, heat: left.heat }).onConflictDoNothing();
}

/** Takes stories away from readers, with everything that hung on them. */
export async function removeArticles(tx: Database, ids: readonly number[]): Promise<{ removed: number; tags: string[] }> {
  const left = await leaveLists(tx, articleKinds, ids);
  const removed = await tx
    .delete(articles)
    .where(inArray(articles.id, [...ids]))
    .returning({ id: articles.id });
  return {
    removed: removed.length,
    tags: [...ids.map((id) => `article:${id}`), ...listTags(left, await readBuiltInLists(tx))],
  };
}

/** The lists in which a story stands, or would. */
export async function readPlacesOf(db: Database, id: number, draft: StoryDraft): Promise<Placement[]> {
  const lists = await readBuiltInLists(db);
  const parents = await readTopicsById(db, [draft.categoryId]);
  return placesOf(id, draft, lists, parents.get(draft.categoryId)?.parentId ?? null);
}

/** The tags of the lists in which something has changed; breaking news has one that is known without its id. */
function listTags(topicIds: readonly number[], lists: BuiltInLists): string[] {
  const touched = new Set(topicIds.map((topicId) => `topic:${topicId}`));
  return topicIds.includes(lists.breaking) ? [...touched, BREAKING_TAG] : [...touched];
}

const topicsOf = (places: readonly Placement[]): number[] => places.map(({ topicId }) => topicId);

type BuiltInLists = Record<'latest' | 'breaking' | 'top-head' | 'top-story', number>;

/** The ids of the paper's running lists. */
export async function readBuiltInLists(tx: Database): Promise<BuiltInLists> {
  const idOf = async (slug: keyof BuiltInLists) => {
    const list = await readTopic(tx, 'list', slug);
    if (!list) throw new Error(`The paper has no list ${slug}: it is made when the paper is first opened`);
    return list.id;
  };
  return {
    latest: await idOf('latest'),
    breaking: await idOf('breaking'),
    'top-head': await idOf('top-head'),
    'top-story': await idOf('top-story'),
  };
}

/** What readers see of a draft, as a row. Throws when its document is not one. */
export function articleRow(draft: StoryDraft): Omit<typeof articles.$inferSelect, 'id' | 'createdAt'> {
  const body = storyDocument.parse(draft.body);
  return {
    slug: draft.slug,
    headline: draft.headline,
    deck: draft.deck,
    kicker: draft.kicker,
    body,
    language: draft.language ?? 'gu',
    categoryId: draft.categoryId,
    cityId: draft.cityId ?? null,
    pictureKey: draft.pictureKey ?? null,
    pictureCaption: draft.pictureCaption ?? '',
    correction: draft.correction ?? '',
    breaking: draft.breaking ?? false,
    breakingUntil: draft.breakingUntil ?? null,
    sensitive: draft.sensitive ?? false,
    topStory: draft.topStory ?? false,
    readingMinutes: readingMinutes(words(plainText(body)).length),
    publishedAt: draft.publishedAt,
    updatedAt: draft.updatedAt ?? draft.publishedAt,
  };
}

function placesOf(itemId: number, draft: StoryDraft, lists: BuiltInLists, parentId: number | null): Placement[] {
  return placementsOf({
    kind: 'article',
    itemId,
    publishedAt: draft.publishedAt,
    chosen: [draft.categoryId, ...(draft.cityId === undefined ? [] : [draft.cityId]), ...draft.topicIds],
    following: [
      ...(parentId === null ? [] : [parentId]),
      lists.latest,
      ...(draft.breaking ? [lists.breaking] : []),
      ...(draft.topHead ? [lists['top-head']] : []),
      ...(draft.topStory ? [lists['top-story']] : []),
    ],
  });
}

const searchText = (draft: StoryDraft): string =>
  storyKeys(draft.publishedAt, [
    { text: draft.headline, weight: 'A' },
    { text: `${draft.kicker} ${draft.deck}`, weight: 'B' },
    { text: plainText(draft.body), weight: 'C' },
  ]);
