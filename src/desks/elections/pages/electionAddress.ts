import type { Link } from '../../../site/desk.ts';
import type { Election } from '../queries.ts';

/**
 * The pattern of election slugs: lower-case letters, digits and hyphens, with a year (`election-2024`, `gujarat-2027`,
 * `election-2024-replay`). No other page has such a slug, so elections do not conflict with other addresses.
 */
export const ELECTION_TOKEN = '[a-z][a-z0-9-]*-\\d\\d\\d\\d(?:-[a-z0-9-]+)?';

export type ElectionPart = 'all-seats' | 'gujarat-seats' | 'star-candidates' | 'live-news' | 'schedule';

/** The page of an election, or of a part of it. */
export const electionAddress = ({ token }: Pick<Election, 'token'>, part?: ElectionPart): string =>
  part === undefined ? `/${token}` : `/${token}/${part}`;

export const seatAddress = ({ token }: Pick<Election, 'token'>, seat: { slug: string }): string => `/${token}/seat/${seat.slug}`;

export const candidateAddress = (id: number): string => `/candidate/${id}`;

/** The page of a state within an election. */
export const stateAddress = ({ year }: Pick<Election, 'year'>, state: { slug: string }): string => `/election/${year}/${state.slug}`;

/** A page of the live news, from 1. */
export const newsAddress = (election: Election, page: number): string =>
  electionAddress(election, 'live-news') + (page > 1 ? `?page=${page}` : '');

/** The breadcrumbs of a page of an election. */
export const electionBreadcrumbs = (election: Election): Link[] => [{ name: election.name, href: electionAddress(election) }];

/** The breadcrumbs of a seat: through its state, unless the election is within one state or elects no house, when states have no page in it. */
export function seatBreadcrumbs(election: Election, { stateName, stateSlug }: { stateName: string; stateSlug: string }): Link[] {
  const state = { name: stateName, href: stateAddress(election, { slug: stateSlug }) };
  return election.state === '' && election.majority > 0 ? [...electionBreadcrumbs(election), state] : electionBreadcrumbs(election);
}
