import type { PlayerTotals } from '../queries.ts';
import { oversText, runRate } from '../rules/oversBowled.ts';
import { decimal } from '../views/matchText.ts';
import { cricketText as words } from '../words.ts';

/** A ranking of a tournament, with further figures. */
export type StatTable = {
  key: 'runs' | 'wickets' | 'sixes' | 'averages' | 'strikeRates' | 'economy';
  title: string;
  columns: string[];
  rows: { playerId: number; teamId: number; matches: number; value: string; cells: string[] }[];
};

/** Minimum runs for an average, and minimum balls for an economy rate, to be meaningful. */
const MIN_RUNS = 100;
const MIN_BALLS = 120;

const outs = (one: PlayerTotals) => one.innings - one.notOuts;
export const battingAverage = (one: PlayerTotals): number => (outs(one) === 0 ? Number.POSITIVE_INFINITY : one.runs / outs(one));
export const strikeRateOf = (one: PlayerTotals): number => (one.balls === 0 ? 0 : (one.runs * 100) / one.balls);
export const bowlingAverage = (one: PlayerTotals): number =>
  one.wickets === 0 ? Number.POSITIVE_INFINITY : one.runsConceded / one.wickets;
export const economyOf = (one: PlayerTotals): number => runRate(one.runsConceded, one.ballsBowled);

type Ranking = {
  key: StatTable['key'];
  title: string;
  columns: string[];
  isIn: (one: PlayerTotals) => boolean;
  /** Larger values rank higher. */
  rank: (one: PlayerTotals) => number[];
  value: (one: PlayerTotals) => string;
  cells: (one: PlayerTotals) => string[];
};

const text = (value: number) => String(value);

const rankings: readonly Ranking[] = [
  {
    key: 'runs',
    title: words.mostRuns,
    columns: [words.runs, words.average, words.strikeRate],
    isIn: (one) => one.runs > 0,
    rank: (one) => [one.runs, strikeRateOf(one)],
    value: (one) => text(one.runs),
    cells: (one) => [decimal(battingAverage(one)), decimal(strikeRateOf(one), 1)],
  },
  {
    key: 'wickets',
    title: words.mostWickets,
    columns: [words.wickets, words.average, words.economy],
    isIn: (one) => one.wickets > 0,
    rank: (one) => [one.wickets, -economyOf(one)],
    value: (one) => text(one.wickets),
    cells: (one) => [decimal(bowlingAverage(one)), decimal(economyOf(one))],
  },
  {
    key: 'sixes',
    title: words.mostSixes,
    columns: [words.sixes, words.fours, words.runs],
    isIn: (one) => one.sixes > 0,
    rank: (one) => [one.sixes, one.runs],
    value: (one) => text(one.sixes),
    cells: (one) => [text(one.fours), text(one.runs)],
  },
  {
    key: 'averages',
    title: words.bestAverages,
    columns: [words.average, words.innings, words.runs],
    isIn: (one) => one.runs >= MIN_RUNS && outs(one) > 0,
    rank: (one) => [battingAverage(one), one.runs],
    value: (one) => decimal(battingAverage(one)),
    cells: (one) => [text(one.innings), text(one.runs)],
  },
  {
    key: 'strikeRates',
    title: words.bestStrikeRates,
    columns: [words.strikeRate, words.balls, words.runs],
    isIn: (one) => one.runs >= MIN_RUNS,
    rank: (one) => [strikeRateOf(one), one.runs],
    value: (one) => decimal(strikeRateOf(one), 1),
    cells: (one) => [text(one.balls), text(one.runs)],
  },
  {
    key: 'economy',
    title: words.bestEconomy,
    columns: [words.economy, words.over, words.wickets],
    isIn: (one) => one.ballsBowled >= MIN_BALLS,
    rank: (one) => [-economyOf(one), one.wickets],
    value: (one) => decimal(economyOf(one)),
    cells: (one) => [oversText(one.ballsBowled), text(one.wickets)],
  },
];

/** The rankings of a tournament, each limited to `most`; ties are ordered by player id. */
export function statTables(totals: readonly PlayerTotals[], most: number): StatTable[] {
  return rankings.map(({ key, title, columns, isIn, rank, value, cells }) => ({
    key,
    title,
    columns,
    rows: totals
      .filter(isIn)
      .toSorted((one, other) => compare(rank(other), rank(one)) || one.playerId - other.playerId)
      .slice(0, most)
      .map((one) => ({ playerId: one.playerId, teamId: one.teamId, matches: one.matches, value: value(one), cells: cells(one) })),
  }));
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
