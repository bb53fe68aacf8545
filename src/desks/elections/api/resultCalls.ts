import { z } from '@hono/zod-openapi';
import { ApiError, type Call, call } from '../../../site/calls/call.ts';
import { addressPart } from '../../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../../site/calls/pageOf.ts';
import { seatStates } from '../count/stages.ts';
import { readSeat, readStarCandidates } from '../pages/readCandidates.ts';
import { readHotSeats, readSeats, seatSorts } from '../pages/readSeats.ts';
import { readRegionTallies, readTallyBox, type Scope } from '../queries.ts';
import { halfCirclePlaces } from '../views/charts/halfCircle.ts';
import { regionSchema } from './aboutCalls.ts';
import { electionNamed, FRESH, seatNamed, stateNamed, tagsOf, whichElection, whichState } from './electionNamed.ts';
import {
  asCandidate,
  asFullTally,
  asSeat,
  asTally,
  asVotes,
  candidateSchema,
  fullTallySchema,
  seatSchema,
  tallySchema,
  voteSchema,
} from './schemas.ts';

const desk = 'elections';

/** A body has some hundred seats; the table may be asked for whole. */
const limit = z
  .string()
  .regex(/^([1-9][0-9]{0,2}|1000)$/, { error: 'must be a whole number from 1 to 1000' })
  .transform(Number)
  .default(50)
  .openapi({ type: 'integer', minimum: 1, maximum: 1000, default: 50 });
const pageIndex = z
  .string()
  .regex(/^[1-9][0-9]{0,3}$/, { error: 'must be a whole number from 1' })
  .transform(Number)
  .default(1)
  .openapi({ type: 'integer', minimum: 1, default: 1 });
const changedHands = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .openapi({ type: 'string', enum: ['true', 'false'], description: 'Only seats in which another party is ahead than won last time' })
  .optional();

const seats = call({
  path: '/election/result/seats',
  summary: 'The half-circle: how many seats each party has from the left to the right, and where each seat stands',
  desk,
  query: z.object(whichElection),
  data: z.object({
    totalSeats: z.number().int(),
    majority: z.number().int(),
    parties: z.array(z.object({ party: z.string(), color: z.string(), darkColor: z.string(), seats: z.number().int() })),
    places: z
      .array(z.object({ x: z.number(), y: z.number() }))
      .openapi({ description: 'From the left; the outer row is 1 from the middle, up is negative' }),
  }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    const box = await readTallyBox(db, election);
    return {
      data: {
        totalSeats: box.seats,
        majority: box.majority,
        parties: box.parties
          .filter(({ total }) => total > 0)
          .map(({ code, color, darkColor, total }) => ({ party: code, color, darkColor, seats: total })),
        places: halfCirclePlaces(box.seats),
      },
      tags: tagsOf(election),
    };
  },
});

const tally = (path: string, summary: string) => ({ path, summary, desk, query: z.object(whichState), freshFor: FRESH }) as const;

const tallyBox = call({
  ...tally(
    '/election/result/tally-box',
    'The tally: leading, won and total by BJP, INC, AAP, OTHER and unconfirmed, against the last election',
  ),
  data: tallySchema,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    const state = await stateNamed(db, election, query.state);
    const scope: Scope = state ? `state:${state.code}` : 'all';
    return { data: asTally(await readTallyBox(db, election, scope)), tags: tagsOf(election) };
  },
});

const tallyBoxV2 = call({
  ...tally('/v2/election/result/tally-box', 'The tally with every party and alliance, shares of votes and swings'),
  data: fullTallySchema,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    const state = await stateNamed(db, election, query.state);
    const scope: Scope = state ? `state:${state.code}` : 'all';
    return { data: asFullTally(await readTallyBox(db, election, scope)), tags: tagsOf(election) };
  },
});

