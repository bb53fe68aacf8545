import { z } from '@hono/zod-openapi';
import { ApiError, type Call, call } from '../../../site/calls/call.ts';
import { listPage } from '../../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../../site/calls/pageOf.ts';
import { readCandidate, readCandidates, readCandidatesOf, readStarCandidates } from '../pages/readCandidates.ts';
import { electionNamed, FRESH, stateNamed, tagsOf, whichElection, whichState } from './electionNamed.ts';
import { asCandidate, candidateSchema } from './schemas.ts';

const desk = 'elections';

const starCandidates = call({
  path: '/election/star-candidates',
  summary: 'The candidates to watch, in the editors’ order',
  desk,
  query: z.object(whichElection),
  data: z.object({ documents: z.array(candidateSchema) }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    return { data: { documents: (await readStarCandidates(db, election.id)).map(asCandidate) }, tags: tagsOf(election) };
  },
});

const starCandidatesV2 = call({
  path: '/v2/election/star-candidates',
  summary: 'The candidates to watch, each with those who stand against them',
  desk,
  query: z.object(whichElection),
  data: z.object({
    documents: z.array(
      candidateSchema.extend({
        against: z.array(z.object({ _id: z.string(), name: z.string(), party: z.string(), votes: z.number().int() })),
      }),
    ),
  }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    const stars = await readStarCandidates(db, election.id);
    const documents = await Promise.all(
      stars.map(async (star) => ({
        ...asCandidate(star),
        against: (await readCandidatesOf(db, star.seat.id))
          .filter(({ id, isNota }) => id !== star.candidate.id && !isNota)
          .slice(0, 3)
          .map(({ id, name, party, votes }) => ({ _id: String(id), name, party, votes })),
      })),
    );
    return { data: { documents }, tags: tagsOf(election) };
  },
});

const candidates = call({
  path: '/election/candidates',
  summary: 'The candidates of an election, of a party or a state in it, page after page',
  desk,
  query: z.object({ ...whichState, ...listPage, party: z.string().max(20).optional().openapi({ description: 'A party’s code' }) }),
  data: z.object({ ...pageFields, documents: z.array(candidateSchema) }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query: { token, state: slug, party, pageIndex, limit } }) => {
    const election = await electionNamed(db, token);
    const within = await stateNamed(db, election, slug);
    const found = await readCandidates(db, election.id, { party, stateCode: within?.code, page: pageIndex, perPage: limit });
    return {
      data: { ...pageOf({ totalCount: found.total }, { pageIndex, limit }), documents: found.candidates.map(asCandidate) },
      tags: tagsOf(election),
    };
  },
});

const candidateId = z
  .string()
  .regex(/^[1-9][0-9]{0,8}$/, { error: 'must be an id' })
  .transform(Number)
  .openapi({ type: 'string', description: 'The `_id` of the candidate', example: '1' });

const candidate = call({
  path: '/election/candidate',
  summary: 'One candidate with the seat they stand in',
  desk,
  query: z.object({ ...whichElection, candidateId }),
  data: candidateSchema,
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    const found = await readCandidate(db, election.id, query.candidateId);
    if (!found) throw new ApiError(404, 'There is no such candidate');
    return { data: asCandidate(found), tags: tagsOf(election) };
  },
});

const candidateV2 = call({
  path: '/v2/election/candidate',
  summary: 'One candidate with all who stand in the same seat and their votes',
  desk,
  query: z.object({ ...whichElection, candidateId }),
  data: candidateSchema.extend({
    rivals: z.array(
      z.object({ _id: z.string(), name: z.string(), nameEn: z.string(), party: z.string(), votes: z.number().int(), isNota: z.boolean() }),
    ),
  }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    const found = await readCandidate(db, election.id, query.candidateId);
    if (!found) throw new ApiError(404, 'There is no such candidate');
    const rivals = (await readCandidatesOf(db, found.seat.id)).filter(({ id }) => id !== found.candidate.id);
    return {
      data: {
        ...asCandidate(found),
        rivals: rivals.map(({ id, name, nameEn, party, votes, isNota }) => ({ _id: String(id), name, nameEn, party, votes, isNota })),
      },
      tags: tagsOf(election),
    };
  },
});

export const candidateCalls: readonly Call[] = [starCandidates, starCandidatesV2, candidates, candidate, candidateV2];
