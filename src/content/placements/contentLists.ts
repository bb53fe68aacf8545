import { inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database.ts';
import { rowsUntilChange } from '../../platform/reads/keptReads.ts';
import { itemTag, type Named } from '../contentType.ts';
import { type List, newestQuery, readNewestIds, readNewestIdsOfEach, readOlderIds, readPageIds } from './lists.ts';

type Listed = { id: number; publishedAt: Date };
/** Returns a condition on the item id column that selects the wanted items. */
export type Wanted = (id: AnyPgColumn) => SQL;

/** A page of a list; `page` counts from 1. */
export type ContentPage<Card> = { items: Card[]; page: number; pageCount: number; totalCount: number };

/** Readers' lists of a kind of content, newest first. */
export type ContentLists<Card extends Listed> = {
  /** Cards of the published items with these ids, in the order of the ids. */
  cards: (db: Database, ids: readonly number[]) => Promise<Card[]>;
  /** The newest items of a list, except those in `without`. */
  newest: (db: Database, list: List, most: number, without?: readonly number[]) => Promise<Card[]>;
  /** The same in one statement; faster if nothing else on the page reads the list or the cards. */
  newestAtOnce: (db: Database, list: List, most: number, without?: readonly number[]) => Promise<Card[]>;
  /** The newest items of several lists, by the list's topic. */
  newestOfEach: (db: Database, kinds: readonly string[], topicIds: readonly number[], most: number) => Promise<Map<number, Card[]>>;
  /** A page of a list. Undefined if the list has no such page; the first page of an empty list exists and is empty. */
  page: (
    db: Database,
    list: List,
    at: { page: number; perPage: number; without?: number | undefined },
  ) => Promise<ContentPage<Card> | undefined>;
  /** The items that follow an item in continuous reading: the older ones of the list, then its newest, so that each is read once. */
  after: (db: Database, list: List, item: Listed, most: number) => Promise<Card[]>;
  /** The newest items of the first list, filled up from the following lists, except those in `without`. */
  fromLists: (db: Database, lists: readonly List[], most: number, without: readonly number[]) => Promise<Card[]>;
};

/**
 * Lists of the cards that `readCards` returns in any order; it leaves out unpublished items. A card is cached until its own tag is
 * invalidated or a topic changes.
 */
export function contentLists<Card extends Listed>(
  type: Named,
  readCards: (db: Database, wanted: Wanted) => Promise<Card[]>,
): ContentLists<Card> {
  const byId = rowsUntilChange<number, Card>({ tagOf: (id) => itemTag(type, id), allTags: ['topics'] }, async (db, ids) => {
    const results = await readCards(db, (id) => inArray(id, [...ids]));
    return new Map(results.map((card) => [card.id, card]));
  });
  const cards = async (db: Database, ids: readonly number[]): Promise<Card[]> => {
    const result = await byId(db, ids);
    return ids.flatMap((id) => result.get(id) ?? []);
  };
  const newest = async (db: Database, list: List, most: number, without: readonly number[] = []): Promise<Card[]> =>
    cards(db, await readNewestIds(db, list, most, { without }));
  return {
    cards,
    newest,
    async newestAtOnce(db, list, most, without = []) {
      const query = newestQuery(list, most, { without });
      const results = await readCards(db, (id) => sql`${id} in (select newest.id from (${query}) as newest)`);
      return results.sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime() || other.id - one.id);
    },
    async newestOfEach(db, kinds, topicIds, most) {
      const ids = await readNewestIdsOfEach(db, kinds, topicIds, most);
      const result = await byId(db, [...ids.values()].flat());
      return new Map([...ids].map(([topicId, own]) => [topicId, own.flatMap((id) => result.get(id) ?? [])]));
    },
    async page(db, list, at) {
      const result = await readPageIds(db, list, at);
      if (!result) return undefined;
      const { ids, ...rest } = result;
      return { items: await cards(db, ids), ...rest };
    },
    async after(db, list, item, most) {
      const older = await cards(db, await readOlderIds(db, list, item, most));
      if (older.length >= most) return older;
      return [...older, ...(await newest(db, list, most - older.length, [item.id, ...older.map(({ id }) => id)]))];
    },
    async fromLists(db, lists, most, without) {
      const results: Card[] = [];
      for (const list of lists) {
        if (results.length < most)
          results.push(...(await newest(db, list, most - results.length, [...without, ...results.map(({ id }) => id)])));
      }
      return results;
    },
  };
}
