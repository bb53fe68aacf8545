import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { type Scheduler, startScheduler } from '../../../platform/scheduler.ts';
import type { App } from '../../../site/app.ts';
import { tagsOfElection } from '../commands.ts';
import { elections } from '../tables.ts';

const LOOK_EVERY_MS = milliseconds('1m');
/** A replay that goes on says so at least this often. */
export const SIGN_OF_LIFE_MS = milliseconds('30s');
/** After this a replay without a sign of life has been stopped. */
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

/** Takes a replay away when it is over. */
export const removeReplay = ({ db, invalidate }: App, token: string): Promise<void> =>
  remove({ db, invalidate }, eq(elections.token, token));

/**
 * Takes replays away that were stopped before their end. The embedded database belongs to one program: what is in it at the start nobody plays
 * any more. On a server another program may be playing.
 */
export function startReplaySweep(app: App): Scheduler {
  const opened = app.clock();
  const { db, invalidate, settings } = app;
  const isAlone = settings.databaseUrl === undefined;
  return startScheduler({
    doWhatIsDue: async () => {
      const silent = new Date(app.clock().getTime() - GIVEN_UP_AFTER_MS);
      await remove({ db, invalidate }, or(lt(elections.updatedAt, silent), isAlone ? lt(elections.updatedAt, opened) : undefined));
      return undefined;
    },
    lookEveryMs: LOOK_EVERY_MS,
    log: app.log,
    trouble: 'replays that were stopped could not be removed',
  });
}
