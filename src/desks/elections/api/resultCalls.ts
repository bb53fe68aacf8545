import { z } from '@hono/zod-openapi';
import { ApiError, type Call } from '../../../site/calls/call.ts';
import { addressPart } from '../../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../../site/calls/pageOf.ts';
import { seatStates } from '../count/stages.ts';
import { readSeat, readStarCandidates } from '../pages/readCandidates.ts';
import { readHotSeats, readSeats, seatSorts } from '../pages/readSeats.ts';
import { readRegionTallies, readTallyBox, type TallyBox } from '../queries.ts';
import { halfCirclePlaces } from '../views/charts/halfCircle.ts';
import { electionCall, listCall, partyNamed, regionNamed, seatNamed, stateNamed, whichElection, whichState } from './electionCall.ts';
import {
  asCandidate,
  asFullTally,
  asHotSeat,
  asSeat,
  asTally,
  asVotes,
  candidateSchema,
  fullTallySchema,
  hotSeatSchema,
  regionSchema,
  seatSchema,
  tallySchema,
  voteSchema,
} from './schemas.ts';

/** A legislature has some hundred seats; the whole table may be requested. */
const limit = z
  .string()
  .regex(/^([1-9][0-9]{0,2}|1000)$/, { error: 'must be a whole number from 1 to 1000' })
  .transform(Number)
  .default(50)
  .openapi({ type: 'integer', minimum: 1, maximum: 1000, default: 50, description: 'How many at a time' });
const pageIndex = z
  .string()
  .regex(/^[1-9][0-9]{0,3}$/, { error: 'must be a whole number from 1' })
  .transform(Number)
  .default(1)
  .openapi({ type: 'integer', minimum: 1, default: 1, description: 'Which page of the list, from 1' });
const changedHands = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .openapi({ type: 'string', enum: ['true', 'false'], description: 'Only seats in which another party is ahead than won last time' })
  .optional();

const seats = electionCall({
  path: '/election/result/seats',
  summary: 'The half-circle: how many seats each party has from the left to the right, and where each seat stands',
  query: whichElection,
  data: z.object({
    totalSeats: z.number().int(),
    majority: z.number().int(),
    parties: z.array(z.object({ party: z.string(), color: z.string(), darkColor: z.string(), seats: z.number().int() })),
    places: z
      .array(z.object({ x: z.number(), y: z.number() }))
      .openapi({ description: 'From the left; the outer row is 1 from the middle, up is negative' }),
  }),
  answer: async ({ db, election }) => {
    const { seats: totalSeats, majority, parties } = await readTallyBox(db, election);
    return {
      totalSeats,
      majority,
      parties: parties.filter(({ total }) => total > 0).map((party) => ({ ...party, party: party.code, seats: party.total })),
      places: halfCirclePlaces(totalSeats),
    };
  },
});

const tallyCall = <Data extends z.ZodType>(path: string, summary: string, data: Data, asData: (box: TallyBox) => z.input<Data>): Call =>
  electionCall({
    path,
    summary,
    query: whichState,
    data,
    answer: async ({ db, election, query }) => {
      const state = await stateNamed(db, election, query.state);
      return asData(await readTallyBox(db, election, state ? `state:${state.code}` : 'all'));
    },
  });

