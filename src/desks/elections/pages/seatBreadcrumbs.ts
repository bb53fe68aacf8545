import type { Link } from '../../../site/desk.ts';
import type { Election } from '../queries.ts';
import { stateAddress } from './electionAddress.ts';
import { electionBreadcrumbs } from './electionBreadcrumbs.ts';

/** The way down to a seat: through its state, unless the whole election is one state's. */
export function seatBreadcrumbs(election: Election, { stateName, stateSlug }: { stateName: string; stateSlug: string }): Link[] {
  const state = { name: stateName, href: stateAddress(election, { slug: stateSlug }) };
  return election.state === '' ? [...electionBreadcrumbs(election), state] : electionBreadcrumbs(election);
}
