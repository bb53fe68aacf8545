import { and, eq, isNull, ne } from 'drizzle-orm';
import type { AuditEntry } from '../../../platform/auditLog.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { VersionConflict } from '../../../site/newsroom/checkVersion.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { isSameMatch } from '../names/sameMatch.ts';
import type { Delivery } from '../rules/delivery.ts';
import { inningsLine } from '../rules/inningsLine.ts';
import { cricketMatches } from '../tables.ts';
import * as ending from './ending.ts';
import type { Play, Squad } from './play.ts';
import { readPlay, writePlay } from './playStore.ts';
import * as squadSteps from './squads.ts';
import * as steps from './steps.ts';
import { scoringWords as words } from './words.ts';

/** The match, and the version that the scorer sees; without a version the step itself says what it follows. */
type Which = { matchId: number; version?: number | undefined; mayBeWithdrawn?: boolean };

type Entry = Omit<AuditEntry, 'subject'>;

/**
 * Applies one step to a match: reads it under a lock, computes the new state, and writes it with all summaries in one transaction. Returns
 * the match's new version. Throws `NewsroomError` without any change.
 */
function applyTransition(
  context: WriteContext,
  { matchId, version, mayBeWithdrawn = false }: Which,
  audit: (before: Play, after: Play) => Entry,
  step: (play: Play) => Play,
  check?: (tx: Database, before: Play) => Promise<void>,
): Promise<number> {
  return change(context, async (tx) => {
    const before = await readPlay(tx, matchId, { lock: true });
    if (!before) throw new NewsroomError(404, words.notThere);
    if (version !== undefined && version !== before.match.version) {
      throw new VersionConflict(words.changed, { details: { version: before.match.version } });
    }
    if (before.match.withdrawnAt && !mayBeWithdrawn) throw new NewsroomError(409, words.withdrawn);
    await check?.(tx, before);
    const after = step(before);
    const tags = await writePlay(tx, before, after, context.clock());
    return { result: before.match.version + 1, tags, audit: [{ subject: `match:${matchId}`, ...audit(before, after) }] };
  });
}

/** Applies many steps in one transaction, for a match that has been partly played. */
export const applySteps = (context: WriteContext, which: Which, list: readonly { take: (play: Play) => Play }[]) =>
  applyTransition(
    context,
    which,
    (_, after) => ({ action: 'match.catchUp', after: { score: scoreOf(after, after.innings.length) } }),
    (play) => list.reduce((now, { take }) => take(now), play),
  );

/** The score of an innings for the audit log. */
const scoreOf = (play: Play, innings: number): string => {
  const one = play.innings[innings - 1];
  if (!one) return '';
  const { runs, wickets, balls } = inningsLine(one);
  return `${runs}/${wickets} (${balls})`;
};

export const beginMatch = (
  context: WriteContext,
  which: Which,
  toss: { team: number; decision: 'bat' | 'field' },
  squads: readonly Squad[],
) =>
  applyTransition(
    context,
    which,
    () => ({ action: 'match.begin', after: { toss } }),
    (play) => squadSteps.begin(play, toss, squads),
  );

export const takeTossBack = (context: WriteContext, which: Which) =>
  applyTransition(
    context,
    which,
    ({ match: { tossTeamId, tossDecision } }) => ({
      action: 'match.clear',
      before: { toss: { team: tossTeamId, decision: tossDecision } },
    }),
    squadSteps.takeTossBack,
  );

export const changeSquads = (context: WriteContext, which: Which, squads: readonly Squad[]) =>
  applyTransition(
    context,
    which,
    (before, after) => ({ action: 'match.squads', before: { squads: before.squads }, after: { squads: after.squads } }),
    (play) => squadSteps.changeSquads(play, squads),
  );

export type ScoredBall = { innings: number; number: number; ball: Delivery };

/** Enters a ball. `number` is its position in the innings, from 1; a 409 means that it is already entered or comes too early. */
export const addBall = (context: WriteContext, which: Which, scored: ScoredBall) =>
  applyTransition(
    context,
    which,
    (_, after) => ({ action: 'match.ball', after: { ...scored, score: scoreOf(after, scored.innings) } }),
    (play) => steps.addBall(play, scored),
  );

