import { expect, test } from 'vitest';
import { matchFile } from '../../../../test/matchFiles.ts';
import { Scorebook } from '../../../../test/scorebook.ts';
import { type SeededRandom, seededRandom } from '../../../platform/seededRandom.ts';
import { stepsOfPlay } from '../file/matchSteps.ts';
import { playInOurIds } from '../file/playInOurIds.ts';
import { readMatchFile } from '../file/readMatchFile.ts';
import { type Delivery, type Extras, type Innings, isLegal, type Wicket } from '../rules/delivery.ts';
import { inningsLine } from '../rules/inningsLine.ts';
import { fallOfWickets, partnershipsOf } from '../rules/partnerships.ts';
import { performancesOf } from '../rules/performances.ts';
import { scorecardOf } from '../rules/scorecard.ts';
import { creaseOf } from './crease.ts';
import { end, playedOutcome } from './ending.ts';
import type { MatchRow, Play } from './play.ts';
import { begin } from './squads.ts';
import * as steps from './steps.ts';

// Whole matches of random balls, scored by the steps of the desk and, beside them, by a scorebook that knows the Laws only.

const fail = (): never => {
  throw new Error('No innings');
};

const SIDES = [1, 2] as const;
const elevenOf = (team: number): number[] => Array.from({ length: 11 }, (_, at) => team * 100 + at + 1);
const squads = SIDES.map((team) => ({ team, players: elevenOf(team) }));

const fixture = (overs: number): MatchRow => ({
  id: 1,
  tournamentId: 1,
  number: 1,
  stage: '',
  group: '',
  isLeague: true,
  teamAId: 1,
  teamBId: 2,
  startsAt: null,
  day: '2026-11-28',
  venue: '',
  city: '',
  overs,
  status: 'fixture',
  tossTeamId: null,
  tossDecision: null,
  rainRule: null,
  outcome: null,
  lines: [],
  details: {},
  file: null,
  withdrawnAt: null,
  withdrawnReason: null,
  replayOf: null,
  version: 1,
  updatedAt: new Date(0),
});

const RUNS = [0, 0, 0, 0, 1, 1, 1, 2, 3, 4, 4, 5, 6] as const;

function randomExtras(random: SeededRandom): { runs: number; extras?: Extras } {
  switch (random.whole(14)) {
    case 0:
    case 1:
      return { runs: 0, extras: { wides: random.one([1, 1, 1, 2, 3, 5]) } };
    case 2:
      return { runs: random.one(RUNS), extras: { noballs: 1 } };
    case 3:
      return { runs: 0, extras: { noballs: 1, byes: random.one([1, 2, 4]) } };
    case 4:
      return { runs: 0, extras: { noballs: 1, legbyes: random.one([1, 3, 4]) } };
    case 5:
      return { runs: 0, extras: { byes: random.one([1, 2, 3, 4]) } };
    case 6:
      return { runs: 0, extras: { legbyes: random.one([1, 2, 3, 4]) } };
    case 7:
      return random.oneIn(6) ? { runs: random.one([0, 1]), extras: { penalty: 5 } } : { runs: random.one(RUNS) };
    default:
      return { runs: random.one(RUNS) };
  }
}

function randomWicket(
  random: SeededRandom,
  ball: Omit<Delivery, 'wickets'>,
  { fielding, isFreeHit }: { fielding: readonly number[]; isFreeHit: boolean },
): Wicket | undefined {
  if (!random.oneIn(6)) return undefined;
  const { wides = 0, noballs = 0, byes = 0, legbyes = 0 } = ball.extras ?? {};
  const hasRun = ball.runs + byes + legbyes > 0 || wides > 1;
  const other = random.oneIn(2) ? ball.batter : ball.nonStriker;
  const anywhere: Wicket[] = [
    { player: other, kind: 'run out', fielders: [{ player: random.one(fielding) }] },
    { player: other, kind: 'obstructing the field' },
    { player: other, kind: random.one(['retired hurt', 'retired hurt', 'retired not out', 'retired out'] as const) },
  ];
  if (hasRun) return random.one(anywhere);
  const offNoBall: Wicket[] = [{ player: ball.batter, kind: 'hit the ball twice' }];
  if (isFreeHit) return random.one(wides > 0 ? anywhere : [...anywhere, ...offNoBall]);
  const offWide: Wicket[] = [
    { player: ball.batter, kind: 'stumped', fielders: [{ player: random.one(fielding) }] },
    { player: ball.batter, kind: 'hit wicket' },
  ];
  if (wides > 0) return random.one([...anywhere, ...offWide]);
  if (noballs > 0) return random.one([...anywhere, ...offNoBall]);
  return random.one<Wicket>([
    ...anywhere,
    ...offWide,
    ...offNoBall,
    { player: ball.batter, kind: 'bowled' },
    { player: ball.batter, kind: 'lbw' },
    { player: ball.batter, kind: 'caught', fielders: [{ player: random.one(fielding) }] },
    { player: ball.batter, kind: 'caught', fielders: [{ isSubstitute: true }] },
    { player: ball.batter, kind: 'caught and bowled' },
  ]);
}

