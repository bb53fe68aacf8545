import type { Link } from '../../../site/desk.ts';
import type { Election } from '../queries.ts';
import { electionAddress } from './electionAddress.ts';

/** The way down to a page of an election. */
export const electionBreadcrumbs = (election: Election): Link[] => [{ name: election.name, href: electionAddress(election) }];
