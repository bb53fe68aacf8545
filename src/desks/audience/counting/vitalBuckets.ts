import type { VitalName } from '../../../site/audience/readingReport.ts';

// A histogram whose buckets grow by a ninth: 75th percentiles are exact to within one bucket, and a page class has few dozen rows a day.

/** Buckets in each doubling. */
const PER_DOUBLING = 8;
/** The upper bound of the first bucket, in units. */
const FIRST = 8;
const LAST_BUCKET = 150;
/** CLS is a small number without a unit; the others are milliseconds. */
const unitOf = (vital: VitalName): number => (vital === 'CLS' ? 0.001 : 1);

/** The bucket of a value: from its lower bound up to, but without, its upper bound. */
export function bucketOf(vital: VitalName, value: number): number {
  const units = value / unitOf(vital);
  if (units < FIRST) return 0;
  return Math.min(LAST_BUCKET, Math.floor(PER_DOUBLING * Math.log2(units / FIRST) + 1e-9) + 1);
}

const lowerBound = (vital: VitalName, bucket: number): number =>
  bucket === 0 ? 0 : unitOf(vital) * FIRST * 2 ** ((bucket - 1) / PER_DOUBLING);

/** The value that three quarters of those counted do not exceed, between the bounds of its bucket; undefined if nothing was counted. */
export function percentile75(vital: VitalName, buckets: readonly { bucket: number; count: number }[]): number | undefined {
  const wanted = 0.75 * buckets.reduce((sum, { count }) => sum + count, 0);
  let before = 0;
  for (const { bucket, count } of [...buckets].sort((a, b) => a.bucket - b.bucket)) {
    if (count > 0 && before + count >= wanted) {
      const [from, to] = [lowerBound(vital, bucket), lowerBound(vital, bucket + 1)];
      return from + (to - from) * ((wanted - before) / count);
    }
    before += count;
  }
  return undefined;
}

/** Core Web Vitals: up to the first a value is good, above the second it is poor. */
export const vitalLimits: Record<VitalName, readonly [good: number, poor: number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};
