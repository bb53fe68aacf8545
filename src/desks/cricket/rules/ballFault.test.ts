import { describe, expect, test } from 'vitest';
import { ballFault } from './ballFault.ts';
import { type Delivery, type DismissalKind, isFaced, isLegal } from './delivery.ts';
import { afterBall, atTheStart, facesNext, type InningsState, type Terms } from './inningsState.ts';

const terms: Terms = {
  batting: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  bowling: [21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31],
  mostBalls: 120,
  isSuperOver: false,
  hasFreeHits: false,
  miscounted: {},
};
const ball = (more: Partial<Delivery> = {}): Delivery => ({ batter: 1, nonStriker: 2, bowler: 21, runs: 0, ...more });
const start = atTheStart({ penaltyBefore: 0, absentHurt: [] });
const played = (...balls: Delivery[]): InningsState => balls.reduce((state, one) => afterBall(state, one, terms), start);
const fault = (state: InningsState, one: Delivery, more: Partial<Terms> = {}) => ballFault({ ...terms, ...more }, state, one)?.reason;

test('an ordinary ball is possible', () => {
  expect(fault(start, ball())).toBeUndefined();
  expect(fault(start, ball({ runs: 4, extras: { noballs: 1 } }))).toBeUndefined();
});

describe('who is where', () => {
  test.each([
    ['batterTwice', ball({ nonStriker: 1 })],
    ['batterElsewhere', ball({ batter: 25 })],
    ['bowlerElsewhere', ball({ bowler: 3 })],
  ])('%s', (reason, one) => expect(fault(start, one)).toBe(reason));

  test('nobody comes in while nobody has gone', () => {
    expect(fault(played(ball()), ball({ batter: 3 }))).toBe('notAtCrease');
    expect(fault(played(ball()), ball({ batter: 2, nonStriker: 1 }))).toBeUndefined();
  });

  test('who is out stays out, who retired hurt may come back', () => {
    const out = played(ball({ wickets: [{ player: 1, kind: 'bowled' }] }));
    expect(fault(out, ball())).toBe('batterOut');
    expect(fault(out, ball({ batter: 3 }))).toBeUndefined();
    const hurt = played(ball({ wickets: [{ player: 1, kind: 'retired hurt' }] }));
    expect(fault(hurt, ball())).toBeUndefined();
  });

  test('nobody bowls two overs one after the other, not even parts of them', () => {
    const over = played(...Array.from({ length: 6 }, () => ball()));
    expect(fault(over, ball())).toBe('bowlerTwice');
    expect(fault(over, ball({ bowler: 22 }))).toBeUndefined();
    const shared = played(...Array.from({ length: 5 }, () => ball()), ball({ bowler: 22 }));
    expect(fault(shared, ball({ bowler: 22 }))).toBe('bowlerTwice');
    expect(fault(shared, ball())).toBe('bowlerTwice');
  });
});

