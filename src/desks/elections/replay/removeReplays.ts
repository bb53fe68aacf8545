import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import { type Scheduler, startScheduler } from '../../../platform/background/scheduler.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import { tagsOfElection } from '../commands.ts';
import { elections } from '../tables.ts';

const LOOK_EVERY_MS = milliseconds('1m');
/** A running replay updates its timestamp at least this often. */
export const SIGN_OF_LIFE_MS = milliseconds('30s');
/** A replay without an update for this long has been stopped. */
const GIVEN_UP_AFTER_MS = milliseconds('2m');

async function remove(context: WriteContext, which: SQL | undefined): Promise<void> {
  await change(context, async (tx) => {
    const gone = await tx
      .delete(elections)
      .where(and(eq(elections.isReplay, true), which))
      .returning({ token: elections.token });
    return { result: undefined, tags: gone.flatMap(({ token }) => tagsOfElection(token)) };
  });
}

/** Removes a replay when it is over. */
export const removeReplay = ({ db, invalidate, clock }: App, token: string): Promise<void> =>
  remove({ db, invalidate, clock }, eq(elections.token, token));

/**
 * Removes replays that were stopped early. The embedded database is used by one program only, so at start-up all of its replays are stale.
 * On a server another program may be running one.
 */
export function startReplaySweep(app: App): Scheduler {
  const { db, invalidate, clock, settings } = app;
  const opened = clock();
  const isAlone = settings.databaseUrl === undefined;
  return startScheduler({
    doWhatIsDue: async () => {
      const silent = new Date(clock().getTime() - GIVEN_UP_AFTER_MS);
      await remove({ db, invalidate, clock }, or(lt(elections.updatedAt, silent), isAlone ? lt(elections.updatedAt, opened) : undefined));
      return undefined;
    },
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble: 'replays that were stopped could not be removed',
  });
}
