import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { staffFailures } from './tables.ts';

/** After so many wrong passwords an account takes none for a while, from wherever they come. */
const MOST_FAILURES = 8;
const HELD_BACK_MINUTES = 15;

const over = (now: Date) => new Date(now.getTime() - HELD_BACK_MINUTES * 60_000);

/** Whether an account's password has been wrong too often lately. Accounts that are not there are held back alike. */
export async function isHeldBack(db: Database, email: string, now: Date): Promise<boolean> {
  const [row] = await db.select().from(staffFailures).where(eq(staffFailures.email, email)).limit(1);
  return row !== undefined && row.count >= MOST_FAILURES && row.since > over(now);
}

/** Counts a wrong password; the time counts from the last one. */
export async function countFailure(db: Database, email: string, now: Date): Promise<void> {
  const earlier = over(now).toISOString();
  await db
    .insert(staffFailures)
    .values({ email: email.slice(0, 320), count: 1, since: now })
    .onConflictDoUpdate({
      target: staffFailures.email,
      set: {
        count: sql`case when ${staffFailures.since} > ${earlier}::timestamptz then ${staffFailures.count} + 1 else 1 end`,
        since: now,
      },
    });
}

export async function forgetFailures(db: Database, email: string): Promise<void> {
  await db.delete(staffFailures).where(eq(staffFailures.email, email));
}
