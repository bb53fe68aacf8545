import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { checkVersion } from '../../../site/newsroom/checkVersion.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { fieldError, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import type { SavedSearchDraft } from '../../../site/newsroom/savedSearches.ts';
import { savedSearches, staff } from '../tables.ts';
import { savedSearchWords } from '../words.ts';
import { readSearch } from './readSearches.ts';

/** Most saved searches of a member for one list. */
const MAX_SEARCHES = 20;

/** Saves a search for a member. Returns its id. Throws `NewsroomError` if they have one of that name for the list, or too many. */
export const addSearch = (db: Database, staffId: string, draft: SavedSearchDraft, now: Date): Promise<number> =>
  changeOwn(db, staffId, async (tx) => {
    await checkOthers(tx, staffId, draft);
    const [row] = await tx
      .insert(savedSearches)
      .values({ ...draft, staffId, createdAt: now })
      .returning({ id: savedSearches.id });
    return existing(row).id;
  });

/** Changes a saved search of a member. Throws `NewsroomError`, also if they have none with this id, or have changed it since `version`. */
export const changeSearch = (db: Database, staffId: string, id: number, draft: SavedSearchDraft, version: number): Promise<void> =>
  changeOwn(db, staffId, async (tx) => {
    checkVersion(existing(await readSearch(tx, staffId, id)), version);
    await checkOthers(tx, staffId, draft, id);
    await tx
      .update(savedSearches)
      .set({ ...draft, version: version + 1 })
      .where(eq(savedSearches.id, id));
  });

/** Removes a saved search of a member. Throws `NewsroomError` if they have none with this id, or have changed it since `version`. */
export const removeSearch = (db: Database, staffId: string, id: number, version: number | undefined): Promise<void> =>
  changeOwn(db, staffId, async (tx) => {
    checkVersion(existing(await readSearch(tx, staffId, id)), version);
    await tx.delete(savedSearches).where(eq(savedSearches.id, id));
  });

/**
 * Runs a change of a member's own searches. One at a time, because two windows could save the same name, or one too many. It is not entered in
 * the audit log: it changes nothing for others.
 */
const changeOwn = <Result>(db: Database, staffId: string, write: (tx: Database) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    existing((await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for('no key update'))[0]);
    return write(tx);
  });

async function checkOthers(tx: Database, staffId: string, { list, name }: SavedSearchDraft, id = 0): Promise<void> {
  const others = await tx
    .select({ name: savedSearches.name })
    .from(savedSearches)
    .where(and(eq(savedSearches.staffId, staffId), eq(savedSearches.list, list), ne(savedSearches.id, id)));
  if (others.some((other) => other.name === name)) throw fieldError('name', savedSearchWords.nameTaken);
  if (others.length >= MAX_SEARCHES) throw new NewsroomError(409, savedSearchWords.tooMany);
}
