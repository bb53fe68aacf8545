import { z } from '@hono/zod-openapi';
import type { Database } from '../../../platform/database.ts';
import { ApiError, type Call } from '../../../site/calls/call.ts';
import { listPage } from '../../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../../site/calls/pageOf.ts';
import { type CandidateInSeat, readCandidate, readCandidates, readCandidatesOf, readStarCandidates } from '../pages/readCandidates.ts';
import type { Election } from '../queries.ts';
import { electionCall, listCall, partyNamed, stateNamed, whichElection, whichState } from './electionCall.ts';
import { asCandidate, candidateSchema, contenderSchema, withId } from './schemas.ts';

const starCandidates = listCall({
  path: '/election/star-candidates',
  summary: 'The candidates to watch, in the editors’ order',
  query: whichElection,
  item: candidateSchema,
  read: async ({ db, election }) => (await readStarCandidates(db, election.id)).map(asCandidate),
});

/** All other candidates in the same seat, most votes first. */
const readRivals = async (db: Database, { candidate, seat }: CandidateInSeat) =>
  (await readCandidatesOf(db, seat.id)).filter(({ id }) => id !== candidate.id).map(withId);

const starCandidatesV2 = listCall({
  path: '/v2/election/star-candidates',
  summary: 'The candidates to watch, each with those who stand against them',
  query: whichElection,
  item: candidateSchema.extend({
    against: z.array(z.object({ _id: z.string(), name: z.string(), party: z.string(), votes: z.number().int() })),
  }),
  read: async ({ db, election }) =>
    Promise.all(
      (await readStarCandidates(db, election.id)).map(async (star) => {
        const rivals = await readRivals(db, star);
        return { ...asCandidate(star), against: rivals.filter(({ isNota }) => !isNota).slice(0, 3) };
      }),
    ),
});

const candidates = electionCall({
  path: '/election/candidates',
  summary: 'The candidates of an election, of a party or a state in it, page after page',
  query: whichState.extend({ ...listPage, party: z.string().max(20).optional().openapi({ description: 'A party’s code' }) }),
  data: z.object({ ...pageFields, documents: z.array(candidateSchema) }),
  answer: async ({ db, election, query: { state: slug, party: code, pageIndex, limit } }) => {
    const party = await partyNamed(db, election, code);
    const state = await stateNamed(db, election, slug);
    const page = await readCandidates(db, election.id, { party, stateCode: state?.code, page: pageIndex, perPage: limit });
    return { ...pageOf({ totalCount: page.total }, { pageIndex, limit }), documents: page.candidates.map(asCandidate) };
  },
});

const whichCandidate = whichElection.extend({
  candidateId: z
    .string()
    .regex(/^[1-9][0-9]{0,8}$/, { error: 'must be an id' })
    .transform(Number)
    .openapi({ type: 'string', description: 'The `_id` of the candidate', example: '1' }),
});

async function candidateWithId(db: Database, election: Election, id: number): Promise<CandidateInSeat> {
  const candidate = await readCandidate(db, election.id, id);
  if (!candidate) throw new ApiError(404, 'There is no such candidate');
  return candidate;
}

const candidate = electionCall({
  path: '/election/candidate',
  summary: 'One candidate with the seat they stand in',
  query: whichCandidate,
  data: candidateSchema,
  answer: async ({ db, election, query }) => asCandidate(await candidateWithId(db, election, query.candidateId)),
});

const candidateV2 = electionCall({
  path: '/v2/election/candidate',
  summary: 'One candidate with all who stand in the same seat and their votes',
  query: whichCandidate,
  data: candidateSchema.extend({
    rivals: z.array(contenderSchema.extend({ party: z.string(), isNota: z.boolean() })),
  }),
  answer: async ({ db, election, query }) => {
    const candidateInSeat = await candidateWithId(db, election, query.candidateId);
    return { ...asCandidate(candidateInSeat), rivals: await readRivals(db, candidateInSeat) };
  },
});

export const candidateCalls: readonly Call[] = [starCandidates, starCandidatesV2, candidates, candidate, candidateV2];
