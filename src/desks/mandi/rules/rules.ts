import { DAY_MS } from '../../../platform/clock.ts';

/** Gujarat's yards quote prices per 20 kg (a man); publications per quintal of 100 kg. */
const TWENTIES_IN_A_QUINTAL = 5;

/** Tolerance in days for the comparison with a week or a year before. */
export const spans = {
  week: { back: 7, within: 3 },
  year: { back: 365, within: 15 },
} as const;

/** Converts a price per quintal to one per 20 kg, in rupees rounded to the paisa. */
export const perTwentyKilos = (perQuintal: number): number => toPaisa(perQuintal / TWENTIES_IN_A_QUINTAL);

/** Converts a price per 20 kg to one per quintal. */
export const perQuintal = (perTwenty: number): number => toPaisa(perTwenty * TWENTIES_IN_A_QUINTAL);

const toPaisa = (rupees: number): number => Math.round(rupees * 100) / 100;

/** A price on an earlier day. */
export type Earlier = { day: string; modal: number };
/** The change from an earlier price: rupees per quintal, and per cent with one decimal. */
export type Change = { since: string; amount: number; percent: number };

/** The change since an earlier day; null if there is none. */
export function changeSince(modal: number, earlier: Earlier | undefined): Change | null {
  if (!earlier) return null;
  const amount = toPaisa(modal - earlier.modal);
  return { since: earlier.day, amount, percent: Math.round((amount / earlier.modal) * 1000) / 10 };
}

/** The days that a day is compared with. */
export type Compared = { previous: Earlier | undefined; week: Earlier | undefined; year: Earlier | undefined };

/**
 * The last of the days before `day`, and those nearest to a week and to a year before, the later of two equally near ones. `earlier` may be
 * in any order. Days outside of the tolerance are not used. (`followPrices.ts` does the same in SQL.)
 */
export function compared(day: string, earlier: readonly Earlier[]): Compared {
  const before = earlier.filter((one) => one.day < day);
  const nearest = (back: number, within: number) => {
    const wanted = dayNumber(day) - back;
    return best(
      before.filter((one) => Math.abs(dayNumber(one.day) - wanted) <= within),
      (one) => [Math.abs(dayNumber(one.day) - wanted), -dayNumber(one.day)],
    );
  };
  return {
    previous: best(before, (one) => [-dayNumber(one.day), 0]),
    week: nearest(spans.week.back, spans.week.within),
    year: nearest(spans.year.back, spans.year.within),
  };
}

/** The day with the smallest pair of numbers, compared in order. */
function best(days: readonly Earlier[], by: (one: Earlier) => readonly [number, number]): Earlier | undefined {
  return [...days].sort((a, b) => by(a)[0] - by(b)[0] || by(a)[1] - by(b)[1])[0];
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

/** The day this many days later, or earlier if negative. */
export const dayAfter = (day: string, days: number): string => new Date((dayNumber(day) + days) * DAY_MS).toISOString().slice(0, 10);

/** A location in degrees. */
export type Place = { latitude: number; longitude: number };

const EARTH_KM = 6371;

/** The distance between two locations in whole kilometres, as the crow flies. */
export function kilometres(one: Place, other: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const across = Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * half(one.longitude, other.longitude);
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(half(one.latitude, other.latitude) + across)));
}
