import { DAY_MS } from '../../../platform/clock.ts';

type Point = { x: number; y: number };
/**
 * A scaled series: each point between 0 and 1 from the left and from the top, in stretches of trade, and grid lines at round prices.
 */
export type ChartScale = { stretches: Point[][]; ticks: { price: number; y: number }[] };

/** Yards close for festivals. After a longer pause the crop was out of season, and had no price in between. */
const MAX_PAUSE_DAYS = 14;

const STEPS = [1, 2, 2.5, 5, 10];
/** Approximate number of grid lines. */
const LINES = 4;

/** Scales the days of a chart, in order. Prices are in rupees per quintal; the grid lines are at round prices per 20 kg. */
export function scaleOf(days: readonly { day: string; modal: number }[]): ChartScale {
  const prices = days.map(({ modal }) => modal / 5);
  const lowest = Math.min(...prices);
  const highest = Math.max(...prices);
  const step = roundStep((highest - lowest) / LINES || Math.max(1, highest / 20));
  const from = Math.floor(lowest / step) * step;
  const to = Math.max(Math.ceil(highest / step) * step, from + step);
  const times = days.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / DAY_MS);
  const first = times[0] ?? 0;
  const length = Math.max(1, (times.at(-1) ?? 0) - first);
  const down = (price: number): number => 1 - (price - from) / (to - from);
  const count = Math.round((to - from) / step);
  return {
    stretches: stretchesOf(times).map((its) => its.map(({ time, at }) => ({ x: (time - first) / length, y: down(prices[at] ?? from) }))),
    ticks: Array.from({ length: count + 1 }, (_, at) => ({ price: (from + at * step) * 5, y: down(from + at * step) })),
  };
}

function stretchesOf(times: readonly number[]): { time: number; at: number }[][] {
  const stretches: { time: number; at: number }[][] = [];
  for (const [at, time] of times.entries()) {
    const last = stretches.at(-1);
    if (last && time - (times[at - 1] ?? time) <= MAX_PAUSE_DAYS) last.push({ time, at });
    else stretches.push([{ time, at }]);
  }
  return stretches;
}

/** The next larger round step: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return (STEPS.find((step) => step * power >= least) ?? 10) * power;
}

const WEEK = 7;
const MAX_ROWS = 31;

/** The rows of a chart's table: every day for a month, for longer periods the last day of each week. */
export function tableDays<Day extends { day: string }>(days: readonly Day[]): Day[] {
  const newest = [...days].reverse();
  if (newest.length <= MAX_ROWS) return newest;
  const rows: Day[] = [];
  let week = Number.NaN;
  for (const day of newest) {
    const its = Math.floor((Date.parse(`${newest[0]?.day}T00:00:00Z`) - Date.parse(`${day.day}T00:00:00Z`)) / (WEEK * DAY_MS));
    if (its !== week) rows.push(day);
    week = its;
  }
  return rows;
}