export const undoBall = (context: WriteContext, which: Which, last: { innings: number; number: number }) =>
  applyTransition(
    context,
    which,
    (before) => ({ action: 'match.undo', before: { ...last, ball: before.innings[last.innings - 1]?.overs.at(-1)?.balls.at(-1) } }),
    (play) => steps.undoBall(play, last),
  );

export const correctOver = (context: WriteContext, which: Which, over: { innings: number; over: number; balls: Delivery[] }) =>
  applyTransition(
    context,
    which,
    (before, after) => {
      const ballsOf = (play: Play) => play.innings[over.innings - 1]?.overs.find(({ number }) => number === over.over)?.balls;
      return { action: 'match.correct', before: ballsOf(before), after: { ...over, score: scoreOf(after, over.innings) } };
    },
    (play) => steps.correctOver(play, over),
  );

export const closeInnings = (context: WriteContext, which: Which, closing: Parameters<typeof steps.closeInnings>[1]) =>
  applyTransition(
    context,
    which,
    () => ({ action: 'match.closeInnings', after: closing }),
    (play) => steps.closeInnings(play, closing),
  );

export const openNextInnings = (context: WriteContext, which: Which) =>
  applyTransition(
    context,
    which,
    (_, after) => ({ action: 'match.openInnings', after: { innings: after.innings.length } }),
    steps.openNext,
  );

export const reviseTarget = (context: WriteContext, which: Which, target: Parameters<typeof steps.reviseTarget>[1]) =>
  applyTransition(
    context,
    which,
    (before) => ({ action: 'match.target', before: before.innings[1]?.target, after: target }),
    (play) => steps.reviseTarget(play, target),
  );

export const shortenMatch = (context: WriteContext, which: Which, overs: number) =>
  applyTransition(
    context,
    which,
    (before) => ({ action: 'match.shorten', before: { overs: before.match.overs }, after: { overs } }),
    (play) => steps.shorten(play, overs),
  );

export const countOver = (context: WriteContext, which: Which, counted: { innings: number; balls: number }) =>
  applyTransition(
    context,
    which,
    () => ({ action: 'match.countOver', after: counted }),
    (play) => steps.countOver(play, counted),
  );

export const endMatch = (context: WriteContext, which: Which, how: ending.Ending) =>
  applyTransition(
    context,
    which,
    (_, after) => ({ action: 'match.end', after: after.match.outcome }),
    (play) => ending.end(play, how),
  );

export const reopenMatch = (context: WriteContext, which: Which) =>
  applyTransition(context, which, (before) => ({ action: 'match.reopen', before: before.match.outcome }), ending.reopen);

/** Withdraws a match that has begun, with the reason for the audit log; for a withdrawn one, changes the reason. Throws `NewsroomError`. */
export const withdrawMatch = (context: WriteContext, which: Which, reason: string) =>
  applyTransition(
    context,
    { ...which, mayBeWithdrawn: true },
    (before) => ({ action: 'match.withdraw', before: { outcome: before.match.outcome }, after: { reason } }),
    (play) => ending.withdraw(play, { reason, now: context.clock() }),
  );

/** Restores a withdrawn match, unless the same match has been imported meanwhile. Throws `NewsroomError`. */
export const restoreMatch = (context: WriteContext, which: Which) =>
  applyTransition(
    context,
    { ...which, mayBeWithdrawn: true },
    (before) => ({ action: 'match.restore', before: { reason: before.match.withdrawnReason } }),
    ending.restore,
    async (tx, { match }) => {
      const others = await tx
        .select()
        .from(cricketMatches)
        .where(
          and(
            eq(cricketMatches.tournamentId, match.tournamentId),
            ne(cricketMatches.id, match.id),
            isNull(cricketMatches.replayOf),
            isNull(cricketMatches.withdrawnAt),
          ),
        );
      if (others.some((other) => isSameMatch(other, match))) throw new NewsroomError(409, words.sameMatch);
    },
  );
