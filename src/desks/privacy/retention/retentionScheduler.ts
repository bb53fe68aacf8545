import { notBetween } from 'drizzle-orm';
import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import type { PersonalData } from '../../../site/personalData.ts';
import { retentionRuns } from '../tables.ts';

const LOOK_EVERY_MS = milliseconds('1h');
/** Shorter than a day, so that a sweep does not come later every day. */
const SWEEP_EVERY_MS = milliseconds('20h');
/** Rows that one statement removes: other writes do not wait for a long one. */
const BATCH = 1_000;

/** Sweeps what has been kept long enough, once a day over all processes. */
export function startRetentionScheduler(app: App): Scheduler {
  return startScheduler({
    doWhatIsDue: async (isStopped) => {
      for (const data of app.contributions.personalData) await sweepIfDue(app, data, isStopped);
      return undefined;
    },
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble: 'personal data could not be swept',
  });
}

async function sweepIfDue(app: App, { name, sweeps = [] }: PersonalData, isStopped: () => boolean): Promise<void> {
  if (sweeps.length === 0 || isStopped() || !(await claim(app, name))) return;
  const now = app.clock();
  let removed = 0;
  for (const sweep of sweeps) {
    let last: number;
    do {
      last = await sweep(app.db, now, BATCH);
      removed += last;
    } while (last === BATCH && !isStopped());
  }
  if (removed > 0) app.log.info({ name, removed }, 'personal data was removed at the end of its time');
}

/** Of several processes one gets a sweep that is due. A last one in the future was made while the clock was ahead. */
async function claim({ db, clock }: App, name: string): Promise<boolean> {
  const startedAt = clock();
  const away = (ms: number) => new Date(startedAt.getTime() + ms);
  const claimed = await db
    .insert(retentionRuns)
    .values({ name, startedAt })
    .onConflictDoUpdate({
      target: retentionRuns.name,
      set: { startedAt },
      setWhere: notBetween(retentionRuns.startedAt, away(-SWEEP_EVERY_MS), away(SWEEP_EVERY_MS)),
    })
    .returning({ name: retentionRuns.name });
  return claimed.length > 0;
}
