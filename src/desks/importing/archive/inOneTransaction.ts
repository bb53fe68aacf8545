import type { WriteContext } from '../../../platform/change.ts';

/**
 * Runs several desks' writes in one transaction: all of it is done or nothing, whenever the process is killed. What they drop from the
 * caches is dropped once it is committed.
 */
export async function inOneTransaction<T>(context: WriteContext, write: (context: WriteContext) => Promise<T>): Promise<T> {
  const tags = new Set<string>();
  const invalidate = (more: readonly string[]) => {
    for (const tag of more) tags.add(tag);
  };
  const result = await context.db.transaction((tx) => write({ db: tx, invalidate }));
  context.invalidate([...tags]);
  return result;
}
