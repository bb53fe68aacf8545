import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './database.ts';

// Parts of a page know nothing of each other and read the same rows: within one answer each is read once.

type Scope = { isOpen: boolean };
const scopes = new AsyncLocalStorage<Scope>();

/** The answer that is being made. What was begun in one and goes on after it reads for itself. */
function openScope(): Scope | undefined {
  const scope = scopes.getStore();
  return scope?.isOpen ? scope : undefined;
}

/** Runs the making of one answer: what is wrapped below reads the same thing once in it. Not for writes, which must see themselves. */
export async function readingOnce<T>(make: () => Promise<T>): Promise<T> {
  if (openScope()) return make();
  const scope = { isOpen: true };
  try {
    return await scopes.run(scope, make);
  } finally {
    scope.isOpen = false;
  }
}

/** A read that is run once an answer for the same arguments; outside of one, each time. What it gives is shared: nobody may change it. */
export function onceAnAnswer<Args extends readonly (string | number | null | undefined)[], T>(
  read: (db: Database, ...args: Args) => Promise<T>,
): (db: Database, ...args: Args) => Promise<T> {
  const made = new WeakMap<Scope, Map<string, Promise<T>>>();
  return (db, ...args) => {
    const scope = openScope();
    if (!scope) return read(db, ...args);
    const known = made.get(scope) ?? new Map<string, Promise<T>>();
    made.set(scope, known);
    const key = JSON.stringify(args);
    // A query of Drizzle's runs each time it is awaited: it is awaited here, once.
    const promised = known.get(key) ?? (async () => read(db, ...args))();
    known.set(key, promised);
    // A read that failed is tried again by whoever asks next.
    promised.catch(() => known.delete(key));
    return promised;
  };
}

/** A read of rows by their keys in which each key is read once an answer. `note` tells it rows that have been read otherwise. */
export function rowsOnceAnAnswer<Key extends string | number, Row>(
  read: (db: Database, keys: readonly Key[]) => Promise<Map<Key, Row>>,
): { read: (db: Database, keys: readonly Key[]) => Promise<Map<Key, Row>>; note: (rows: Iterable<readonly [Key, Row]>) => void } {
  const made = new WeakMap<Scope, Map<Key, Row | undefined>>();
  const knownIn = (scope: Scope): Map<Key, Row | undefined> => {
    const known = made.get(scope) ?? new Map<Key, Row | undefined>();
    made.set(scope, known);
    return known;
  };
  return {
    note: (rows) => {
      const scope = openScope();
      if (scope) for (const [key, row] of rows) knownIn(scope).set(key, row);
    },
    read: async (db, keys) => {
      const wanted = [...new Set(keys)];
      const scope = openScope();
      if (!scope) return wanted.length === 0 ? new Map<Key, Row>() : read(db, wanted);
      const known = knownIn(scope);
      const unknown = wanted.filter((key) => !known.has(key));
      const found = unknown.length === 0 ? new Map<Key, Row>() : await read(db, unknown);
      for (const key of unknown) known.set(key, found.get(key));
      return new Map(
        wanted.flatMap((key) => {
          const row = known.get(key);
          return row === undefined ? [] : [[key, row] as const];
        }),
      );
    },
  };
}
