import { eq } from 'drizzle-orm';
import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { pollKinds } from '../count/stages.ts';
import { electionPhases, electionPolls, elections } from '../tables.ts';
import { electionTag } from '../tags/electionTag.ts';
import { embargoes } from './embargo.ts';

/** Interval at which the schedules are read again, to notice changes by editors. */
const LOOK_EVERY_MS = milliseconds('10s');

/** Invalidates an election's pages when the embargo on polls begins or ends. Every process does this for its own cache. */
export function startEmbargoScheduler(app: App): Scheduler {
  let seenUpTo = app.clock();
  const invalidatePages = async (): Promise<number | undefined> => {
    const now = app.clock();
    const bounds = await readBounds(app.db);
    const passed = bounds.filter(({ at }) => seenUpTo < at && at <= now);
    if (passed.length > 0) app.invalidate([...new Set(passed.map(({ token }) => electionTag(token)))]);
    seenUpTo = now;
    const next = Math.min(...bounds.filter(({ at }) => at > now).map(({ at }) => at.getTime()));
    return Number.isFinite(next) ? next - now.getTime() : undefined;
  };
  return startScheduler({
    doWhatIsDue: invalidatePages,
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble: 'the times in which polls may not be shown could not be read',
  });
}

/** The start and end times of embargoes for elections with published polls. */
async function readBounds(db: Database): Promise<{ token: string; at: Date }[]> {
  const rows = await db
    .selectDistinct({
      token: elections.token,
      number: electionPhases.number,
      pollOpensAt: electionPhases.pollOpensAt,
      pollClosesAt: electionPhases.pollClosesAt,
    })
    .from(electionPolls)
    .innerJoin(elections, eq(elections.id, electionPolls.electionId))
    .innerJoin(electionPhases, eq(electionPhases.electionId, elections.id))
    .where(eq(electionPolls.isPublished, true));
  return [...Map.groupBy(rows, ({ token }) => token)].flatMap(([token, phases]) =>
    pollKinds.flatMap((kind) => embargoes(kind, phases).flatMap(({ from, until }) => [from, until].map((at) => ({ token, at })))),
  );
}
