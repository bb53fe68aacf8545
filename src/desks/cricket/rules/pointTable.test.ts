import { describe, expect, test } from 'vitest';
import type { InningsLine } from './inningsLine.ts';
import { outcomeOfPlay } from './outcome.ts';
import { netRunRateShares, pointTable, type TableMatch } from './pointTable.ts';

const line = (team: number, runs: number, balls: number, more: Partial<InningsLine> = {}): InningsLine => ({
  team,
  runs,
  wickets: more.isAllOut ? 10 : 5,
  balls,
  isAllOut: false,
  isSuperOver: false,
  isClosed: true,
  isDeclared: false,
  ...more,
});
const match = (lines: InningsLine[], outcome: TableMatch['outcome']): TableMatch => ({ teams: [1, 2], overs: 50, lines, outcome });
const rules = { pointsWin: 2, pointsTie: 1, pointsNoResult: 1, order: ['points', 'wins', 'netRunRate'] as const };
const won = { kind: 'won', team: 1, by: { runs: 50 } } as const;

describe('the net run rate', () => {
  test('takes the overs that were faced, and all of them from a side that is all out', () => {
    const [one, two] = netRunRateShares(match([line(1, 250, 300), line(2, 200, 200, { isAllOut: true })], won)) ?? [];
    expect(one).toEqual({ runsFor: 250, ballsFor: 300, runsAgainst: 200, ballsAgainst: 300 });
    expect(two).toEqual({ runsFor: 200, ballsFor: 300, runsAgainst: 250, ballsAgainst: 300 });
    const [chased] = netRunRateShares(match([line(1, 150, 180, { isAllOut: true }), line(2, 151, 120)], won)) ?? [];
    expect(chased).toEqual({ runsFor: 150, ballsFor: 300, runsAgainst: 151, ballsAgainst: 120 });
  });

  test('takes the overs of a match that was shortened before it began', () => {
    const target = { runs: 246, balls: 258 };
    const [one] = netRunRateShares(match([line(1, 245, 258), line(2, 207, 257, { isAllOut: true, target })], won)) ?? [];
    expect(one).toEqual({ runsFor: 245, ballsFor: 258, runsAgainst: 207, ballsAgainst: 258 });
    const [out] = netRunRateShares(match([line(1, 245, 200, { isAllOut: true }), line(2, 207, 258, { target })], won)) ?? [];
    expect(out?.ballsFor).toBe(258);
  });

  test('credits the side batting first with one less than a revised target, off the overs of the chase', () => {
    const target = { runs: 180, balls: 192 };
    const outcome = { kind: 'won', team: 1, by: { runs: 29 }, method: 'D/L' } as const;
    const [one, two] = netRunRateShares(match([line(1, 280, 300), line(2, 150, 192, { target })], outcome)) ?? [];
    expect(one).toEqual({ runsFor: 179, ballsFor: 192, runsAgainst: 150, ballsAgainst: 192 });
    expect(two?.ballsFor).toBe(192);
  });

  test('credits it with the par score off the overs that were faced, when rain ended the chase', () => {
    const target = { runs: 281, balls: 300 };
    const ahead = { kind: 'won', team: 2, by: { runs: 12 }, method: 'D/L' } as const;
    const [one, two] = netRunRateShares(match([line(1, 280, 300), line(2, 132, 130, { target })], ahead)) ?? [];
    expect(one).toEqual({ runsFor: 120, ballsFor: 130, runsAgainst: 132, ballsAgainst: 130 });
    expect(two).toEqual({ runsFor: 132, ballsFor: 130, runsAgainst: 120, ballsAgainst: 130 });
  });

  test('takes the overs that were faced from a side that won with its last wicket, others being hurt', () => {
    const [, two] = netRunRateShares(match([line(1, 150, 300), line(2, 151, 120, { isAllOut: true })], { ...won, team: 2 })) ?? [];
    expect(two).toMatchObject({ runsFor: 151, ballsFor: 120 });
  });

  test('takes all overs, and nothing that was played, from a side that refused to play on', () => {
    const awarded = { kind: 'won', team: 2, method: 'awarded' } as const;
    const none = { runsFor: 0, ballsFor: 0, runsAgainst: 0, ballsAgainst: 0 };
    const shares = [{ ...none, ballsFor: 300 }, none];
    expect(netRunRateShares(match([line(1, 250, 300), line(2, 100, 60)], awarded))).toEqual(shares);
    expect(netRunRateShares(match([], awarded))).toEqual(shares);
  });

  test('does not know matches without a result, nor super overs', () => {
    expect(netRunRateShares(match([line(1, 100, 90)], { kind: 'noResult' }))).toBeUndefined();
    expect(netRunRateShares(match([], { kind: 'abandoned' }))).toBeUndefined();
    const supers = [line(2, 15, 6, { isSuperOver: true }), line(1, 8, 6, { isSuperOver: true })];
    const [one] = netRunRateShares(match([line(1, 240, 300), line(2, 240, 300), ...supers], { kind: 'tie', superOver: 2 })) ?? [];
    expect(one).toEqual({ runsFor: 240, ballsFor: 300, runsAgainst: 240, ballsAgainst: 300 });
  });
});

