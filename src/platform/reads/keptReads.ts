import { LRUCache } from 'lru-cache';
import type { Database } from '../database.ts';
import { changeNumber, forgetAnswers, isAnswering, rowsOnceAnAnswer } from './readOnce.ts';

// Reads cached in memory across requests until a change invalidates them. Used only while a request is answered; writes always read from
// the database.

/** Maximum number of argument sets cached per read. */
const MAX_ARGUMENTS = 500;
/** Maximum number of rows cached per kind; the cards of stories take some 2 KB each. */
const MAX_ROWS = 2_000;
/** Maximum age, for changes made elsewhere without a notification. */
const MAX_AGE_MS = 10 * 60_000;
/** The clock is read at most this often, because reading it takes longer than a cache lookup. */
const CLOCK_MS = 1_000;

/** Forgets the results for the tags of a change, or all. */
type Forget = (tags: ReadonlySet<string> | undefined) => void;
const forgets: Forget[] = [];

/** Call it at every invalidation, with the tags, or without them if it is not known what has changed. */
export function forgetReads(tags?: readonly string[]): void {
  forgetAnswers();
  const dropped = tags && new Set(tags);
  for (const forget of forgets) forget(dropped);
}

/** A number for each open database, to keep their results apart. */
const numbers = new WeakMap<Database, number>();
let opened = 0;
function numberOf(db: Database): number {
  const known = numbers.get(db) ?? ++opened;
  numbers.set(db, known);
  return known;
}

type Plain = string | number | boolean | null | undefined | Date | readonly Plain[] | { readonly [key: string]: Plain };

/** Whether a change with this tag invalidates the result about something. */
type IsDroppedBy<About> = (tag: string, about: About) => boolean;

/** A change with more tags (an import) invalidates everything. */
const MAX_TAGS = 200;

function openKept<About, Result extends object>(isDroppedBy: IsDroppedBy<About> | undefined) {
  const kept = new LRUCache<string, { change: number; about: About; result: Result }>({
    max: MAX_ARGUMENTS,
    ttl: MAX_AGE_MS,
    ttlResolution: CLOCK_MS,
  });
  const keyOf = (db: Database, key: string) => `${numberOf(db)} ${key}`;
  if (isDroppedBy) {
    forgets.push((tags) => {
      if (!tags || tags.size > MAX_TAGS) return kept.clear();
      for (const [key, { about }] of kept.entries()) {
        for (const tag of tags) if (isDroppedBy(tag, about)) kept.delete(key);
      }
    });
  }
  return {
    get(db: Database, key: string): Result | undefined {
      const known = kept.get(keyOf(db, key));
      return known && (isDroppedBy || known.change === changeNumber()) ? known.result : undefined;
    },
    set(db: Database, key: string, about: About, result: Result): void {
      kept.set(keyOf(db, key), { change: changeNumber(), about, result });
    },
    delete(db: Database, key: string): void {
      kept.delete(keyOf(db, key));
    },
  };
}

/**
 * Results from a database by key, cached until anything changes or, with `isDroppedBy`, until a change that it matches. Set the result
 * before or while it is read (as a promise): a result set after the read could miss an invalidation.
 */
export function keptUntilChange<Result extends object>(isDroppedBy?: IsDroppedBy<string>) {
  const kept = openKept<string, Result>(isDroppedBy);
  return { ...kept, set: (db: Database, key: string, result: Result): void => kept.set(db, key, key, result) };
}

/**
 * A read that runs once for the same arguments and is shared by all requests until anything changes or, with `isDroppedBy`, until a change
 * that it matches for these arguments. Outside of a request it runs each time. The result is shared and must not be modified.
 */
export function onceUntilChange<Args extends readonly Plain[], T>(
  read: (db: Database, ...args: Args) => Promise<T>,
  isDroppedBy?: (tag: string, ...args: Args) => boolean,
): (db: Database, ...args: Args) => Promise<T> {
  const reads = openKept<Args, Promise<T>>(isDroppedBy && ((tag, args) => isDroppedBy(tag, ...args)));
  return (db, ...args) => {
    if (!isAnswering()) return read(db, ...args);
    const key = JSON.stringify(args);
    const known = reads.get(db, key);
    if (known) return known;
    const promised = readShared(() => read(db, ...args));
    reads.set(db, key, args, promised);
    // A failed read is repeated on the next call.
    promised.catch(() => reads.delete(db, key));
    return promised;
  };
}

/**
 * Awaits the read once, because a Drizzle query runs each time it is awaited. Lists are frozen, because sorting a shared list in place
 * would change it for others.
 */
async function readShared<T>(read: () => Promise<T>): Promise<T> {
  const result = await read();
  return Array.isArray(result) ? Object.freeze(result) : result;
}

/**
 * A read of rows by key. Each row is cached until its own tag or one of `allTags` is invalidated. Rows that are not cached are read with
 * `rowsOnceAnAnswer`. Missing rows are not cached.
 */
export function rowsUntilChange<Key extends string | number, Row extends object>(
  { tagOf, allTags }: { tagOf: (key: Key) => string; allTags: readonly string[] },
  read: (db: Database, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
): (db: Database, keys: readonly Key[]) => Promise<Map<Key, Row>> {
  const kept = new LRUCache<string, { row: Row; db: number }>({ max: MAX_ROWS, ttl: MAX_AGE_MS, ttlResolution: CLOCK_MS });
  forgets.push((tags) => {
    if (!tags || allTags.some((tag) => tags.has(tag))) kept.clear();
    else for (const tag of tags) kept.delete(tag);
  });
  const readOthers = rowsOnceAnAnswer(read);
  return async (db, keys) => {
    if (!isAnswering()) return readOthers(db, keys);
    const number = numberOf(db);
    const rows = new Map<Key, Row>();
    for (const key of keys) {
      const known = kept.get(tagOf(key));
      if (known?.db === number) rows.set(key, known.row);
    }
    const change = changeNumber();
    const others = await readOthers(
      db,
      keys.filter((key) => !rows.has(key)),
    );
    for (const [key, row] of others) {
      rows.set(key, row);
      // If something changed during the read, the row may be out of date and is not cached.
      if (changeNumber() === change) kept.set(tagOf(key), { row, db: number });
    }
    return rows;
  };
}