const constituencies = call({
  path: '/election/result/constituencies',
  summary: 'The results of seats, filtered and sorted; with `slug` one seat with all its votes',
  desk,
  query: z.object({
    ...whichState,
    slug: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .optional()
      .openapi({ description: 'One seat: its slug, its number, or its name in either script', example: 'gandhinagar' }),
    region: addressPart(60).optional(),
    party: z.string().max(20).optional(),
    status: z.enum(seatStates).optional(),
    reservation: z.enum(['SC', 'ST', 'general']).optional(),
    text: z.string().max(60).optional(),
    changedHands,
    sort: z.enum(seatSorts).default('number'),
    order: z.enum(['asc', 'desc']).default('asc'),
    pageIndex,
    limit,
  }),
  data: z.object({ ...pageFields, documents: z.array(seatSchema.extend({ votes: z.array(voteSchema).optional() })) }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query: { token, state: stateSlug, slug, status, order, limit: perPage, pageIndex: page, ...asked } }) => {
    const election = await electionNamed(db, token);
    const state = await stateNamed(db, election, stateSlug);
    const seat = slug === undefined ? undefined : await seatNamed(db, election, slug, state);
    const found = await readSeats(db, election.id, {
      ...asked,
      slug: seat?.slug,
      stateCode: state?.code,
      state: status,
      descending: order === 'desc',
      page,
      perPage,
    });
    if (seat && found.total === 0) throw new ApiError(404, 'There is no such seat');
    const votes = seat && (await readSeat(db, election.id, seat.slug))?.candidates.map(asVotes);
    return {
      data: {
        ...pageOf({ totalCount: found.total }, { pageIndex: page, limit: perPage }),
        documents: found.seats.map((row) => ({ ...asSeat(row), votes })),
      },
      tags: tagsOf(election),
    };
  },
});

const hotSeatList = (path: string, summary: string, most: number): Call =>
  call({
    path,
    summary,
    desk,
    query: z.object(whichElection),
    data: z.object({ documents: z.array(seatSchema.extend({ note: z.string() })) }),
    freshFor: FRESH,
    answer: async ({ app: { db }, query }) => {
      const election = await electionNamed(db, query.token);
      const hot = await readHotSeats(db, election.id, most);
      return { data: { documents: hot.map((seat) => ({ ...asSeat(seat), note: seat.hotNote })) }, tags: tagsOf(election) };
    },
  });

const hotSeatConstituencies = call({
  path: '/election/result/hot-seat-constituencies',
  summary: 'The seats to watch with the votes of all candidates',
  desk,
  query: z.object(whichElection),
  data: z.object({ documents: z.array(seatSchema.extend({ note: z.string(), votes: z.array(voteSchema) })) }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    const hot = await readHotSeats(db, election.id, 30);
    const documents = await Promise.all(
      hot.map(async (seat) => ({
        ...asSeat(seat),
        note: seat.hotNote,
        votes: ((await readSeat(db, election.id, seat.slug))?.candidates ?? []).map(asVotes),
      })),
    );
    return { data: { documents }, tags: tagsOf(election) };
  },
});

const starCandidates = call({
  path: '/election/result/star-candidates',
  summary: 'How the candidates to watch stand',
  desk,
  query: z.object(whichElection),
  data: z.object({ documents: z.array(candidateSchema.extend({ margin: z.number().int().nullable() })) }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    const stars = await readStarCandidates(db, election.id);
    return {
      data: {
        documents: stars.map((star) => ({
          ...asCandidate(star),
          margin: star.seat.leaderId === star.candidate.id ? star.seat.margin : null,
        })),
      },
      tags: tagsOf(election),
    };
  },
});

const seatsByRegion = call({
  path: '/election/result/seats-by-region',
  summary: 'The tally of each region',
  desk,
  query: z.object(whichElection),
  data: z.object({ documents: z.array(z.object({ region: regionSchema, tally: fullTallySchema })) }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    const regions = await readRegionTallies(db, election);
    return { data: { documents: regions.map(({ region, tally: box }) => ({ region, tally: asFullTally(box) })) }, tags: tagsOf(election) };
  },
});

export const resultCalls: readonly Call[] = [
  seats,
  tallyBox,
  tallyBoxV2,
  constituencies,
  hotSeatList('/election/result/hot-seats', 'How the seats to watch stand', 100),
  hotSeatConstituencies,
  starCandidates,
  seatsByRegion,
];
