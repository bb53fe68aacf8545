/**
 * Returns the current time; tests pass their own. `elapsed` counts milliseconds for durations within this process: the time of day may be
 * set back by hours. `shift` moves a clock that may be wrong by milliseconds, and returns those by which it is moved in all.
 */
export type Clock = { (): Date; elapsed?: () => number; shift?: (ms: number) => number };

let shiftedMs = 0;

/** This machine's clock. */
export const systemClock: Clock = Object.assign(() => new Date(Date.now() + shiftedMs), {
  elapsed: () => performance.now(),
  shift: (ms: number) => {
    shiftedMs += ms;
    return shiftedMs;
  },
});

/** Milliseconds by which durations within this process are measured. */
export const elapsedMs = (clock: Clock): number => clock.elapsed?.() ?? clock().getTime();

/** The length of a day in milliseconds. */
export const DAY_MS = 86_400_000;

const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: DAY_MS } as const;

/** A duration in readable form: a whole number followed by s, m, h or d. */
export type Duration = `${number}${keyof typeof UNITS}`;

/** Converts a duration to milliseconds: `milliseconds('45s')` is 45000. */
export function milliseconds(duration: Duration): number {
  const unit = duration.slice(-1);
  const size = unit === 's' || unit === 'm' || unit === 'h' || unit === 'd' ? UNITS[unit] : Number.NaN;
  return Number(duration.slice(0, -1)) * size;
}

/** The usual duration, or the time until `over` if that is shorter: in whole seconds, at least one. */
export function freshUntil(usual: Duration, over: Date | undefined, now: Date): Duration {
  if (over === undefined) return usual;
  const left = over.getTime() - now.getTime();
  return left >= milliseconds(usual) ? usual : `${Math.max(1, Math.floor(left / UNITS.s))}s`;
}

/** The latest of the dates that are set. */
export const latest = (moments: readonly (Date | null | undefined)[]): Date | undefined => inOrder(moments).at(-1);

/** The earliest of the dates that are set. */
export const earliest = (moments: readonly (Date | null | undefined)[]): Date | undefined => inOrder(moments)[0];

const inOrder = (moments: readonly (Date | null | undefined)[]): Date[] =>
  moments.filter((moment) => moment instanceof Date).sort((one, other) => one.getTime() - other.getTime());
