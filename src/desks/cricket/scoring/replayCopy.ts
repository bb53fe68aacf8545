import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { change } from '../../../platform/change.ts';
import { cricketMatches } from '../tables.ts';
import type { Writing } from './commands.ts';
import type { MatchRow, Play } from './play.ts';
import { writePlay } from './playStore.ts';

// A match is played again in a copy of its row, so that the match itself stays as it is, whatever becomes of the replay.

/** A copy that nobody has played on for so long was left by a replay that was killed. */
const STALE_MS = 60 * 60_000;

/** Whether a replay has left this copy behind: it is not shown any more. */
export const isLeftBehind = ({ replayOf, updatedAt }: Pick<MatchRow, 'replayOf' | 'updatedAt'>, now: Date): boolean =>
  replayOf !== null && now.getTime() - updatedAt.getTime() > STALE_MS;

/** Makes the copy in which a match is played again, with as much of the play as `from` has. Gives the copy's id. */
export function openReplayCopy(context: Writing, { match }: Play, from: Play | undefined): Promise<number> {
  const now = context.clock();
  return change(context, async (tx) => {
    const { id, ...about } = match;
    const [row] = await tx
      .insert(cricketMatches)
      .values({
        ...about,
        status: 'fixture',
        outcome: null,
        tossTeamId: null,
        tossDecision: null,
        rainRule: null,
        lines: [],
        file: null,
        withdrawnAt: null,
        withdrawnReason: null,
        replayOf: id,
        version: 0,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('The copy of the match was not written');
    const empty: Play = { match: row, squads: [], innings: [] };
    const { status, tossTeamId, tossDecision, rainRule } = from?.match ?? row;
    if (from) await writePlay(tx, empty, { ...from, match: { ...row, status, tossTeamId, tossDecision, rainRule } }, now);
    return {
      result: row.id,
      tags: [`match:${row.id}`],
      audit: [{ action: 'match.replay', subject: `match:${id}`, after: { copy: row.id } }],
    };
  });
}

/** Takes a copy away, with everything that was played in it. */
export function closeReplayCopy(context: Writing, id: number): Promise<void> {
  return change(context, async (tx) => {
    const m = cricketMatches;
    const [gone] = await tx
      .delete(m)
      .where(and(eq(m.id, id), isNotNull(m.replayOf)))
      .returning({ of: m.replayOf });
    return { result: undefined, tags: [`match:${id}`], audit: gone ? [{ action: 'match.replayEnd', subject: `match:${gone.of}` }] : [] };
  });
}

/** Takes away the copies that replays have left behind; `all` of them where no other program can be playing one. */
export function closeStaleCopies(context: Writing, { all }: { all: boolean }): Promise<void> {
  return change(context, async (tx) => {
    const m = cricketMatches;
    const before = new Date(context.clock().getTime() - STALE_MS);
    const gone = await tx
      .delete(m)
      .where(and(isNotNull(m.replayOf), all ? undefined : lt(m.updatedAt, before)))
      .returning({ id: m.id, of: m.replayOf });
    return {
      result: undefined,
      tags: gone.map(({ id }) => `match:${id}`),
      audit: gone.map(({ of }) => ({ action: 'match.replayEnd', subject: `match:${of}` })),
    };
  });
}
