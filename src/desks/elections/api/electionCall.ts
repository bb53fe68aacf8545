import { z } from '@hono/zod-openapi';
import type { Database } from '../../../platform/database.ts';
import { ApiError, type Call, call } from '../../../site/calls/call.ts';
import { addressPart } from '../../../site/calls/callParameters.ts';
import { type SeatNames, seatsListed } from '../count/seatNames.ts';
import { readSeatsNamed } from '../pages/readSeats.ts';
import { type Election, type ElectionState, readElection, readMainElection, readParties, readRegions, readStates } from '../queries.ts';
import { electionTag } from '../tags/electionTag.ts';

/** The election of a call, by default the main one. */
export const whichElection = z.object({
  token: addressPart(60).optional().openapi({ description: 'The election; the main one unless given', example: 'election-2024' }),
});

export const whichState = whichElection.extend({
  state: addressPart(60).optional().openapi({ description: 'The slug of a state; everywhere unless given', example: 'gujarat' }),
});

/** Limits the age of responses, in addition to invalidation by results. */
const FRESH = '30s';

type CallInput<Query extends z.ZodObject> = { db: Database; election: Election; query: z.infer<Query> };

type Definition<Query extends z.ZodObject, Data extends z.ZodType> = {
  path: string;
  summary: string;
  query: Query;
  data: Data;
  answer: (asked: CallInput<Query>) => Promise<z.input<Data>>;
};

/** A call about one election, named in `query`. */
export const electionCall = <Query extends typeof whichElection, Data extends z.ZodType>({
  answer,
  ...definition
}: Definition<Query, Data>): Call =>
  call({
    ...definition,
    desk: 'elections',
    freshFor: FRESH,
    answer: async ({ app: { db }, query }) => {
      const election = await electionNamed(db, query.token);
      return { data: await answer({ db, election, query }), tags: tagsOf(election) };
    },
  });

/** A call that returns a complete list. */
export const listCall = <Query extends typeof whichElection, Item extends z.ZodType>({
  item,
  read,
  ...definition
}: Pick<Definition<Query, Item>, 'path' | 'summary' | 'query'> & {
  item: Item;
  read: (asked: CallInput<Query>) => Promise<readonly z.input<Item>[]>;
}): Call =>
  electionCall({
    ...definition,
    data: z.object({ documents: z.array(item) }),
    answer: async (request) => ({ documents: [...(await read(request))] }),
  });

/** Throws `ApiError` if there is no such election. */
export async function electionNamed(db: Database, token: string | undefined): Promise<Election> {
  const election = await (token === undefined ? readMainElection(db) : readElection(db, token));
  if (!election) throw new ApiError(404, 'There is no such election');
  return election;
}

/** Throws `ApiError` if the election has no such state. */
export async function stateNamed(db: Database, election: Election, slug: string | undefined): Promise<ElectionState | undefined> {
  if (slug === undefined) return undefined;
  const state = (await readStates(db, election.id)).find((candidate) => candidate.slug === slug);
  if (!state) throw new ApiError(404, `The election has no state ${slug}`);
  return state;
}

/** The key of a region, as a filter. Throws `ApiError` if the election has no such region. */
export async function regionNamed(db: Database, election: Election, key: string | undefined): Promise<string | undefined> {
  if (key !== undefined && !(await readRegions(db, election.id)).some((region) => region.key === key))
    throw new ApiError(404, `The election has no region ${key}`);
  return key;
}

/** The code of a party, as a filter. Throws `ApiError` if the election has no such party. */
export async function partyNamed(db: Database, election: Election, code: string | undefined): Promise<string | undefined> {
  if (code !== undefined && !(await readParties(db, election.id)).some((party) => party.code === code))
    throw new ApiError(404, `The election has no party ${code}`);
  return code;
}

/** The seat with this name, optionally within a state. Throws `ApiError` if there is none or the name is ambiguous. */
export async function seatNamed(db: Database, election: Election, name: string, state: ElectionState | undefined): Promise<SeatNames> {
  const [seat, ...more] = await readSeatsNamed(db, election.id, name, state?.code);
  if (!seat) throw new ApiError(404, 'There is no such seat');
  if (more.length > 0) throw new ApiError(400, `slug may mean several seats: ${seatsListed([seat, ...more], false)}`);
  return seat;
}

export const tagsOf = (election: Election): string[] => ['elections', electionTag(election.token)];
