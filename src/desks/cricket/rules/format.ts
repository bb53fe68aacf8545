/** The kind of a limited-overs match: one-day, Twenty20, or any other length. */
export const matchFormats = ['oneDay', 't20', 'limited'] as const;
export type MatchFormat = (typeof matchFormats)[number];

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

const T20_OVERS = 20;
const MIN_ONE_DAY_OVERS = 30;

/** The format for a number of overs per team, if it is not given. */
export function formatOfOvers(overs: number): MatchFormat {
  if (overs === T20_OVERS) return 't20';
  return overs >= MIN_ONE_DAY_OVERS ? 'oneDay' : 'limited';
}
