import { expect, test } from 'vitest';
import { totalOf } from '../../../../test/matchFiles.ts';
import type { Delivery, Innings } from './delivery.ts';
import { inningsLine } from './inningsLine.ts';
import { ballsBowled, ballsOfOvers, oversText } from './oversBowled.ts';
import { fallOfWickets, partnershipsOf } from './partnerships.ts';
import { ballLabel, scorecardOf } from './scorecard.ts';

const [one, two, three, four, bowler, other] = [1, 2, 3, 4, 11, 12];
const ball = (runs: number, more: Partial<Delivery> = {}): Delivery => ({ batter: one, nonStriker: two, bowler, runs, ...more });
const innings = (overs: Delivery[][], more: Partial<Innings> = {}): Innings => ({
  team: 1,
  isSuperOver: false,
  overs: overs.map((balls, number) => ({ number, balls })),
  absentHurt: [],
  penaltyBefore: 0,
  penaltyAfter: 0,
  miscounted: {},
  isDeclared: false,
  isClosed: false,
  ...more,
});

test('wides and no-balls are the bowler’s and no legal balls; byes, leg byes and penalties are not the bowler’s', () => {
  const card = scorecardOf(
    innings([
      [
        ball(0, { extras: { wides: 5 } }),
        ball(4, { extras: { noballs: 1 } }),
        ball(0, { extras: { byes: 2 } }),
        ball(0, { extras: { legbyes: 1 } }),
        ball(0, { extras: { penalty: 5 } }),
        ball(1),
      ],
    ]),
  );
  expect(card.bowling).toEqual([{ player: bowler, balls: 4, maidens: 0, runs: 11, wickets: 0, wides: 5, noballs: 1, dots: 3 }]);
  // A no-ball is faced, a wide is not.
  expect(card.batting[0]).toEqual({ player: one, runs: 5, balls: 5, fours: 1, sixes: 0 });
  expect(card.extras).toEqual({ wides: 5, noballs: 1, byes: 2, legbyes: 1, penalty: 5 });
  expect([card.line.runs, totalOf(card), card.line.balls]).toEqual([19, 19, 4]);
});

test('an over of byes alone is a maiden, one with a wide is none, and one of two bowlers is nobody’s', () => {
  const dots = Array.from({ length: 6 }, () => ball(0));
  const maidens = (balls: Delivery[]) => scorecardOf(innings([balls])).bowling.map((row) => row.maidens);
  expect(maidens([...dots.slice(1), ball(0, { extras: { byes: 4 } })])).toEqual([1]);
  expect(maidens([ball(0, { extras: { wides: 1 } }), ...dots])).toEqual([0]);
  expect(maidens(dots.slice(1))).toEqual([0]);
  expect(maidens([...dots.slice(3), ...dots.slice(3).map((one) => ({ ...one, bowler: other }))])).toEqual([0, 0]);
});

test('four runs that were all run are no four', () => {
  const [row] = scorecardOf(innings([[ball(4), ball(4, { isNoBoundary: true }), ball(6)]])).batting;
  expect(row).toMatchObject({ runs: 14, fours: 1, sixes: 1 });
});

test('only some dismissals are the bowler’s', () => {
  const kinds = [
    'bowled',
    'caught',
    'caught and bowled',
    'lbw',
    'stumped',
    'hit wicket',
    'run out',
    'obstructing the field',
    'retired out',
  ] as const;
  const balls = kinds.map((kind, at) => ball(0, { batter: at + 1, nonStriker: 20, wickets: [{ player: at + 1, kind }] }));
  const card = scorecardOf(innings([balls.slice(0, 6), balls.slice(6)]));
  expect(card.line.wickets).toBe(9);
  expect(card.bowling[0]?.wickets).toBe(6);
});

