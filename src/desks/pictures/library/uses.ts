import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import type { PictureUse } from '../../../site/desk.ts';

/** An editor reads no more of them; of each desk so many are named. */
const MAX_NAMED = 50;

/** Where a picture is used, as all the desks tell it, and the cache tags of whatever shows it. */
export async function readPictureUses(app: App, db: Database, key: string): Promise<{ uses: PictureUse[]; tags: string[] }> {
  // A story that is before readers and in an editor's hands too is one thing.
  const uses = new Map<string, PictureUse>();
  const tags = new Set<string>();
  // One after the other: in a transaction there is one connection.
  for (const usesOf of app.contributions.usesOfPicture) {
    const result = await usesOf(db, key, MAX_NAMED);
    for (const use of result.uses) if (!uses.has(use.href)) uses.set(use.href, use);
    for (const tag of result.tags) tags.add(tag);
  }
  return { uses: [...uses.values()], tags: [...tags] };
}
