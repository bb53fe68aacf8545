import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

const overheard = new AsyncLocalStorage<unknown[][]>();

/** Runs a read; gives what it found, and the arguments of its own statements. What timers run meanwhile is not heard. */
export async function overhear<T>(read: () => Promise<T>): Promise<{ result: T; statements: unknown[][] }> {
  const statements: unknown[][] = [];
  const original = pg.Client.prototype.query;
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    overheard.getStore()?.push(args);
    return Reflect.apply(original, this, args);
  });
  try {
    return { result: await overheard.run(statements, read), statements };
  } finally {
    query.mockRestore();
  }
}
