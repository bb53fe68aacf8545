import type { Press } from '../../platform/change.ts';

/**
 * Runs several desks' writes in one transaction: all of it is done or nothing, whenever the process is killed. What they drop from the
 * caches is dropped once it is committed.
 */
export async function inOneTransaction<T>(press: Press, write: (press: Press) => Promise<T>): Promise<T> {
  const tags = new Set<string>();
  const drop = (more: readonly string[]) => {
    for (const tag of more) tags.add(tag);
  };
  const result = await press.db.transaction((tx) => write({ db: tx, drop }));
  press.drop([...tags]);
  return result;
}
