import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { halfCirclePlaces } from '../views/charts/halfCircle.ts';
import { hasLostDeposit, percentOf, seatResult, swing } from './seatResult.ts';
import { tallyByAlliance, tallyByBlock } from './tallyBox.ts';

const candidate = (id: number, votes: number, party = `P${id}`) => ({ id, votes, party, isNota: false });
const nota = (votes: number) => ({ id: 99, votes, party: 'NOTA', isNota: true });

describe('the result of a seat', () => {
  test('who has the most votes leads by what the second has less', () => {
    expect(seatResult([candidate(1, 300), candidate(2, 410), nota(20)])).toEqual({
      state: 'leading',
      leaderId: 2,
      runnerUpId: 1,
      leaderParty: 'P2',
      margin: 110,
      totalVotes: 730,
      notaVotes: 20,
    });
  });

  test('none of the above never leads, whatever it has', () => {
    expect(seatResult([candidate(1, 30), candidate(2, 20), nota(500)])).toMatchObject({
      leaderId: 1,
      runnerUpId: 2,
      margin: 10,
      totalVotes: 550,
    });
  });

  test('two with as many votes mean that nobody leads, until the lot has fallen', () => {
    const tied = [candidate(1, 200), candidate(2, 200), candidate(3, 10)];
    expect(seatResult(tied)).toMatchObject({ state: 'awaited', leaderId: null, leaderParty: '', margin: null, totalVotes: 410 });
    expect(seatResult(tied, { winnerId: 2 })).toMatchObject({ state: 'won', leaderId: 2, runnerUpId: 1, margin: 0 });
  });

  test.each([
    ['the winner, with however few votes', 1, false],
    ['with more than a sixth of the valid votes', 2, false],
    ['with a sixth exactly', 3, true],
    ['with less', 4, true],
    ['none of the above', 99, false],
  ])('the deposit of %s', (_, id, isLost) => {
    // 600 valid votes: those for none of the above do not count.
    const all = [candidate(1, 95), candidate(2, 101), candidate(3, 100), candidate(4, 99), candidate(5, 205), nota(60)];
    const [one] = all.filter((each) => each.id === id);
    const seat = { ...seatResult(all, { winnerId: 1 }), leaderId: 1 };
    expect(one && hasLostDeposit(one, seat)).toBe(isLost);
    expect(one && hasLostDeposit(one, seatResult(all))).toBe(false);
  });

  test('before the first vote nobody leads; uncontested and countermanded seats have no margin', () => {
    expect(seatResult([candidate(1, 0), candidate(2, 0)])).toMatchObject({ state: 'awaited', leaderId: null });
    expect(seatResult([candidate(1, 0)], { isUncontested: true })).toMatchObject({ state: 'uncontested', leaderId: 1, margin: null });
    expect(seatResult([candidate(1, 10)], { isCountermanded: true })).toMatchObject({ state: 'countermanded', leaderId: null });
    expect(seatResult([])).toMatchObject({ state: 'awaited' });
  });

  test('shares are of all votes, with two places; a swing is the difference', () => {
    expect(percentOf(671_883, 1_375_903)).toBe(48.83);
    expect(percentOf(1, 0)).toBeUndefined();
    expect(swing(36.56, 37.36)).toBe(-0.8);
    expect(swing(undefined, 37.36)).toBeUndefined();
  });
});

const look = { name: '', nameEn: '', color: '', darkColor: '' };
const blocks = [
  { ...look, key: 'BJP', parties: ['BJP'] },
  { ...look, key: 'OTHER', parties: [] },
  { ...look, key: 'unconfirmed', parties: [] },
];

describe('the tally', () => {
  test('its columns come to all seats, whatever has come in', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ leading: fc.nat(40), won: fc.nat(40) }), { maxLength: 6 }), (counts) => {
        const rows = counts.map((count, at) => ({ party: at === 0 ? 'BJP' : `P${at}`, ...count }));
        const all = tallyByBlock(blocks, rows, 543, []);
        expect(all.reduce((sum, { total }) => sum + total, 0)).toBe(543);
      }),
    );
  });

  test('compares with the last time where there was one', () => {
    const parties = [
      { code: 'BJP', alliance: 'A', seatsBefore: 10 },
      { code: 'X', alliance: '', seatsBefore: 4 },
    ];
    const rows = [
      { party: 'BJP', leading: 2, won: 5 },
      { party: 'X', leading: 0, won: 6 },
    ];
    expect(tallyByBlock(blocks, rows, 14, parties).map(({ total, before, change }) => [total, before, change])).toEqual([
      [7, 10, -3],
      [6, 4, 2],
      [1, null, null],
    ]);
    expect(tallyByBlock(blocks, rows, 14, [])[0]).toMatchObject({ before: null, change: null });
    // Before the first result nobody has lost anything.
    expect(tallyByBlock(blocks, [], 14, parties)[0]).toMatchObject({ before: 10, change: null });
    // While votes are counted, seats that are not counted are not lost.
    const moves = [
      { from: 'BJP', to: 'BJP', seats: 5 },
      { from: 'BJP', to: 'X', seats: 2 },
      { from: 'gone', to: 'BJP', seats: 1 },
    ];
    expect(tallyByBlock(blocks, rows, 14, parties, moves).map(({ before, change }) => [before, change])).toEqual([
      [10, -1],
      [4, 1],
      [null, null],
    ]);
    expect(tallyByBlock(blocks, rows, 14, parties, [])[0]).toMatchObject({ before: 10, change: null });
    const alliances = [
      { ...look, key: 'A', seatsBefore: 11 },
      { ...look, key: '', seatsBefore: null },
    ];
    const whole = { majority: 5, isWhole: true };
    expect(tallyByAlliance(alliances, rows, parties, whole).map(({ total, change, hasMajority }) => [total, change, hasMajority])).toEqual([
      [7, -4, true],
      [6, null, false],
    ]);
    // Seats that are only led are no majority.
    expect(tallyByAlliance(alliances, rows, parties, { majority: 6, isWhole: false })[0]).toMatchObject({
      hasMajority: false,
      change: null,
    });
    // An alliance that has lost all its seats is told so.
    expect(tallyByAlliance(alliances, rows.slice(1), parties, whole)[0]).toMatchObject({ total: 0, change: -11 });
  });
});

describe('the half-circle', () => {
  test.each([1, 2, 26, 182, 543])('has a place of its own for each of %i seats, from the left to the right', (seats) => {
    const places = halfCirclePlaces(seats);
    expect(places).toHaveLength(seats);
    expect(new Set(places.map(({ x, y }) => `${x},${y}`)).size).toBe(seats);
    expect(places.every(({ x, y }) => y <= 0 && Math.hypot(x, y) <= 1.0001)).toBe(true);
    if (seats > 2) expect(places[0]?.x).toBeLessThan(places.at(-1)?.x ?? 0);
  });
});
