import { evidenceAgainstEven, rateInterval } from './evidence.ts';

/** How many visits have seen a headline, and how many of them have pressed it. The first of a test is the original. */
export type Counted = { shown: number; clicked: number };

/** The probability, over a whole test, that any of its statements “this one is better than that one” is false. */
const ALPHA = 0.05;
/** Before every headline has been seen so often nothing is compared: the first minutes are those of other readers than the rest. */
export const MIN_SHOWN = 1_000;
/** Looks for differences of about a tenth in the share of clicks: a click rate that is a fifth higher. */
const CLICK_CONCENTRATION = 50;
/** Readers are shared out evenly; so are those who see the headlines, to within some hundredths. */
const SHOWN_CONCENTRATION = 500;
const UNEVEN_ALPHA = 0.001;

/**
 * What is known of a test: too little (`few`), nothing for certain (`open`), that one is better than the original but
 * not yet which is the best (`better`), which is better than all others (`proven`), or that counts cannot be trusted
 * (`uneven`).
 */
export const judgementStates = ['few', 'open', 'better', 'proven', 'uneven'] as const;
export type Judgement = {
  state: (typeof judgementStates)[number];
  /** The headline with the highest click rate, by its place. */
  leader: number;
  /** Those that are certainly better than the original, the one with the highest rate first. */
  better: readonly number[];
};

const rateOf = ({ shown, clicked }: Counted): number => (shown === 0 ? 0 : clicked / shown);

/**
 * What the sums of a test say, at any time and as often as one likes. Readers are shared out evenly, so while two
 * headlines are equally good each further click on one of them is as likely to be on either; every pair is tested, with
 * α divided by the number of pairs (Bonferroni).
 */
export function judge(counted: readonly Counted[]): Judgement {
  const pairs = (counted.length * (counted.length - 1)) / 2;
  const threshold = Math.log(pairs / ALPHA);
  const isBetter = (one: Counted, other: Counted): boolean =>
    one.clicked > other.clicked &&
    rateOf(one) > rateOf(other) &&
    evidenceAgainstEven([one.clicked, other.clicked], CLICK_CONCENTRATION) >= threshold;
  const ranked = counted.map((variant, place) => ({ variant, place })).sort((a, b) => rateOf(b.variant) - rateOf(a.variant));
  const [first, ...rest] = ranked;
  const original = counted[0];
  if (!first || !original) throw new Error('A test has headlines');
  const shown = counted.map((variant) => variant.shown);
  const leader = first.place;
  if (evidenceAgainstEven(shown, SHOWN_CONCENTRATION) >= Math.log(1 / UNEVEN_ALPHA)) return { state: 'uneven', leader, better: [] };
  if (Math.min(...shown) < MIN_SHOWN) return { state: 'few', leader, better: [] };
  const better = ranked.flatMap(({ variant, place }) => (isBetter(variant, original) ? [place] : []));
  if (rest.every(({ variant }) => isBetter(first.variant, variant))) return { state: 'proven', leader, better };
  return { state: better.length > 0 ? 'better' : 'open', leader, better };
}

/**
 * Why a test is over: the rule has decided, its time is over, its counts or its story are not what they were, or an
 * editor has ended it.
 */
export const testOutcomes = ['won', 'original', 'time', 'uneven', 'stopped', 'chosen', 'changed', 'gone'] as const;
export type TestOutcome = (typeof testOutcomes)[number];

/**
 * What the rule decides now; undefined if the test goes on. After its longest time the original stays unless another
 * one is certainly better.
 */
export function decide(counted: readonly Counted[], isOver: boolean): { outcome: TestOutcome; winner: number } | undefined {
  const { state, leader, better } = judge(counted);
  if (state === 'uneven') return { outcome: 'uneven', winner: 0 };
  if (state === 'proven') return { outcome: leader === 0 ? 'original' : 'won', winner: leader };
  if (!isOver) return undefined;
  const [best] = better;
  return best === undefined ? { outcome: 'time', winner: 0 } : { outcome: 'won', winner: best };
}

/** The click rate of each headline with its interval: all of them hold at all times at once with a probability of 95 %. */
export const ratesOf = (counted: readonly Counted[]): { rate: number; low: number; high: number }[] =>
  counted.map((variant) => {
    const clicked = Math.min(variant.clicked, variant.shown);
    const [low, high] = rateInterval(clicked, variant.shown, ALPHA / counted.length);
    return { rate: rateOf({ ...variant, clicked }), low, high };
  });
