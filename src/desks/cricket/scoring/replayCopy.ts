import { and, eq, isNotNull, lt } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import { cricketMatches } from '../tables.ts';
import type { MatchRow, Play } from './play.ts';
import { writePlay } from './playStore.ts';

// A match is replayed in a copy of its row, so that the match itself is not affected.

/** A copy without changes for this long was left by a killed replay. */
const STALE_MS = 60 * 60_000;

/** Whether a replay has left this copy behind, so that it is not shown any more. */
export const isLeftBehind = ({ replayOf, updatedAt }: Pick<MatchRow, 'replayOf' | 'updatedAt'>, now: Date): boolean =>
  replayOf !== null && now.getTime() - updatedAt.getTime() > STALE_MS;

/** Creates the copy for a replay, with the play that `from` has. Returns the copy's id. */
export function openReplayCopy(context: WriteContext, { match }: Play, from: Play | undefined): Promise<number> {
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
    const empty: Play = { match: row, hasFreeHits: false, squads: [], innings: [] };
    const { status, tossTeamId, tossDecision, rainRule } = from?.match ?? row;
    if (from) await writePlay(tx, empty, { ...from, match: { ...row, status, tossTeamId, tossDecision, rainRule } }, now);
    return {
      result: row.id,
      tags: [`match:${row.id}`],
      audit: [{ action: 'match.replay', subject: `match:${id}`, after: { copy: row.id } }],
    };
  });
}

/** Removes a copy with its play. */
export function closeReplayCopy(context: WriteContext, id: number): Promise<void> {
  return change(context, async (tx) => {
    const [gone] = await tx
      .delete(cricketMatches)
      .where(and(eq(cricketMatches.id, id), isNotNull(cricketMatches.replayOf)))
      .returning({ of: cricketMatches.replayOf });
    return { result: undefined, tags: [`match:${id}`], audit: gone ? [{ action: 'match.replayEnd', subject: `match:${gone.of}` }] : [] };
  });
}

/** Removes copies left behind by replays; `all` copies if no other program can be running a replay. */
export function closeStaleCopies(context: WriteContext, { all }: { all: boolean }): Promise<void> {
  return change(context, async (tx) => {
    const before = new Date(context.clock().getTime() - STALE_MS);
    const gone = await tx
      .delete(cricketMatches)
      .where(and(isNotNull(cricketMatches.replayOf), all ? undefined : lt(cricketMatches.updatedAt, before)))
      .returning({ id: cricketMatches.id, of: cricketMatches.replayOf });
    return {
      result: undefined,
      tags: gone.map(({ id }) => `match:${id}`),
      audit: gone.map(({ of }) => ({ action: 'match.replayEnd', subject: `match:${of}` })),
    };
  });
}