type Played = { play: Play; book: Scorebook; toFielders: number };

/**
 * Plays the open innings to its end; it begins with the penalty runs of the other side's. Returns the play, the scorebook of the innings, and
 * the penalty runs for the other side, which move a target.
 */
function playInnings(
  random: SeededRandom,
  before: Play,
  { chased, begunWith = 0, overs }: { chased?: number; begunWith?: number; overs: number },
): Played {
  let play = before;
  let toFielders = 0;
  const isReached = () => chased !== undefined && book.runs > chased + toFielders;
  const number = play.innings.length;
  const open = () => {
    const innings = play.innings[number - 1];
    if (!innings) throw new Error('No innings is open');
    return innings;
  };
  const { team, isSuperOver } = open();
  const batting = elevenOf(team);
  const fielding = elevenOf(3 - team);
  const book = new Scorebook();
  book.runs = begunWith;
  book.extras.penalty = begunWith;
  const most = isSuperOver ? 2 : 10;
  let bowler: number | undefined;
  let due = 6;
  for (let ballNumber = 1; !open().isClosed; ballNumber += 1) {
    if (ballNumber > 1_000) throw new Error('The innings does not end');
    const resting = batting.filter((player) => !book.out.has(player) && !book.ends.includes(player));
    for (const at of [0, 1]) book.ends[at] ??= resting.splice(random.whole(resting.length), 1)[0];
    if (book.ends.includes(undefined)) {
      // Nobody is left to come in: those who retired do not return.
      play = steps.closeInnings(play, { innings: number, absentHurt: [], isDeclared: false });
      break;
    }
    const [batter = 0, nonStriker = 0] = book.facing === 0 ? book.ends : book.ends.toReversed();
    const crease = creaseOf(open(), true);
    for (const [expected, present] of [
      [batter, crease.striker],
      [nonStriker, crease.nonStriker],
    ])
      if (present !== undefined) expect(present).toBe(expected);
    const isNewOver = crease.bowler === undefined;
    if (isNewOver) bowler = random.one(fielding.filter((one) => one !== book.lastBowler));
    expect([undefined, bowler]).toContain(crease.bowler);
    const plain = { batter, nonStriker, bowler: bowler ?? 0, ...randomExtras(random) };
    const wicket = randomWicket(random, plain, { fielding, isFreeHit: book.isFreeHit });
    expect(crease.isFreeHit).toBe(book.isFreeHit);
    const isRun = plain.extras === undefined && (plain.runs === 4 || plain.runs === 6) && random.oneIn(8);
    const notBowled = { batter, nonStriker, bowler: plain.bowler, runs: 0, isNotBowled: true as const };
    const runOut: Delivery = { ...notBowled, wickets: [{ player: nonStriker, kind: 'run out' }] };
    const penalty = random.oneIn(25) ? { penaltyToFielders: 5 } : {};
    const bowled: Delivery = {
      ...plain,
      ...penalty,
      ...(isRun ? { isNoBoundary: true as const } : {}),
      ...(wicket ? { wickets: [wicket] } : {}),
    };
    if (isNewOver) due = isSuperOver ? 6 : random.one([6, 6, 6, 6, 6, 6, 5, 7]);
    const ball = random.oneIn(60) ? runOut : bowled;
    play = steps.addBall(play, { innings: number, number: ballNumber, ball });
    book.write(ball);
    toFielders += ball.penaltyToFielders ?? 0;
    const isOver = book.wickets >= most || isReached();
    // The umpire ends the over early, or lets it go on.
    if (isLegal(ball) && !isOver && due !== 6 && book.balls === Math.min(due, 6))
      play = steps.countOver(play, { innings: number, balls: due });
    if (book.balls >= (isOver ? 6 : due)) book.endOver(ball.bowler);
    expect(open().isClosed).toBe(book.wickets >= most || isReached() || book.overs >= (isSuperOver ? 1 : overs));
    if (random.oneIn(20)) play = backAndAgain(play, number, ballNumber, ball);
  }
  compare(open(), book, batting, book.balls > 0 || book.overRuns > 0 ? bowler : undefined);
  return { play, book, toFielders };
}

/** A ball that is taken back and entered again changes nothing. */
function backAndAgain(play: Play, innings: number, number: number, ball: Delivery): Play {
  const counted = play.innings[innings - 1]?.miscounted;
  if (counted && Object.keys(counted).length > 0) return play;
  const again = steps.addBall(steps.undoBall(play, { innings, number }), { innings, number, ball });
  expect(again.innings).toEqual(play.innings);
  return again;
}

