import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database.ts';

// The parts of a page are independent and often read the same rows. Within one request each row is read once, and reads from several parts
// in the same turn of the event loop share one statement.

/** `reads` is the key of the cached reads; it is replaced when something changes. */
type Scope = { isOpen: boolean; reads: object; change: number };
const scopes = new AsyncLocalStorage<Scope>();

let change = 0;

/** Call it at every invalidation: earlier reads are then no longer used by any request in progress. */
export function forgetAnswers(): void {
  change++;
}

/** Number of changes since the start: a read is out of date if the number differs before and after it. */
export const changeNumber = (): number => change;

/** The reads of the current request. Work that continues after the request has ended reads for itself. */
function currentReads(): object | undefined {
  const scope = scopes.getStore();
  if (!scope?.isOpen) return undefined;
  if (scope.change !== change) Object.assign(scope, { reads: {}, change });
  return scope.reads;
}

/** Whether a request is being answered, within which reads are shared. */
export const isAnswering = (): boolean => currentReads() !== undefined;

/**
 * Runs the work of one request; the wrapped reads below run once in it for the same arguments. Not for writes, which must see their own
 * changes.
 */
export async function readingOnce<T>(make: () => Promise<T>): Promise<T> {
  if (isAnswering()) return make();
  const scope: Scope = { isOpen: true, reads: {}, change };
  try {
    return await scopes.run(scope, make);
  } finally {
    scope.isOpen = false;
  }
}

/** A value cached for the current request; undefined outside of one. */
function perAnswer<T>(make: () => T): () => T | undefined {
  const made = new WeakMap<object, T>();
  return () => {
    const reads = currentReads();
    if (!reads) return undefined;
    const known = made.get(reads) ?? make();
    made.set(reads, known);
    return known;
  };
}

/**
 * A read that runs once per request for the same arguments; outside of a request, each time. The result is shared and must not be modified.
 */
export function onceAnAnswer<Args extends readonly (string | number | null | undefined)[], T>(
  read: (db: Database, ...args: Args) => Promise<T>,
): (db: Database, ...args: Args) => Promise<T> {
  const known = perAnswer(() => new Map<string, Promise<T>>());
  return (db, ...args) => {
    const reads = known();
    if (!reads) return read(db, ...args);
    const key = JSON.stringify(args);
    // A Drizzle query runs each time it is awaited, so it is awaited here, once.
    const promised = reads.get(key) ?? (async () => read(db, ...args))();
    reads.set(key, promised);
    // A failed read is repeated on the next call.
    promised.catch(() => reads.delete(key));
    return promised;
  };
}

type Batch<Wanted, Result> = { wanted: Wanted[]; rows: Promise<readonly Result[]> };

/**
 * Batches single reads: within a request, those of one turn of the event loop are read together. `readAll` returns one result per item, in
 * the order of the items.
 */
export function gathered<Wanted, Result>(
  readAll: (db: Database, wanted: readonly Wanted[]) => Promise<readonly Result[]>,
): (db: Database, wanted: Wanted) => Promise<Result> {
  const open = perAnswer(() => new Map<Database, Batch<Wanted, Result>>());
  const result = (all: readonly Result[], at: number): Result => {
    const one = all[at];
    if (one === undefined) throw new Error('A statement for several reads gave fewer results than reads');
    return one;
  };
  return async (db, wanted) => {
    const batches = open();
    if (!batches) return result(await readAll(db, [wanted]), 0);
    const batch = batches.get(db) ?? begin(db, batches);
    const at = batch.wanted.push(wanted) - 1;
    return result(await batch.rows, at);
  };

  function begin(db: Database, batches: Map<Database, Batch<Wanted, Result>>): Batch<Wanted, Result> {
    const wanted: Wanted[] = [];
    const turn = new Promise<void>((resolve) => setImmediate(resolve));
    const batch = {
      wanted,
      rows: turn.then(() => {
        batches.delete(db);
        return readAll(db, wanted);
      }),
    };
    batches.set(db, batch);
    return batch;
  }
}

/** A read of rows by key: within a request each key is read once, and all keys of one turn of the event loop are read in one statement. */
export function rowsOnceAnAnswer<Key extends string | number, Row>(
  read: (db: Database, keys: readonly Key[]) => Promise<ReadonlyMap<Key, Row>>,
): (db: Database, keys: readonly Key[]) => Promise<Map<Key, Row>> {
  const known = perAnswer(() => new Map<Key, Promise<Row | undefined>>());
  const readOne = gathered<Key, { row: Row | undefined }>(async (db, keys) => {
    const rows = await read(db, keys);
    return keys.map((key) => ({ row: rows.get(key) }));
  });
  return async (db, keys) => {
    const wanted = [...new Set(keys)];
    const rows = known();
    if (!rows) return wanted.length === 0 ? new Map() : new Map(await read(db, wanted));
    const results = await Promise.all(
      wanted.map(async (key) => {
        const promised = rows.get(key) ?? readOne(db, key).then(({ row }) => row);
        rows.set(key, promised);
        promised.catch(() => rows.delete(key));
        return [key, await promised] as const;
      }),
    );
    return new Map(results.flatMap(([key, row]) => (row === undefined ? [] : [[key, row] as const])));
  };
}
