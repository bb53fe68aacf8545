import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../database.ts';

// The parts of a page know nothing of each other and read the same rows. Within one answer each row is read once, and what several parts
// ask for in the same turn of the event loop is read in one statement.

/** `reads` stands for what has been read; it is replaced when something changes. */
type Scope = { isOpen: boolean; reads: object; change: number };
const scopes = new AsyncLocalStorage<Scope>();

let change = 0;

/** To be called at every invalidation: what was read before it is not used after it, in no answer that is under way. */
export function forgetAnswers(): void {
  change++;
}

/** How often anything has changed since the start: a read is out of date when it differs before and after. */
export const changeNumber = (): number => change;

/** The reads of the answer that is being made. What was begun in one and goes on after it reads for itself. */
function currentReads(): object | undefined {
  const scope = scopes.getStore();
  if (!scope?.isOpen) return undefined;
  if (scope.change !== change) Object.assign(scope, { reads: {}, change });
  return scope.reads;
}

/** Whether an answer is being made, in which reads are shared. */
export const isAnswering = (): boolean => currentReads() !== undefined;

/** Runs the making of one answer: what is wrapped below reads the same thing once in it. Not for writes, which must see themselves. */
export async function readingOnce<T>(make: () => Promise<T>): Promise<T> {
  if (isAnswering()) return make();
  const scope: Scope = { isOpen: true, reads: {}, change };
  try {
    return await scopes.run(scope, make);
  } finally {
    scope.isOpen = false;
  }
}

/** Something that is remembered while one answer is made; undefined outside of one. */
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

/** A read that is run once an answer for the same arguments; outside of one, each time. What it gives is shared: nobody may change it. */
export function onceAnAnswer<Args extends readonly (string | number | null | undefined)[], T>(
  read: (db: Database, ...args: Args) => Promise<T>,
): (db: Database, ...args: Args) => Promise<T> {
  const known = perAnswer(() => new Map<string, Promise<T>>());
  return (db, ...args) => {
    const reads = known();
    if (!reads) return read(db, ...args);
    const key = JSON.stringify(args);
    // A query of Drizzle's runs each time it is awaited: it is awaited here, once.
    const promised = reads.get(key) ?? (async () => read(db, ...args))();
    reads.set(key, promised);
    // A read that failed is tried again by whoever asks next.
    promised.catch(() => reads.delete(key));
    return promised;
  };
}

type Batch<Wanted, Result> = { wanted: Wanted[]; rows: Promise<readonly Result[]> };

/**
 * A read of one thing, given by a statement that reads many: within an answer, what is asked for in one turn of the event loop is read
 * together. `readAll` gives one result for each thing wanted, in their order.
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

/** A read of rows by their keys: within an answer each key is read once, and all keys of one turn of the event loop in one statement. */
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
