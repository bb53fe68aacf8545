import type { Election } from '../queries.ts';

export type ElectionPart = 'all-seats' | 'gujarat-seats' | 'star-candidates' | 'live-news' | 'schedule';

/** The page of an election, or of a part of it. */
export const electionAddress = ({ token }: Pick<Election, 'token'>, part?: ElectionPart): string =>
  part === undefined ? `/${token}` : `/${token}/${part}`;

export const seatAddress = ({ token }: Pick<Election, 'token'>, seat: { slug: string }): string => `/${token}/seat/${seat.slug}`;

export const candidateAddress = (id: number): string => `/candidate/${id}`;

/** A state's part of an election. */
export const stateAddress = ({ year }: Pick<Election, 'year'>, state: { slug: string }): string => `/election/${year}/${state.slug}`;