describe('what cannot be on one ball', () => {
  test.each([
    ['wideAndNoBall', { extras: { wides: 1, noballs: 1 } }],
    ['runsOffWide', { runs: 1, extras: { wides: 1 } }],
    ['byesTwice', { extras: { byes: 1, legbyes: 1 } }],
    ['byesOffWide', { extras: { wides: 1, byes: 1 } }],
    ['byesAndRuns', { runs: 1, extras: { byes: 1 } }],
    ['wicketElsewhere', { wickets: [{ player: 3, kind: 'bowled' }] }],
    ['wicketOfNonStriker', { wickets: [{ player: 2, kind: 'lbw' }] }],
    ['wicketOffNoBall', { extras: { noballs: 1 }, wickets: [{ player: 1, kind: 'caught' }] }],
    ['wicketOffWide', { extras: { wides: 1 }, wickets: [{ player: 1, kind: 'bowled' }] }],
    [
      'wicketTwice',
      {
        wickets: [
          { player: 1, kind: 'bowled' },
          { player: 2, kind: 'run out' },
        ],
      },
    ],
    ['runsWithWicket', { runs: 1, wickets: [{ player: 1, kind: 'caught' }] }],
    ['runsWithWicket', { extras: { byes: 2 }, wickets: [{ player: 1, kind: 'bowled' }] }],
    ['runsWithWicket', { extras: { wides: 2 }, wickets: [{ player: 1, kind: 'stumped' }] }],
    ['notTimedOut', { wickets: [{ player: 2, kind: 'timed out' }] }],
    ['fielderElsewhere', { wickets: [{ player: 1, kind: 'caught', fielders: [{ player: 4 }] }] }],
  ] satisfies [string, Partial<Delivery>][])('%s', (reason, more) => expect(fault(start, ball(more))).toBe(reason));

  test('off a free hit as off a no-ball, also when it is a wide, until a ball counts (ICC playing conditions, 21.19)', () => {
    const hits = { hasFreeHits: true };
    const out = (kind: DismissalKind, more: Partial<Delivery> = {}) => ball({ ...more, wickets: [{ player: 1, kind }] });
    const free = played(ball({ extras: { noballs: 1 } }));
    expect(fault(free, out('bowled'), hits)).toBe('wicketOffFreeHit');
    expect(fault(free, out('stumped', { extras: { wides: 1 } }), hits)).toBe('wicketOffFreeHit');
    for (const kind of ['run out', 'obstructing the field', 'hit the ball twice'] as const)
      expect(fault(free, out(kind), hits)).toBeUndefined();
    const wide = afterBall(free, ball({ extras: { wides: 1 } }), terms);
    expect(fault(wide, out('caught'), hits)).toBe('wicketOffFreeHit');
    expect(fault(afterBall(wide, ball(), terms), out('caught'), hits)).toBeUndefined();
    expect(fault(played(ball({ extras: { wides: 1 } })), out('bowled'), hits)).toBeUndefined();
    // Files of matches from before there were free hits.
    expect(fault(free, out('bowled'))).toBeUndefined();
  });

  test('the non-striker is run out before the ball: no ball of the over, faced by nobody (Laws 17.3, 38.3)', () => {
    const before = ball({ isNotBowled: true, wickets: [{ player: 2, kind: 'run out' }] });
    expect(fault(start, before)).toBeUndefined();
    expect(played(before)).toMatchObject({ legal: 0, isOverBegun: true, wickets: 1, staying: [1] });
    expect([isLegal(before), isFaced(before)]).toEqual([false, false]);
    expect(fault(start, { ...before, runs: 1 })).toBe('notBowled');
    expect(fault(start, ball({ isNotBowled: true, wickets: [{ player: 1, kind: 'bowled' }] }))).toBe('notBowled');
    expect(fault(start, ball({ isNotBowled: true }))).toBe('notBowled');
    // A free hit is still to come.
    expect(afterBall(played(ball({ extras: { noballs: 1 } })), before, terms).isFreeHit).toBe(true);
  });

  test('but a run out off a wide, a stumping off a wide, a run out off a no-ball, and a substitute’s catch can', () => {
    expect(fault(start, ball({ extras: { wides: 1 }, wickets: [{ player: 2, kind: 'run out' }] }))).toBeUndefined();
    expect(fault(start, ball({ extras: { wides: 1 }, wickets: [{ player: 1, kind: 'stumped' }] }))).toBeUndefined();
    expect(fault(start, ball({ runs: 1, extras: { noballs: 1 }, wickets: [{ player: 1, kind: 'run out' }] }))).toBeUndefined();
    expect(fault(start, ball({ wickets: [{ player: 1, kind: 'caught', fielders: [{ isSubstitute: true }] }] }))).toBeUndefined();
    expect(fault(start, ball({ runs: 2, wickets: [{ player: 2, kind: 'run out' }] }))).toBeUndefined();
    expect(fault(start, ball({ extras: { penalty: 5 }, wickets: [{ player: 1, kind: 'bowled' }] }))).toBeUndefined();
    // The next man did not come in time.
    expect(
      fault(
        start,
        ball({
          wickets: [
            { player: 1, kind: 'bowled' },
            { player: 3, kind: 'timed out' },
          ],
        }),
      ),
    ).toBeUndefined();
  });
});

test('an innings ends with its overs, its target, its last wicket', () => {
  expect(fault(played(ball({ runs: 4 })), ball(), { target: 4 })).toBe('inningsOver');
  expect(fault(played(ball()), ball(), { mostBalls: 1 })).toBe('inningsOver');
  const two = played(ball({ wickets: [{ player: 1, kind: 'bowled' }] }), ball({ batter: 3, wickets: [{ player: 3, kind: 'bowled' }] }));
  expect(fault(two, ball({ batter: 4 }), { isSuperOver: true })).toBe('inningsOver');
  expect(fault(two, ball({ batter: 4 }))).toBeUndefined();
});

test('the last over may have seven balls too, when the umpire counts so', () => {
  const seven = { ...terms, miscounted: { '0': 7 } };
  const six = Array.from({ length: 6 }, () => ball()).reduce((state, one) => afterBall(state, one, seven), start);
  expect(fault(six, ball(), { ...seven, mostBalls: 6 })).toBeUndefined();
  expect(fault(afterBall(six, ball(), seven), ball(), { ...seven, mostBalls: 6 })).toBe('inningsOver');
});

test('the batters cross with odd runs, and ends change with the over', () => {
  expect(facesNext(ball({ runs: 1 }), false)).toBe('nonStriker');
  expect(facesNext(ball({ runs: 1 }), true)).toBe('batter');
  expect(facesNext(ball({ runs: 4 }), false)).toBe('batter');
  expect(facesNext(ball(), true)).toBe('nonStriker');
  expect(facesNext(ball({ extras: { wides: 1 } }), false)).toBe('batter');
  expect(facesNext(ball({ extras: { wides: 2 } }), false)).toBe('nonStriker');
  expect(facesNext(ball({ extras: { legbyes: 1 } }), false)).toBe('nonStriker');
});
