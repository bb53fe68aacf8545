import { and, eq, inArray, sql } from 'drizzle-orm';
import { change, type Press } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { plainText } from '../../platform/document/plainText.ts';
import { type StoryDocument, storyDocument } from '../../platform/document/storyDocument.ts';
import { insertRows } from '../../platform/insertRows.ts';
import { words } from '../../platform/text/graphemes.ts';
import { readTopic, readTopicsById } from '../taxonomy/queries.ts';
import { storyKeys } from './searchKeys.ts';
import { articleHeat, articleSearch, articles, placements } from './tables.ts';

/** What an editor says of a story; everything else follows from it. */
export type StoryDraft = {
  /** Only for a paper that is being filled: the id the story shall have. */
  id?: number;
  slug: string;
  headline: string;
  deck: string;
  kicker: string;
  body: StoryDocument;
  language?: string;
  categoryId: number;
  cityId?: number | undefined;
  /** Authors in the byline's order, then tags, sections, magazine and column. */
  topicIds: number[];
  pictureKey?: string | undefined;
  pictureCaption?: string;
  breaking?: boolean;
  sensitive?: boolean;
  topStory?: boolean;
  /** Among the heads of the day. */
  topHead?: boolean;
  publishedAt: Date;
  updatedAt?: Date;
};

/** Readers of Gujarati news take in about this many words a minute. */
const WORDS_A_MINUTE = 180;

/** Publishes a story. Gives its id. Throws when the document is not one. */
export async function publishStory(press: Press, draft: StoryDraft): Promise<number> {
  const [id] = await publishStories(press, [draft]);
  if (id === undefined) throw new Error('The story was not written');
  return id;
}

/** Publishes any number of stories in one transaction. Gives their ids in the same order. */
export function publishStories(press: Press, drafts: readonly StoryDraft[]): Promise<number[]> {
  return change(press, async (tx) => {
    const lists = await readStandingLists(tx);
    const parents = await readTopicsById(
      tx,
      drafts.map((draft) => draft.categoryId),
    );
    const ids = await takeIds(tx, drafts);
    const written = drafts.flatMap((draft, at) => {
      const id = ids[at];
      return id === undefined ? [] : [{ id, draft }];
    });
    const places = written.flatMap(({ id, draft }) => placesOf(id, draft, lists, parents.get(draft.categoryId)?.parentId ?? null));
    await insertRows(
      tx,
      articles,
      written.map(({ id, draft }) => ({ id, ...asRow(draft) })),
    );
    await insertRows(
      tx,
      articleSearch,
      written.map(({ id, draft }) => ({ articleId: id, publishedAt: draft.publishedAt, keys: searchText(draft) })),
    );
    // Last, because from here to the commit nobody else can change the lists' counters.
    await insertRows(tx, placements, places);
    return { result: ids, tags: [...new Set(places.map((place) => `topic:${place.topicId}`))] };
  });
}

/** The drafts' own ids where they have one, else the next of the database. */
async function takeIds(tx: Database, drafts: readonly StoryDraft[]): Promise<number[]> {
  const sequence = sql`pg_get_serial_sequence('articles', 'id')`;
  const highest = Math.max(0, ...drafts.map((draft) => draft.id ?? 0));
  if (highest > 0) await tx.execute(sql`select setval(${sequence}, greatest(${highest}::bigint, nextval(${sequence})))`);
  const missing = drafts.filter((draft) => draft.id === undefined).length;
  const { rows } = await tx.execute<{ id: string }>(sql`select nextval(${sequence}) as id from generate_series(1, ${missing}::int)`);
  const fresh = rows.map((row) => Number(row.id)).values();
  return drafts.flatMap((draft) => draft.id ?? fresh.next().value ?? []);
}