function compare(innings: Innings, book: Scorebook, batting: readonly number[], present: number | undefined): void {
  const card = scorecardOf(innings);
  expect(card.line).toMatchObject({ runs: book.runs, wickets: book.wickets, balls: book.overs * 6 + book.balls });
  expect(card.extras).toEqual(book.extras);
  expect(Object.fromEntries(card.batting.map(({ player, dismissal, ...row }) => [player, { ...row, how: dismissal?.kind }]))).toEqual(
    Object.fromEntries(book.batters),
  );
  expect(
    Object.fromEntries(card.bowling.map(({ player, balls, maidens, runs, wickets }) => [player, { balls, maidens, runs, wickets }])),
  ).toEqual(Object.fromEntries(book.totals(present)));
  expect(fallOfWickets(innings).map(({ wicket, player, runs, over, ball }) => `${wicket}-${runs} ${player} ${over}.${ball}`)).toEqual(
    book.fallen,
  );
  const stands = partnershipsOf(innings);
  expect(stands.reduce((sum, { runs }) => sum + runs, 0)).toBe(book.runs - innings.penaltyBefore);
  for (const { runs, batters } of stands) expect(batters[0].runs + batters[1].runs).toBeLessThanOrEqual(runs);
  for (const player of batting)
    expect(stands.flatMap(({ batters }) => batters).reduce((sum, one) => sum + (one.player === player ? one.runs : 0), 0)).toBe(
      book.batters.get(player)?.runs ?? 0,
    );
}

function playMatch(seed: number): void {
  const random = seededRandom(seed);
  const overs = random.whole(6) + 1;
  let play: Play = begin({ match: fixture(overs), hasFreeHits: true, squads: [], innings: [] }, { team: 1, decision: 'bat' }, squads);
  const first = playInnings(random, play, { overs });
  play = steps.openNext(first.play);
  expect(() => end(play, { kind: 'play' })).toThrow();
  const second = playInnings(random, play, { chased: first.book.runs, begunWith: first.toFielders, overs });
  play = second.play;
  let winner: number | undefined;
  const books = [first.book, second.book];
  const ahead = second.book.runs - first.book.runs - second.toFielders;
  expect(inningsLine(play.innings[0] ?? fail()).runs).toBe(first.book.runs + second.toFielders);
  if (ahead !== 0) winner = ahead > 0 ? 2 : 1;
  while (winner === undefined) {
    play = steps.openNext(play);
    const one = playInnings(random, play, { overs });
    play = steps.openNext(one.play);
    // Nobody has won before the second side has had its balls.
    if (one.toFielders === 0) expect(playedOutcome(play)).toEqual({ kind: 'tie' });
    const two = playInnings(random, play, { chased: one.book.runs, begunWith: one.toFielders, overs });
    play = two.play;
    const team = play.innings.at(-1)?.team ?? 0;
    const by = two.book.runs - one.book.runs - two.toFielders;
    if (by !== 0) winner = by > 0 ? team : 3 - team;
  }
  expect(steps.hasNextInnings(play)).toBe(false);
  const ended = end(play, { kind: 'play' });
  const margin = winner === 2 ? { wickets: 10 - second.book.wickets } : { runs: -ahead };
  expect(ended.match.outcome).toEqual(ahead === 0 ? { kind: 'tie', superOver: winner } : { kind: 'won', team: winner, by: margin });
  const again = stepsOfPlay(ended).reduce<Play>((now, { take }) => take(now), { ...ended, match: fixture(overs), squads: [], innings: [] });
  expect([again.match.outcome, again.innings]).toEqual([ended.match.outcome, ended.innings]);
  for (const row of performancesOf(squads, play.innings)) {
    const batted = books.map((book) => book.batters.get(row.player)).find((page) => page !== undefined);
    expect([row.hasBatted, row.runs, row.balls]).toEqual([batted !== undefined, batted?.runs ?? 0, batted?.balls ?? 0]);
    expect(row.isNotOut).toBe(batted !== undefined && (batted.how === undefined || /hurt|not out/.test(batted.how)));
    expect(row.catches).toBe(books.reduce((sum, book) => sum + (book.catches.get(row.player) ?? 0), 0));
  }
  expect(play.innings.map((innings) => inningsLine(innings).isClosed)).not.toContain(false);
}

test('random matches are scored as by hand', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    try {
      playMatch(seed);
    } catch (error) {
      throw new Error(`Match ${seed}`, { cause: error });
    }
  }
});

test('a replay has the penalty runs that a match file gives beside the balls', () => {
  const file = matchFile({ seed: 7 });
  const [first, chase] = file.innings;
  if (!first || !chase?.target?.runs) throw new Error('There is no chase');
  first.penalty_runs = { post: 5 };
  chase.penalty_runs = { pre: 5 };
  chase.target.runs += 5;
  const read = readMatchFile(file);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  const ids = { team: (side: number) => side, player: (place: number) => place };
  const play = playInOurIds(fixture(20), read.match, ids, { hash: '', source: '' });
  const again = stepsOfPlay(play).reduce<Play>((now, { take }) => take(now), { ...play, match: fixture(20), squads: [], innings: [] });
  expect([again.match.outcome, again.innings]).toEqual([play.match.outcome, play.innings]);
});
