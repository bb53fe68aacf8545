import type { Election } from './queries.ts';

/**
 * What can be an election's name in addresses: small letters, digits and hyphens, with the year among them (`election-2024`,
 * `gujarat-2027`, `election-2024-replay`). No other page of the paper has such a name, so that elections take nobody's address.
 */
export const TOKEN = '[a-z][a-z0-9-]*-\\d\\d\\d\\d(?:-[a-z0-9-]+)?';

export type ElectionPart = 'all-seats' | 'gujarat-seats' | 'star-candidates' | 'live-news' | 'schedule';

/** The page of an election, or of a part of it. */
export const electionAddress = ({ token }: Pick<Election, 'token'>, part?: ElectionPart): string =>
  part === undefined ? `/${token}` : `/${token}/${part}`;

export const seatAddress = ({ token }: Pick<Election, 'token'>, seat: { slug: string }): string => `/${token}/seat/${seat.slug}`;

export const candidateAddress = (id: number): string => `/candidate/${id}`;

/** A state's part of an election. */
export const stateAddress = ({ year }: Pick<Election, 'year'>, state: { slug: string }): string => `/election/${year}/${state.slug}`;
