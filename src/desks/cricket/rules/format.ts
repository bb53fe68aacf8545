/** What kind of match of limited overs it is: a one-day match, a Twenty20, or one of any other length. */
export const matchFormats = ['oneDay', 't20', 'limited'] as const;
export type MatchFormat = (typeof matchFormats)[number];

export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

const T20_OVERS = 20;
const MIN_ONE_DAY_OVERS = 30;

/** The format of matches of so many overs a side, where nothing names it. */
export function formatOfOvers(overs: number): MatchFormat {
  if (overs === T20_OVERS) return 't20';
  return overs >= MIN_ONE_DAY_OVERS ? 'oneDay' : 'limited';
}
