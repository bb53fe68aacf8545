import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import type { PictureUse } from '../../../site/desk.ts';

/** Maximum number of uses listed per desk. */
const MAX_NAMED = 50;

/** The uses of a picture from all desks, and the cache tags of everything that shows it. */
export async function readPictureUses(app: App, db: Database, key: string): Promise<{ uses: PictureUse[]; tags: string[] }> {
  // A published story that also has unpublished changes is listed once.
  const uses = new Map<string, PictureUse>();
  const tags = new Set<string>();
  // Sequential, because a transaction has one connection.
  for (const usesOf of app.contributions.usesOfPicture) {
    const result = await usesOf(db, key, MAX_NAMED);
    for (const use of result.uses) if (!uses.has(use.href)) uses.set(use.href, use);
    for (const tag of result.tags) tags.add(tag);
  }
  return { uses: [...uses.values()], tags: [...tags] };
}