/** Replaces a story by a newer version of itself. Throws when there is no such story. */
export function reviseStory(press: Press, id: number, draft: StoryDraft): Promise<void> {
  return change(press, async (tx) => {
    const lists = await readStandingLists(tx);
    const parents = await readTopicsById(tx, [draft.categoryId]);
    const places = placesOf(id, draft, lists, parents.get(draft.categoryId)?.parentId ?? null);
    const [before] = await tx.select({ cityId: articles.cityId }).from(articles).where(eq(articles.id, id)).for('update');
    if (!before) throw new Error(`No story has the id ${id}`);
    await tx.update(articles).set(asRow(draft)).where(eq(articles.id, id));
    if (before.cityId !== null && before.cityId !== draft.cityId) await moveHeat(tx, id, before.cityId, draft.cityId);
    const left = await tx.delete(placements).where(eq(placements.articleId, id)).returning({ topicId: placements.topicId });
    await tx.insert(placements).values(places);
    await tx
      .update(articleSearch)
      .set({ publishedAt: draft.publishedAt, keys: searchText(draft) })
      .where(eq(articleSearch.articleId, id));
    const touched = new Set([...left, ...places].map((place) => `topic:${place.topicId}`));
    return { result: undefined, tags: [`article:${id}`, ...touched] };
  });
}

/** What a city's readers have read goes with a story to its other city, or away. */
async function moveHeat(tx: Database, articleId: number, from: number, to: number | undefined): Promise<void> {
  const [left] = await tx
    .delete(articleHeat)
    .where(and(eq(articleHeat.topicId, from), eq(articleHeat.articleId, articleId)))
    .returning({ heat: articleHeat.heat });
  if (left && to !== undefined) await tx.insert(articleHeat).values({ topicId: to, articleId, heat: left.heat }).onConflictDoNothing();
}

/** Takes stories out of the paper, with everything that hung on them. Gives how many there were. */
export function removeStories(press: Press, ids: number[]): Promise<number> {
  return change(press, async (tx) => {
    const left = await tx.delete(placements).where(inArray(placements.articleId, ids)).returning({ topicId: placements.topicId });
    const removed = await tx.delete(articles).where(inArray(articles.id, ids)).returning({ id: articles.id });
    const tags = [...ids.map((id) => `article:${id}`), ...new Set(left.map((place) => `topic:${place.topicId}`))];
    return { result: removed.length, tags };
  });
}

type StandingLists = Record<'latest' | 'breaking' | 'top-head' | 'top-story', number>;

async function readStandingLists(tx: Database): Promise<StandingLists> {
  const idOf = async (slug: keyof StandingLists) => {
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

function asRow(draft: StoryDraft): typeof articles.$inferInsert {
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
    breaking: draft.breaking ?? false,
    sensitive: draft.sensitive ?? false,
    topStory: draft.topStory ?? false,
    readingMinutes: Math.max(1, Math.round(words(plainText(body)).length / WORDS_A_MINUTE)),
    publishedAt: draft.publishedAt,
    updatedAt: draft.updatedAt ?? draft.publishedAt,
  };
}

function placesOf(articleId: number, draft: StoryDraft, lists: StandingLists, parentId: number | null) {
  const chosen = [draft.categoryId, ...(draft.cityId === undefined ? [] : [draft.cityId]), ...draft.topicIds];
  const following = [
    ...(parentId === null ? [] : [parentId]),
    lists.latest,
    ...(draft.breaking ? [lists.breaking] : []),
    ...(draft.topHead ? [lists['top-head']] : []),
    ...(draft.topStory ? [lists['top-story']] : []),
  ];
  const positions = new Map<number, number | null>(following.map((topicId) => [topicId, null]));
  for (const [position, topicId] of chosen.entries()) positions.set(topicId, position);
  return [...positions].map(([topicId, position]) => ({ topicId, publishedAt: draft.publishedAt, articleId, position }));
}

const searchText = (draft: StoryDraft): string =>
  storyKeys(draft.publishedAt, [
    { text: draft.headline, weight: 'A' },
    { text: `${draft.kicker} ${draft.deck}`, weight: 'B' },
    { text: plainText(draft.body), weight: 'C' },
  ]);
