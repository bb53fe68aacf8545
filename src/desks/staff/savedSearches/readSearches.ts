import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import type { SavedSearchDraft } from '../../../site/newsroom/savedSearches.ts';
import { savedSearches } from '../tables.ts';

const { id, list, name, query, createdAt, version } = savedSearches;
const shown = { id, list, name, query, createdAt, version };

type Asked = { list: SavedSearchDraft['list'] | undefined; limit: number; offset: number };

/** The saved searches of a member, of one list or of all. */
export async function readSearches(db: Database, staffId: string, { list: of, limit, offset }: Asked) {
  const where = and(eq(savedSearches.staffId, staffId), of === undefined ? undefined : eq(list, of));
  const data = await db
    .select(shown)
    .from(savedSearches)
    .where(where)
    .orderBy(asc(sql`lower(${name})`), asc(id))
    .limit(limit)
    .offset(offset);
  return { data, total: await db.$count(savedSearches, where) };
}

/** A saved search of a member; undefined if it is gone, or a colleague's. */
export async function readSearch(db: Database, staffId: string, searchId: number) {
  const [row] = await db
    .select(shown)
    .from(savedSearches)
    .where(and(eq(id, searchId), eq(savedSearches.staffId, staffId)));
  return row;
}
