import { LRUCache } from 'lru-cache';
import type { Database } from '../database.ts';
import { changeNumber, forgetAnswers, isAnswering, rowsOnceAnAnswer } from './readOnce.ts';

// What has been read for one answer and holds for the next: kept in memory until a change drops it. Used in answers only; a write reads
// for itself.

/** Of each read so many different arguments are kept. */
const MAX_ARGUMENTS = 500;
/** Of each kind of rows so many are kept: the cards of stories take some 2 KB each. */
const MAX_ROWS = 2_000;
/** What a change made elsewhere without saying so would leave out of date is read again after this. */
const MAX_AGE_MS = 10 * 60_000;
/** The clock is read so often at most: asking it takes longer than finding what is kept. */
const CLOCK_MS = 1_000;

/** Forgets what is kept by the tags of a change, or all. */
type Forget = (tags: ReadonlySet<string> | undefined) => void;
const forgets: Forget[] = [];

/** To be called at every invalidation, with its tags; without them when it is not known what has changed. */
export function forgetReads(tags?: readonly string[]): void {
  forgetAnswers();
  const dropped = tags && new Set(tags);
  for (const forget of forgets) forget(dropped);
}

/** A number for each database that this process has open, to tell apart what was read from them. */
const numbers = new WeakMap<Database, number>();
let opened = 0;
function numberOf(db: Database): number {
  const known = numbers.get(db) ?? ++opened;
  numbers.set(db, known);
  return known;
}

type Plain = string | number | boolean | null | undefined | Date | readonly Plain[] | { readonly [key: string]: Plain };

/** Whether a change with this tag drops what is kept about something. */
type IsDroppedBy<About> = (tag: string, about: About) => boolean;

/** A change of more than this (an import) drops everything. */
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
 * Results from a database under some keys, kept until anything changes; with `isDroppedBy`, until something changes that it says. What
 * is kept has to be on its way before it is set: what a change drops must not be set after it.
 */
export function keptUntilChange<Result extends object>(isDroppedBy?: IsDroppedBy<string>) {
  const kept = openKept<string, Result>(isDroppedBy);
  return { ...kept, set: (db: Database, key: string, result: Result): void => kept.set(db, key, key, result) };
}

/**
 * A read that is run once for the same arguments until anything changes, and shared by all answers meanwhile; with `isDroppedBy`, until
 * something changes that it says of the arguments. Outside of an answer it is run each time. What it gives is shared: nobody may change it.
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
    // A read that failed is tried again by whoever asks next.
    promised.catch(() => reads.delete(db, key));
    return promised;
  };
}

/** A query of Drizzle's runs each time it is awaited: it is awaited here, once. A list that somebody sorted in place would be another's too. */
async function readShared<T>(read: () => Promise<T>): Promise<T> {
  const result = await read();
  return Array.isArray(result) ? Object.freeze(result) : result;
}

/**
 * A read of rows by their keys, of which each is kept until its own tag is dropped, or one of `allTags`, with which all are. What is not
 * kept is read as by `rowsOnceAnAnswer`. A key without a row is asked for again.
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
      // What changed while it was read may be old in it.
      if (changeNumber() === change) kept.set(tagOf(key), { row, db: number });
    }
    return rows;
  };
}
