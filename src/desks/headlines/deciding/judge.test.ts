import { describe, expect, test } from 'vitest';
import { type Counted, decide, judge, MIN_SHOWN, ratesOf } from './judge.ts';

/** A small generator (mulberry32), so that every run sees the same readers. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Whole numbers around n·rate, as if each of `n` visits were drawn. */
function batchOf(n: number, rates: readonly number[], random: () => number): Counted[] {
  const batch = rates.map(() => ({ shown: 0, clicked: 0 }));
  for (let visit = 0; visit < n; visit += 1) {
    const place = Math.floor(random() * rates.length);
    const counted = batch[place];
    if (!counted) continue;
    counted.shown += 1;
    if (random() < (rates[place] ?? 0)) counted.clicked += 1;
  }
  return batch;
}

const sumOf = (one: readonly Counted[], other: readonly Counted[]): Counted[] =>
  one.map(({ shown, clicked }, place) => ({ shown: shown + (other[place]?.shown ?? 0), clicked: clicked + (other[place]?.clicked ?? 0) }));

type Simulated = { rates: readonly number[]; batches: number; batch: number; random: () => number };

/** One test that is looked at after every batch; when its time is over if nothing is decided before. */
function simulate({ rates, batches, batch, random }: Simulated) {
  let counted: Counted[] = rates.map(() => ({ shown: 0, clicked: 0 }));
  for (let time = 1; time <= batches; time += 1) {
    counted = sumOf(counted, batchOf(batch, rates, random));
    const decision = decide(counted, time === batches);
    if (decision) return { ...decision, visits: time * batch };
  }
  throw new Error('A test ends when its time is over');
}

const TESTS = 2_000;
const ALPHA = 0.05;
/** Three standard errors of a share of 5 % in so many tests. */
const ERROR = 3 * Math.sqrt((ALPHA * (1 - ALPHA)) / TESTS);

describe('while all headlines are equally good', () => {
  for (const rates of [
    [0.05, 0.05],
    [0.05, 0.05, 0.05],
    [0.05, 0.05, 0.05, 0.05],
    [0.01, 0.01],
    [0.2, 0.2, 0.2],
  ]) {
    test(`at most one test in twenty stops for one of ${rates.length}, looked at a hundred times: ${rates[0]}`, () => {
      const random = randomOf(rates.length * 1_000 + Math.round((rates[0] ?? 0) * 100));
      const outcomes = Array.from({ length: TESTS }, () => simulate({ rates, batches: 100, batch: 200 * rates.length, random }));
      const wrong = outcomes.filter(({ outcome }) => outcome !== 'time').length;
      expect(wrong / TESTS).toBeLessThanOrEqual(ALPHA + ERROR);
    });
  }
});

test('a headline that is as good as the original does not win beside a worse one more often than one time in twenty', () => {
  const random = randomOf(7);
  const outcomes = Array.from({ length: TESTS }, () => simulate({ rates: [0.05, 0.05, 0.03], batches: 100, batch: 600, random }));
  const wrong = outcomes.filter(({ outcome }) => outcome !== 'time').length;
  expect(wrong / TESTS).toBeLessThanOrEqual(ALPHA + ERROR);
});

describe('a headline that is pressed a fifth more often than one of 5 %', () => {
  for (const { rates, batches, atLeast } of [
    { rates: [0.05, 0.06], batches: 100, atLeast: 0.9 },
    { rates: [0.05, 0.05, 0.06], batches: 100, atLeast: 0.85 },
    { rates: [0.05, 0.05, 0.05, 0.06], batches: 100, atLeast: 0.8 },
  ]) {
    test(`is found among ${rates.length} in most tests, and another one hardly ever`, () => {
      const random = randomOf(rates.length);
      const outcomes = Array.from({ length: 400 }, () => simulate({ rates, batches, batch: 250 * rates.length, random }));
      const best = rates.length - 1;
      expect(outcomes.filter(({ winner }) => winner === best).length / outcomes.length).toBeGreaterThanOrEqual(atLeast);
      expect(outcomes.filter(({ winner }) => winner !== best && winner !== 0).length / outcomes.length).toBeLessThanOrEqual(ALPHA);
    });
  }
});

test('sums say the same in whatever order the batches have come', () => {
  const random = randomOf(11);
  const batches = Array.from({ length: 120 }, () => batchOf(500, [0.05, 0.062, 0.05], random));
  const inOrder = batches.reduce(sumOf);
  const backwards = [...batches].reverse().reduce(sumOf);
  const shuffled = batches
    .map((batch) => ({ batch, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ batch }) => batch)
    .reduce(sumOf);
  expect(judge(inOrder)).toMatchObject({ state: 'proven', leader: 1 });
  for (const other of [backwards, shuffled]) {
    expect(judge(other)).toEqual(judge(inOrder));
    expect(decide(other, true)).toEqual(decide(inOrder, true));
  }
});

test('nothing is compared before every headline has been seen often enough', () => {
  const few = [
    { shown: MIN_SHOWN + 40, clicked: 20 },
    { shown: MIN_SHOWN - 1, clicked: 200 },
  ];
  expect(judge(few).state).toBe('few');
  expect(decide(few, false)).toBeUndefined();
  expect(decide(few, true)).toEqual({ outcome: 'time', winner: 0 });
});

test('counts that are not shared out evenly decide nothing', () => {
  const uneven = [
    { shown: 10_000, clicked: 500 },
    { shown: 12_000, clicked: 900 },
  ];
  expect(decide(uneven, false)).toEqual({ outcome: 'uneven', winner: 0 });
});

test('when the time is over the best of those that are certainly better than the original wins, even if two of them are alike', () => {
  const alike = [
    { shown: 10_000, clicked: 400 },
    { shown: 10_000, clicked: 600 },
    { shown: 10_000, clicked: 610 },
  ];
  expect(judge(alike)).toEqual({ state: 'better', leader: 2, better: [2, 1] });
  expect(decide(alike, false)).toBeUndefined();
  expect(decide(alike, true)).toEqual({ outcome: 'won', winner: 2 });
});

test('the intervals of the rates hold at all times at once, in at least 95 of 100 tests', () => {
  const random = randomOf(13);
  const rates = [0.04, 0.08];
  const held = Array.from({ length: 400 }, () => {
    let counted = rates.map(() => ({ shown: 0, clicked: 0 }));
    for (let time = 0; time < 60; time += 1) {
      counted = sumOf(counted, batchOf(200, rates, random));
      if (ratesOf(counted).some(({ low, high }, place) => (rates[place] ?? 0) < low || (rates[place] ?? 0) > high)) return false;
    }
    return true;
  });
  expect(held.filter(Boolean).length / held.length).toBeGreaterThanOrEqual(0.95 - 3 * Math.sqrt((0.95 * 0.05) / held.length));
});

test('an interval narrows around its rate, and is everything before anybody has seen it', () => {
  const [none, some, many] = ratesOf([
    { shown: 0, clicked: 0 },
    { shown: 1_000, clicked: 50 },
    { shown: 100_000, clicked: 5_000 },
  ]);
  expect(none).toEqual({ rate: 0, low: 0, high: 1 });
  expect(some?.rate).toBe(0.05);
  expect(some?.low).toBeGreaterThan(0.02);
  expect(some?.high).toBeLessThan(0.09);
  expect((many?.high ?? 0) - (many?.low ?? 0)).toBeLessThan(0.007);
});