test('who retires hurt is not out, may come back, and is out when out then', () => {
  const hurt = [ball(2, { wickets: [{ player: one, kind: 'retired hurt' }] }), ball(1, { batter: three })];
  expect(inningsLine(innings([hurt])).wickets).toBe(0);
  expect(scorecardOf(innings([hurt])).batting[0]?.dismissal?.kind).toBe('retired hurt');
  const back = [
    ball(0, { batter: three, wickets: [{ player: three, kind: 'lbw' }] }),
    ball(4),
    ball(0, { wickets: [{ player: one, kind: 'bowled' }] }),
  ];
  const card = scorecardOf(innings([[...hurt, ...back]]));
  expect(card.batting.find((row) => row.player === one)).toMatchObject({ runs: 6, balls: 3, dismissal: { kind: 'bowled', bowler } });
  expect(card.line.wickets).toBe(2);
});

test('who retires for another reason may come back as well', () => {
  const back = [ball(2, { wickets: [{ player: one, kind: 'retired not out' }] }), ball(1, { batter: three }), ball(4)];
  expect(scorecardOf(innings([back])).batting[0]).toEqual({ player: one, runs: 6, balls: 2, fours: 1, sixes: 0, dismissal: undefined });
});

test('a side whose last men are hurt is all out with fewer wickets, once the innings is closed', () => {
  const wickets = Array.from({ length: 9 }, (_, at) =>
    ball(0, { batter: at + 2, nonStriker: 1, wickets: [{ player: at + 2, kind: 'bowled' }] }),
  );
  const nine = innings([wickets.slice(0, 6), wickets.slice(6)], { absentHurt: [11] });
  expect(inningsLine(nine).isAllOut).toBe(false);
  expect(inningsLine({ ...nine, isClosed: true }).isAllOut).toBe(true);
  expect(inningsLine({ ...nine, absentHurt: [], isClosed: true }).isAllOut).toBe(false);
});

test('an over that the umpire miscounted is a whole one', () => {
  const five = innings([Array.from({ length: 5 }, () => ball(0)), [ball(0, { bowler: other })]], { miscounted: { '0': 5 } });
  expect(ballsBowled(five)).toBe(7);
  expect(scorecardOf(five).bowling[0]).toMatchObject({ balls: 6, maidens: 1 });
});

test('partnerships and the fall of wickets follow the score, extras among it', () => {
  const overs = [
    [
      ball(1),
      ball(0, { batter: two, nonStriker: one, extras: { wides: 1 } }),
      ball(4, { batter: two, nonStriker: one }),
      ball(0, { batter: two, nonStriker: one, wickets: [{ player: two, kind: 'bowled' }] }),
      ball(6, { batter: three, nonStriker: one }),
    ],
  ];
  expect(partnershipsOf(innings(overs))).toEqual([
    {
      wicket: 1,
      runs: 6,
      balls: 3,
      batters: [
        { player: one, runs: 1, balls: 1 },
        { player: two, runs: 4, balls: 2 },
      ],
      isUnbroken: false,
    },
    {
      wicket: 2,
      runs: 6,
      balls: 1,
      batters: [
        { player: three, runs: 6, balls: 1 },
        { player: one, runs: 0, balls: 0 },
      ],
      isUnbroken: true,
    },
  ]);
  expect(fallOfWickets(innings(overs))).toEqual([{ wicket: 1, player: two, runs: 6, over: 0, ball: 3 }]);
});

test('overs are written and read as people do', () => {
  expect([oversText(0), oversText(6), oversText(117)]).toEqual(['0', '1', '19.3']);
  expect([ballsOfOvers(43), ballsOfOvers(19.3), ballsOfOvers(20.5), ballsOfOvers(20.6)]).toEqual([258, 117, 125, undefined]);
});

test('a ball has a label as boards have it', () => {
  const wicket = { player: four, kind: 'run out' as const };
  expect(
    [ball(0), ball(4), ball(1, { wickets: [wicket] }), ball(0, { extras: { wides: 2 } }), ball(1, { extras: { noballs: 1 } })].map(
      ballLabel,
    ),
  ).toEqual(['0', '4', 'W', '2wd', '2nb']);
});
