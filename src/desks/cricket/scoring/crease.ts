import type { Innings } from '../rules/delivery.ts';
import { facesNext, inningsStateOf } from '../rules/inningsState.ts';

/** Who is where for the next ball; nobody where somebody has to be chosen. */
export type Crease = {
  striker?: number | undefined;
  nonStriker?: number | undefined;
  bowler?: number | undefined;
  /** Who may not come in again, and who may not bowl this over. */
  out: number[];
  bowledBefore: number[];
};

/** Where everybody stands after the last ball of an innings, by the runs that were run. A scorer may say it otherwise. */
export function creaseOf(innings: Innings): Crease {
  const state = inningsStateOf(innings);
  const last = innings.overs.at(-1)?.balls.at(-1);
  const out = [...state.out];
  if (!last) return { striker: undefined, nonStriker: undefined, bowler: undefined, out, bowledBefore: [] };
  const ends = facesNext(last, !state.isOverBegun) === 'batter' ? [last.batter, last.nonStriker] : [last.nonStriker, last.batter];
  const [striker, nonStriker] = ends.map((player) => (state.staying?.includes(player) ? player : undefined));
  return {
    striker,
    nonStriker,
    bowler: state.isOverBegun ? last.bowler : undefined,
    out,
    bowledBefore: [...state.bowlersBefore],
  };
}