const constituencies = electionCall({
  path: '/election/result/constituencies',
  summary: 'The results of seats, filtered and sorted; with `slug` one seat with all its votes',
  query: whichState.extend({
    slug: z
      .string()
      .trim()
      .min(1, { error: 'must not be empty' })
      .max(80)
      .optional()
      .openapi({ description: 'One seat: its slug, its number, or its name in either script', example: 'gandhinagar' }),
    region: addressPart(60).optional().openapi({ description: 'The `key` of a region' }),
    party: z.string().max(20).optional().openapi({ description: 'The code of the party that leads or has won' }),
    status: z.enum(seatStates).optional().openapi({ description: 'How far the seat’s result is' }),
    reservation: z.enum(['SC', 'ST', 'general']).optional().openapi({ description: 'For whom the seat is reserved' }),
    text: z
      .string()
      .max(60)
      .optional()
      .openapi({ description: 'A name of a seat or of its leading candidates, or part of one, in either script; or a number' }),
    changedHands,
    sort: z.enum(seatSorts).default('number').openapi({ description: '`number` is by states; `updated` by the last change of a result' }),
    order: z.enum(['asc', 'desc']).default('asc').openapi({ description: '`desc` turns the order round' }),
    pageIndex,
    limit,
  }),
  data: z.object({ ...pageFields, documents: z.array(seatSchema.extend({ votes: z.array(voteSchema).optional() })) }),
  answer: async ({ db, election, query: { state: stateSlug, slug, status, order, limit: perPage, pageIndex: page, ...filters } }) => {
    const state = await stateNamed(db, election, stateSlug);
    await partyNamed(db, election, filters.party);
    await regionNamed(db, election, filters.region);
    const seat = slug === undefined ? undefined : await seatNamed(db, election, slug, state);
    const { seats: rows, total } = await readSeats(db, election.id, {
      ...filters,
      slug: seat?.slug,
      stateCode: state?.code,
      state: status,
      descending: order === 'desc',
      page,
      perPage,
    });
    if (seat && total === 0) throw new ApiError(404, 'There is no such seat');
    const votes = seat && (await readSeat(db, election.id, seat.slug))?.candidates.map(asVotes);
    return {
      ...pageOf({ totalCount: total }, { pageIndex: page, limit: perPage }),
      documents: rows.map((row) => ({ ...asSeat(row), votes })),
    };
  },
});

const hotSeats = listCall({
  path: '/election/result/hot-seats',
  summary: 'How the seats to watch stand',
  query: whichElection,
  item: hotSeatSchema,
  read: async ({ db, election }) => (await readHotSeats(db, election.id)).map(asHotSeat),
});

const hotSeatConstituencies = listCall({
  path: '/election/result/hot-seat-constituencies',
  summary: 'The seats to watch with the votes of all candidates',
  query: whichElection,
  item: hotSeatSchema.extend({ votes: z.array(voteSchema) }),
  read: async ({ db, election }) =>
    Promise.all(
      (await readHotSeats(db, election.id, 30)).map(async (seat) => ({
        ...asHotSeat(seat),
        votes: ((await readSeat(db, election.id, seat.slug))?.candidates ?? []).map(asVotes),
      })),
    ),
});

const starCandidates = listCall({
  path: '/election/result/star-candidates',
  summary: 'How the candidates to watch stand',
  query: whichElection,
  item: candidateSchema.extend({ margin: z.number().int().nullable() }),
  read: async ({ db, election }) =>
    (await readStarCandidates(db, election.id)).map((star) => ({
      ...asCandidate(star),
      margin: star.seat.leaderId === star.candidate.id ? star.seat.margin : null,
    })),
});

const seatsByRegion = listCall({
  path: '/election/result/seats-by-region',
  summary: 'The tally of each region',
  query: whichElection,
  item: z.object({ region: regionSchema, tally: fullTallySchema }),
  read: async ({ db, election }) =>
    (await readRegionTallies(db, election)).map(({ region, tally }) => ({ region, tally: asFullTally(tally) })),
});

export const resultCalls: readonly Call[] = [
  seats,
  tallyCall(
    '/election/result/tally-box',
    'The tally: leading, won and total by BJP, INC, AAP, OTHER and unconfirmed, against the last election',
    tallySchema,
    asTally,
  ),
  tallyCall(
    '/v2/election/result/tally-box',
    'The tally with every party and alliance, shares of votes and swings',
    fullTallySchema,
    asFullTally,
  ),
  constituencies,
  hotSeats,
  hotSeatConstituencies,
  starCandidates,
  seatsByRegion,
];
