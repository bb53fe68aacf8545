import { type Innings, isOut, type Wicket } from './delivery.ts';
import { type Dismissal, scorecardOf } from './scorecard.ts';

/** A player's performance in a match for one team, without super overs. */
export type Performance = {
  player: number;
  team: number;
  hasBatted: boolean;
  isNotOut: boolean;
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
  hasBowled: boolean;
  ballsBowled: number;
  maidens: number;
  runsConceded: number;
  wickets: number;
  catches: number;
  stumpings: number;
  runOuts: number;
};

/** The performances of all players of both teams, including those who neither batted nor bowled. */
export function performancesOf(squads: readonly { team: number; players: readonly number[] }[], all: readonly Innings[]): Performance[] {
  const rows = new Map<number, Performance>();
  for (const { team, players } of squads) for (const player of players) rows.set(player, newPerformance(player, team));
  for (const innings of all) {
    if (innings.isSuperOver) continue;
    const { batting, bowling } = scorecardOf(innings);
    for (const { player, runs, balls, fours, sixes, dismissal } of batting) {
      const row = rows.get(player);
      if (!row) continue;
      row.hasBatted = true;
      row.isNotOut = !dismissal || !isOut(dismissal.kind);
      row.runs += runs;
      row.balls += balls;
      row.fours += fours;
      row.sixes += sixes;
      if (dismissal) creditFielders(rows, dismissal);
    }
    for (const { player, balls, maidens, runs, wickets } of bowling) {
      const row = rows.get(player);
      if (!row) continue;
      row.hasBowled = true;
      row.ballsBowled += balls;
      row.maidens += maidens;
      row.runsConceded += runs;
      row.wickets += wickets;
    }
  }
  return [...rows.values()];
}

/** A substitute's catch is nobody's, though the substitute may come in for somebody later in the match. */
function creditFielders(rows: ReadonlyMap<number, Performance>, { kind, bowler, fielders = [] }: Dismissal): void {
  const named: NonNullable<Wicket['fielders']> = kind === 'caught and bowled' ? [{ player: bowler }] : fielders;
  for (const { player, isSubstitute } of named) {
    const row = player === undefined || isSubstitute ? undefined : rows.get(player);
    if (!row) continue;
    if (kind === 'caught' || kind === 'caught and bowled') row.catches += 1;
    if (kind === 'stumped') row.stumpings += 1;
    if (kind === 'run out') row.runOuts += 1;
  }
}

const newPerformance = (player: number, team: number): Performance => ({
  player,
  team,
  hasBatted: false,
  isNotOut: false,
  runs: 0,
  balls: 0,
  fours: 0,
  sixes: 0,
  hasBowled: false,
  ballsBowled: 0,
  maidens: 0,
  runsConceded: 0,
  wickets: 0,
  catches: 0,
  stumpings: 0,
  runOuts: 0,
});
