import type { Innings } from '../rules/delivery.ts';
import { changed, type Play } from './play.ts';

/** The penalty runs that the balls of an innings have brought the fielding side. */
export const fieldingPenalties = ({ overs }: Innings): number =>
  overs.flatMap(({ balls }) => balls).reduce((sum, { penaltyToFielders = 0 }) => sum + penaltyToFielders, 0);

/**
 * Adds what the balls have brought the fielding sides since `before`, or takes back what they bring no more: to the side's innings that is
 * completed, which moves the target of the chase; to its next one if it has not batted yet (Law 41.18). Super overs are counted by
 * themselves.
 */
export function creditPenalties(before: Play, after: Play): Play {
  let play = after;
  for (const [at, innings] of after.innings.entries()) {
    const earlier = before.innings[at];
    const runs = fieldingPenalties(innings) - (earlier ? fieldingPenalties(earlier) : 0);
    if (runs !== 0) play = isChase(at) ? addToCompleted(play, at, runs) : addPenalties(play, at + 1, { before: runs, after: 0 });
  }
  return play;
}

const isChase = (at: number): boolean => at % 2 === 1;

function addToCompleted(play: Play, at: number, runs: number): Play {
  const chase = play.innings[at];
  const credited = addPenalties(play, at - 1, { before: 0, after: runs });
  if (!chase?.target) return credited;
  return changed(credited, at, { ...chase, target: { ...chase.target, runs: chase.target.runs + runs } });
}

/** Adds penalty runs to an innings; changes nothing while there is no such innings. */
export function addPenalties(play: Play, at: number, { before, after }: { before: number; after: number }): Play {
  const innings = play.innings[at];
  if (!innings) return play;
  return changed(play, at, { ...innings, penaltyBefore: innings.penaltyBefore + before, penaltyAfter: innings.penaltyAfter + after });
}

/** The penalty runs of an innings that no ball of the match has brought, as match files give them. */
export function penaltiesBesideBalls({ innings }: Play, at: number): { before: number; after: number } {
  const one = innings[at];
  if (!one) return { before: 0, after: 0 };
  const other = innings[isChase(at) ? at - 1 : at + 1];
  const runs = other ? fieldingPenalties(other) : 0;
  return isChase(at)
    ? { before: one.penaltyBefore - runs, after: one.penaltyAfter }
    : { before: one.penaltyBefore, after: one.penaltyAfter - runs };
}
