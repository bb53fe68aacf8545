import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The channel on which processes that share a database tell each other what has changed. */
export const CHANGES_CHANNEL = 'newspaper_changes';
/** PostgreSQL refuses a notification of 8,000 bytes; more tags go in several. */
const TAGS_PER_NOTICE = 100;

/** What a write needs: the database, and a way to drop what this process has cached. */
export type Press = { db: Database; drop: (tags: readonly string[]) => void };

/**
 * Runs a write in one transaction, and drops the cache tags it names once it is committed: here before this returns,
 * so that the next request sees the change, and in every other process by PostgreSQL's own notification, which goes
 * out with the commit or not at all.
 */
export async function change<T>(press: Press, write: (tx: Database) => Promise<{ result: T; tags: readonly string[] }>): Promise<T> {
  const { result, tags } = await press.db.transaction(async (tx) => {
    const written = await write(tx);
    for (let at = 0; at < written.tags.length; at += TAGS_PER_NOTICE) {
      const notice = JSON.stringify(written.tags.slice(at, at + TAGS_PER_NOTICE));
      await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${notice})`);
    }
    return written;
  });
  press.drop(tags);
  return result;
}
