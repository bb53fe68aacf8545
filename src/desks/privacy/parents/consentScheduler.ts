import { and, asc, eq, gte, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { removeReader } from '../../readers/commands.ts';
import { adultsBornBefore } from '../ages/birthMonth.ts';
import { minors, parentalConsents } from '../tables.ts';

const LOOK_EVERY_MS = milliseconds('1h');
/** How long a child's account waits for a parent. */
const MAX_WAIT_MS = 30 * milliseconds('1d');
const BATCH = 100;

/** Erases accounts of children for whom no parent has agreed in time. */
export function startConsentScheduler(app: App): Scheduler {
  return startScheduler({
    doWhatIsDue: async (isStopped) => {
      let waited: string[];
      do {
        waited = await readTooLong(app.db, app.clock());
        for (const id of waited) if (!isStopped()) await removeReader(app, id);
      } while (waited.length === BATCH && !isStopped());
      return undefined;
    },
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble: 'accounts of children without consent could not be erased',
  });
}

async function readTooLong(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: minors.readerId })
    .from(minors)
    .leftJoin(parentalConsents, and(eq(parentalConsents.childId, minors.readerId), isNotNull(parentalConsents.agreedAt)))
    .where(
      and(
        lt(minors.waitsSince, new Date(now.getTime() - MAX_WAIT_MS)),
        isNull(parentalConsents.id),
        or(isNull(minors.bornIn), gte(minors.bornIn, adultsBornBefore(now))),
      ),
    )
    .orderBy(asc(minors.waitsSince))
    .limit(BATCH);
  return rows.map(({ id }) => id);
}
