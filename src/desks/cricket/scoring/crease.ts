import type { Innings } from '../rules/delivery.ts';
import { facesNext, inningsStateOf } from '../rules/inningsState.ts';

/** The positions for the next ball; undefined where the scorer has to choose. */
export type Crease = {
  striker?: number | undefined;
  nonStriker?: number | undefined;
  bowler?: number | undefined;
  isFreeHit: boolean;
  /** Batters who may not return, and bowlers who may not bowl this over. */
  out: number[];
  bowledBefore: number[];
};

/** The positions after the last ball of an innings, computed from the runs. A scorer may override them. */
export function creaseOf(innings: Innings, hasFreeHits: boolean): Crease {
  const state = inningsStateOf(innings);
  const last = innings.overs.at(-1)?.balls.at(-1);
  const out = [...state.out];
  if (!last) return { striker: undefined, nonStriker: undefined, bowler: undefined, isFreeHit: false, out, bowledBefore: [] };
  const ends = facesNext(last, !state.isOverBegun) === 'batter' ? [last.batter, last.nonStriker] : [last.nonStriker, last.batter];
  const [striker, nonStriker] = ends.map((player) => (state.staying?.includes(player) ? player : undefined));
  return {
    striker,
    nonStriker,
    bowler: state.isOverBegun ? last.bowler : undefined,
    isFreeHit: hasFreeHits && state.isFreeHit,
    out,
    bowledBefore: [...state.bowlersBefore],
  };
}
