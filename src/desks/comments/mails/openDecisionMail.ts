import { sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { readKnownReader } from '../../readers/queries.ts';
import { readMailChoice } from '../queries.ts';
import { commentMails, type comments } from '../tables.ts';

/** A moderator may take a decision back within this time; the mail tells the last one. */
const WAIT_MS = milliseconds('5m');

type Decided = Pick<typeof comments.$inferSelect, 'id' | 'kind' | 'readerId'>;

/** Plans the mail about a decision, in its transaction, if its reader has a confirmed mail address and wants it. */
export async function openDecisionMail(tx: Database, { id, kind, readerId }: Decided, now: Date): Promise<void> {
  if (readerId === null || !(await readMailChoice(tx, readerId))[kind]) return;
  if ((await readKnownReader(tx, readerId))?.email === undefined) return;
  const dueAt = new Date(now.getTime() + WAIT_MS);
  await tx
    .insert(commentMails)
    .values({ commentId: id, readerId, createdAt: now, dueAt })
    .onConflictDoUpdate({ target: commentMails.commentId, targetWhere: sql`${commentMails.tries} = 0`, set: { dueAt } });
}
