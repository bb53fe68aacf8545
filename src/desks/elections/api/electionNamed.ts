import type { Database } from '../../../platform/database.ts';
import { ApiError } from '../../../site/calls/call.ts';
import { addressPart } from '../../../site/calls/callParameters.ts';
import { type SeatNames, seatsListed } from '../count/seatNames.ts';
import { readSeatsNamed } from '../pages/readSeats.ts';
import { type Election, type ElectionState, electionTag, readElection, readMainElection, readStates } from '../queries.ts';

/** Which election a call is about: the paper's main one unless named. */
export const whichElection = {
  token: addressPart(60).optional().openapi({ description: 'The election; the main one unless given', example: 'election-2024' }),
};

export const whichState = {
  ...whichElection,
  state: addressPart(60).optional().openapi({ description: 'The slug of a state; everywhere unless given', example: 'gujarat' }),
};

/** Throws `ApiError` when there is no such election. */
export async function electionNamed(db: Database, token: string | undefined): Promise<Election> {
  const election = await (token === undefined ? readMainElection(db) : readElection(db, token));
  if (!election) throw new ApiError(404, 'There is no such election');
  return election;
}

/** Throws `ApiError` when the election has no such state. */
export async function stateNamed(db: Database, election: Election, slug: string | undefined): Promise<ElectionState | undefined> {
  if (slug === undefined) return undefined;
  const state = (await readStates(db, election.id)).find((one) => one.slug === slug);
  if (!state) throw new ApiError(404, `The election has no state ${slug}`);
  return state;
}

/** The one seat that a name means, of a state where given. Throws `ApiError` when there is none, or it may mean several. */
export async function seatNamed(db: Database, election: Election, called: string, state: ElectionState | undefined): Promise<SeatNames> {
  const [seat, ...more] = await readSeatsNamed(db, election.id, called, state?.code);
  if (!seat) throw new ApiError(404, 'There is no such seat');
  if (more.length > 0) throw new ApiError(400, `slug may mean several seats: ${seatsListed([seat, ...more], false)}`);
  return seat;
}

export const tagsOf = (election: Election): string[] => ['elections', electionTag(election.token)];

/** What is asked for often while votes are counted is dropped with every result; this only bounds it. */
export const FRESH = '30s';