test('points are given by the rules of the tournament', () => {
  const list = [
    match([line(1, 250, 300), line(2, 200, 300)], won),
    match([line(1, 240, 300), line(2, 240, 300)], { kind: 'tie' }),
    match([line(1, 240, 300), line(2, 240, 300)], { kind: 'tie', superOver: 2 }),
    match([], { kind: 'abandoned' }),
  ];
  const [first, second] = pointTable([1, 2], list, rules);
  expect(first).toMatchObject({ team: 1, played: 4, won: 1, lost: 1, tied: 1, noResult: 1, points: 4 });
  expect(second).toMatchObject({ team: 2, played: 4, won: 1, lost: 1, tied: 1, noResult: 1, points: 4 });
  const [richer] = pointTable([1, 2], list, { ...rules, pointsWin: 4, pointsTie: 2, pointsNoResult: 0 });
  expect(richer?.points).toBe(6);
});

test('sides are placed by what the tournament says, the first of it first', () => {
  const tie = match([line(1, 240, 300), line(2, 240, 300)], { kind: 'tie' });
  const three = { ...match([line(3, 300, 300), line(1, 100, 300)], { kind: 'won', team: 3, by: { runs: 200 } }), teams: [3, 1] as const };
  expect(pointTable([1, 2, 3], [tie, three], rules).map((row) => row.team)).toEqual([3, 2, 1]);
  expect(pointTable([1, 2, 3], [], rules).map((row) => row.team)).toEqual([1, 2, 3]);
  expect(pointTable([1, 2, 3], [tie, three], { ...rules, order: ['netRunRate'] }).map((row) => row.team)).toEqual([3, 2, 1]);
});

describe('the result of play', () => {
  const of = (...lines: InningsLine[]) => outcomeOfPlay({ teams: [1, 2], lines });
  test('is a win by wickets or by runs, or a tie', () => {
    expect(of(line(1, 200, 300), line(2, 201, 290))).toEqual({ kind: 'won', team: 2, by: { wickets: 5 } });
    expect(of(line(1, 200, 300), line(2, 190, 300))).toEqual({ kind: 'won', team: 1, by: { runs: 10 } });
    expect(of(line(1, 200, 300), line(2, 200, 300))).toEqual({ kind: 'tie' });
  });
  test('follows a revised target', () => {
    const lines = [line(1, 200, 300), line(2, 120, 150, { target: { runs: 131, balls: 150 } })];
    expect(outcomeOfPlay({ teams: [1, 2], lines, method: 'D/L' })).toEqual({ kind: 'won', team: 1, by: { runs: 10 }, method: 'D/L' });
  });
  test('is open while the chase is, and after a tie is the last super over’s', () => {
    expect(of(line(1, 200, 300))).toBeUndefined();
    expect(of(line(1, 200, 300), line(2, 150, 200, { isClosed: false }))).toBeUndefined();
    const tie = [line(1, 200, 300), line(2, 200, 300)];
    const over = (team: number, runs: number) => line(team, runs, 6, { isSuperOver: true });
    expect(of(...tie, over(2, 9), over(1, 9))).toEqual({ kind: 'tie' });
    // Not before the second side has had its balls, unless it is ahead.
    const live = (runs: number) => ({ ...over(1, runs), balls: 2, isClosed: false });
    expect(of(...tie, over(2, 9), live(4))).toEqual({ kind: 'tie' });
    expect(of(...tie, over(2, 9), live(10))).toEqual({ kind: 'tie', superOver: 1 });
    expect(of(...tie, over(2, 9), over(1, 9), over(1, 12), over(2, 7))).toEqual({ kind: 'tie', superOver: 1 });
  });
});
