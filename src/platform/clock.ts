/** Where "now" comes from; tests hand in their own. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();

const UNITS = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** A length of time as people write it: a whole number and s, m, h or d. */
export type Duration = `${number}${keyof typeof UNITS}`;

/** A length of time in milliseconds: `milliseconds('45s')` is 45000. */
export function milliseconds(duration: Duration): number {
  const unit = duration.slice(-1);
  const size = unit === 's' || unit === 'm' || unit === 'h' || unit === 'd' ? UNITS[unit] : Number.NaN;
  return Number(duration.slice(0, -1)) * size;
}
