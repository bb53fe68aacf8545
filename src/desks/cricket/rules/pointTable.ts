import type { InningsLine } from './inningsLine.ts';
import { type Outcome, winnerOf } from './outcome.ts';
import { BALLS_PER_OVER, runRate } from './oversBowled.ts';

/** A match for the point table. */
export type TableMatch = {
  teams: readonly [number, number];
  outcome: Outcome;
  lines: readonly InningsLine[];
  /** Overs per team at the start of the match. */
  overs: number;
};

export const tableOrders = ['points', 'wins', 'netRunRate'] as const;
export type TableOrder = (typeof tableOrders)[number];
/** The points for results, and the tie-breakers of the table in order; data of the tournament. */
export type TableRules = { pointsWin: number; pointsTie: number; pointsNoResult: number; order: readonly TableOrder[] };

export type TableRow = {
  team: number;
  played: number;
  won: number;
  lost: number;
  tied: number;
  noResult: number;
  points: number;
  /** Runs per over, unrounded; 0 before a match counts. */
  netRunRate: number;
  runsFor: number;
  ballsFor: number;
  runsAgainst: number;
  ballsAgainst: number;
};

/** The point table of a tournament's teams, best first; teams that are level keep their given order. */
export function pointTable(teams: readonly number[], matches: readonly TableMatch[], rules: TableRules): TableRow[] {
  const rows = new Map(teams.map((team) => [team, newRow(team)]));
  for (const match of matches) {
    const shares = netRunRateShares(match);
    for (const [at, team] of match.teams.entries()) {
      const row = rows.get(team);
      if (!row) continue;
      addResult(row, match.outcome, rules);
      const own = shares?.[at];
      if (!own) continue;
      row.runsFor += own.runsFor;
      row.ballsFor += own.ballsFor;
      row.runsAgainst += own.runsAgainst;
      row.ballsAgainst += own.ballsAgainst;
    }
  }
  for (const row of rows.values()) {
    row.netRunRate = runRate(row.runsFor, row.ballsFor) - runRate(row.runsAgainst, row.ballsAgainst);
  }
  const worth = {
    points: (row: TableRow) => row.points,
    wins: (row: TableRow) => row.won,
    netRunRate: (row: TableRow) => row.netRunRate,
  };
  return [...rows.values()].sort((one, other) => {
    for (const order of rules.order) {
      const difference = worth[order](other) - worth[order](one);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

const newRow = (team: number): TableRow => ({
  team,
  played: 0,
  won: 0,
  lost: 0,
  tied: 0,
  noResult: 0,
  points: 0,
  netRunRate: 0,
  runsFor: 0,
  ballsFor: 0,
  runsAgainst: 0,
  ballsAgainst: 0,
});

function addResult(row: TableRow, outcome: Outcome, rules: TableRules): void {
  row.played += 1;
  const winner = winnerOf(outcome);
  if (winner === row.team) {
    row.won += 1;
    row.points += rules.pointsWin;
  } else if (winner !== undefined) {
    row.lost += 1;
  } else if (outcome.kind === 'tie') {
    row.tied += 1;
    row.points += rules.pointsTie;
  } else {
    row.noResult += 1;
    row.points += rules.pointsNoResult;
  }
}

type Share = { runsFor: number; ballsFor: number; runsAgainst: number; ballsAgainst: number };

/**
 * A match's share in the net run rate of its two teams, in the order of its teams; undefined if it does not count.
 *
 * The rules are those of the ICC's playing conditions for its World Cups (the clause "Net Run Rate"): a team that is all out is taken to
 * have used all its overs; only matches with a result count. If the rain rule was applied earlier in a match that was then completed, the
 * team batting first is credited with one run less than the final target, off the overs allotted to the other team. If a match was
 * abandoned and the rain rule gave a result, the team batting first is credited with the other team's par score, off the overs that team
 * had faced. If a match was awarded because a team refused to play, what was played does not count; that team is taken to have faced all
 * its overs. Super overs do not count.
 */
export function netRunRateShares({ teams, outcome, lines, overs }: TableMatch): [Share, Share] | undefined {
  if (outcome.kind === 'noResult' || outcome.kind === 'abandoned') return undefined;
  if (outcome.kind === 'won' && outcome.method === 'awarded') return sharesOfAwarded(teams, outcome.team, overs);
  const [first, second] = lines.filter((line) => !line.isSuperOver);
  if (!first || !second) return undefined;
  const one = firstSide(first, second, outcome, overs * BALLS_PER_OVER);
  // A team that won with its last wicket, since others could not bat, has used the overs that it faced.
  const hasAllOvers = second.isAllOut && !one.isGivenUp && second.runs < targetOf(first, second);
  const other = { runs: second.runs, balls: hasAllOvers ? allowance(second, overs * BALLS_PER_OVER) : second.balls };
  const share = (own: Side, against: Side): Share => ({
    runsFor: own.runs,
    ballsFor: own.balls,
    runsAgainst: against.runs,
    ballsAgainst: against.balls,
  });
  return first.team === teams[0] ? [share(one, other), share(other, one)] : [share(other, one), share(one, other)];
}

function sharesOfAwarded(teams: TableMatch['teams'], winner: number, overs: number): [Share, Share] {
  const share = (team: number): Share => ({
    runsFor: 0,
    ballsFor: team === winner ? 0 : overs * BALLS_PER_OVER,
    runsAgainst: 0,
    ballsAgainst: 0,
  });
  return [share(teams[0]), share(teams[1])];
}

type Side = { runs: number; balls: number };

const targetOf = (first: InningsLine, second: InningsLine): number => second.target?.runs ?? first.runs + 1;

/** The number of balls for the second team: from its target, or from the match. */
const allowance = (second: InningsLine, balls: number): number => second.target?.balls ?? balls;

function firstSide(first: InningsLine, second: InningsLine, outcome: Outcome, balls: number): Side & { isGivenUp: boolean } {
  const allowed = allowance(second, balls);
  const isRuled = 'method' in outcome && outcome.method !== undefined;
  if (!isRuled) {
    // A match shortened before it began gives its overs only with the target; a team that faced more balls was entitled to them.
    const entitled = Math.max(Math.min(balls, allowed), first.balls);
    return { runs: first.runs, balls: first.isAllOut ? entitled : first.balls, isGivenUp: false };
  }
  const target = targetOf(first, second);
  const isPlayedOut = !second.target?.isPar && (second.isAllOut || second.balls >= allowed || second.runs >= target);
  if (isPlayedOut) return { runs: target - 1, balls: allowed, isGivenUp: false };
  return { runs: parScore(second, outcome, target), balls: second.balls, isGivenUp: true };
}

/** The margin of an abandoned chase determines its par score. */
function parScore(second: InningsLine, outcome: Outcome, target: number): number {
  if (outcome.kind === 'tie') return second.runs;
  if (outcome.kind !== 'won' || !outcome.by || !('runs' in outcome.by)) return target - 1;
  return outcome.team === second.team ? second.runs - outcome.by.runs : second.runs + outcome.by.runs;
}
