import { sql } from 'drizzle-orm';
import { type AuditEntry, type Editor, recordChange } from './auditLog.ts';
import type { Database } from './database.ts';

/** The channel on which processes that share a database tell each other what has changed. */
export const CHANGES_CHANNEL = 'newspaper_changes';
/** PostgreSQL refuses a notification of 8,000 bytes; more tags go in several. */
const TAGS_PER_NOTICE = 100;

/** What a write needs: the database, a way to drop what this process has cached, and, in the newsroom, who writes. */
export type WriteContext = { db: Database; invalidate: (tags: readonly string[]) => void; by?: Editor };

type Written<T> = {
  result: T;
  /** What shows the change, and is dropped. */
  tags: readonly string[];
  /** What the log of the newsroom shall say; needed as soon as an editor may write. */
  audit?: readonly AuditEntry[];
};

/**
 * Runs a write in one transaction, and drops the cache tags it names once it is committed: here before this returns,
 * so that the next request sees the change, and in every other process by PostgreSQL's own notification, which goes
 * out with the commit or not at all. What an editor changes is entered in the log in the same transaction; a write that
 * does not say what it did is none an editor may make, and throws.
 */
export async function change<T>(context: WriteContext, write: (tx: Database) => Promise<Written<T>>): Promise<T> {
  const { result, tags } = await context.db.transaction(async (tx) => {
    const written = await write(tx);
    if (context.by) {
      if (!written.audit) throw new Error('A write that editors make must say what it did');
      await recordChange(tx, context.by, written.audit);
    }
    for (let at = 0; at < written.tags.length; at += TAGS_PER_NOTICE) {
      const notice = JSON.stringify(written.tags.slice(at, at + TAGS_PER_NOTICE));
      await tx.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${notice})`);
    }
    return written;
  });
  context.invalidate(tags);
  return result;
}
