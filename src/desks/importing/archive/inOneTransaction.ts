import type { WriteContext } from '../../../platform/change.ts';

/**
 * Runs writes of several desks in one transaction, so that an interruption leaves no partial result. Their cache tags are invalidated after
 * the commit.
 */
export async function inOneTransaction<T>(context: WriteContext, write: (context: WriteContext) => Promise<T>): Promise<T> {
  const tags = new Set<string>();
  const invalidate = (more: readonly string[]) => {
    for (const tag of more) tags.add(tag);
  };
  const result = await context.db.transaction((tx) => write({ db: tx, invalidate, clock: context.clock }));
  context.invalidate([...tags]);
  return result;
}
