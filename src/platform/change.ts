import { sql } from 'drizzle-orm';
import { type AuditEntry, type Editor, recordChange } from './auditLog.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import { databaseErrorOf } from './databaseError.ts';

/** The PostgreSQL channel on which processes that share a database notify each other of changes. */
export const CHANGES_CHANNEL = 'newspaper_changes';
/** PostgreSQL rejects notifications of 8,000 bytes or more, so many tags are split over several notifications. */
const TAGS_PER_NOTICE = 100;

/**
 * PostgreSQL's codes for a transaction that it has ended because others stood in its way: a deadlock, a serialization failure, and a key that
 * another one took after this had found it free. Made again, a write finds what is there by then and can say so.
 */
const IN_THE_WAY: ReadonlySet<string | undefined> = new Set(['40P01', '40001', '23505']);
/** How often a write is made of which PostgreSQL has ended the transaction. */
const MAX_TRIES = 3;

/** What a write needs: the database, a function that invalidates this process's cache, the time and, in the newsroom, the editor. */
export type WriteContext = { db: Database; invalidate: (tags: readonly string[]) => void; clock: Clock; by?: Editor };

type Written<T> = {
  result: T;
  /** The cache tags of everything that shows the change; they are invalidated. */
  tags: readonly string[];
  /** Entries for the audit log; required if the write can be made by an editor. */
  audit?: readonly AuditEntry[];
};

/**
 * Runs a write in one transaction and invalidates the cache tags it returns after the commit: in this process before this function returns,
 * so that the next request sees the change, and in other processes by a PostgreSQL notification that is part of the transaction. Changes by
 * an editor are entered in the audit log in the same transaction. Throws if an editor's write returns no audit entries. A write that others
 * stood in the way of is made again from its beginning.
 */
export async function change<T>(context: WriteContext, write: (tx: Database) => Promise<Written<T>>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      const { result, tags } = await writeInTransaction(context, write);
      context.invalidate(tags);
      return result;
    } catch (error) {
      if (tries === MAX_TRIES || !IN_THE_WAY.has(databaseErrorOf(error)?.sqlState)) throw error;
    }
  }
}

const writeInTransaction = <T>(context: WriteContext, write: (tx: Database) => Promise<Written<T>>): Promise<Written<T>> =>
  context.db.transaction(async (tx) => {
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
