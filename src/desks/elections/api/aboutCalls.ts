import { z } from '@hono/zod-openapi';
import { type Call, call } from '../../../site/calls/call.ts';
import { listPage } from '../../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../../site/calls/pageOf.ts';
import { readHotSeats, readSeats } from '../pages/readSeats.ts';
import { readAlliances, readLiveNews, readParties, readPhases, readRegions, readStates } from '../queries.ts';
import { electionNamed, FRESH, stateNamed, tagsOf, whichElection, whichState } from './electionNamed.ts';
import { asNews, asParty, asSeat, newsSchema, partySchema, seatSchema } from './schemas.ts';

const desk = 'elections';

const colours = { color: z.string(), darkColor: z.string() };

const configurationSchema = z
  .object({
    token: z.string(),
    name: z.string(),
    nameEn: z.string(),
    body: z.string(),
    year: z.number().int(),
    state: z.string().openapi({ description: 'Empty for the whole country' }),
    totalSeats: z.number().int(),
    majority: z.number().int(),
    stage: z.enum(['upcoming', 'polling', 'counting', 'declared']),
    comparedWith: z.string(),
    countingAt: z.iso.datetime().nullable(),
    blocks: z.array(z.object({ key: z.string(), name: z.string(), nameEn: z.string(), ...colours, parties: z.array(z.string()) })),
  })
  .openapi('ElectionConfiguration');

const asConfiguration = (election: Awaited<ReturnType<typeof electionNamed>>): z.infer<typeof configurationSchema> => ({
  token: election.token,
  name: election.name,
  nameEn: election.nameEn,
  body: election.body,
  year: election.year,
  state: election.state,
  totalSeats: election.seats,
  majority: election.majority,
  stage: election.stage,
  comparedWith: election.beforeName,
  countingAt: election.countingAt?.toISOString() ?? null,
  blocks: election.blocks,
});

const stateSchema = z.object({ code: z.string(), slug: z.string(), name: z.string(), nameEn: z.string() });
export const regionSchema = z.object({ key: z.string(), name: z.string(), nameEn: z.string(), stateCode: z.string() });

const configuration = call({
  path: '/election/configuration',
  summary: 'What an election is: its body, seats, majority, and the columns of its tally',
  desk,
  query: z.object(whichElection),
  data: configurationSchema,
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    return { data: asConfiguration(election), tags: tagsOf(election) };
  },
});

const configurationV2 = call({
  path: '/v2/election/configuration',
  summary: 'What an election is, with its parties, alliances, states, regions and phases',
  desk,
  query: z.object(whichElection),
  data: configurationSchema
    .extend({
      parties: z.array(partySchema),
      alliances: z.array(z.object({ key: z.string(), name: z.string(), nameEn: z.string(), ...colours })),
      states: z.array(stateSchema),
      regions: z.array(regionSchema),
      phases: z.array(
        z.object({
          number: z.number().int(),
          pollOpensAt: z.iso.datetime(),
          pollClosesAt: z.iso.datetime(),
          notifiedOn: z.string().nullable(),
          seats: z.number().int(),
          note: z.string(),
        }),
      ),
    })
    .openapi('ElectionConfigurationInFull'),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    const { id } = election;
    const [parties, alliances, states, regions, phases] = await Promise.all([
      readParties(db, id),
      readAlliances(db, id),
      readStates(db, id),
      readRegions(db, id),
      readPhases(db, id),
    ]);
    return {
      data: {
        ...asConfiguration(election),
        parties: parties.map(asParty),
        alliances: [...alliances],
        states: [...states],
        regions: [...regions],
        phases: phases.map(({ pollOpensAt, pollClosesAt, ...phase }) => ({
          ...phase,
          pollOpensAt: pollOpensAt.toISOString(),
          pollClosesAt: pollClosesAt.toISOString(),
        })),
      },
      tags: tagsOf(election),
    };
  },
});

const breakingHeadline = call({
  path: '/election/breaking-headline',
  summary: 'The line above the tally; empty when there is none',
  desk,
  query: z.object(whichElection),
  data: z.object({ headline: z.string() }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    return { data: { headline: election.breakingHeadline }, tags: tagsOf(election) };
  },
});

const LATEST_NEWS = 30;

const liveNews = call({
  path: '/election/live-news',
  summary: 'The newest short lines of the day, pinned ones first',
  desk,
  query: z.object(whichElection),
  data: z.object({ documents: z.array(newsSchema) }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    const { news } = await readLiveNews(db, election.id, { limit: LATEST_NEWS });
    return { data: { documents: news.map(asNews) }, tags: tagsOf(election) };
  },
});

const liveNewsV2 = call({
  path: '/v2/election/live-news',
  summary: 'Short lines of the day, page after page',
  desk,
  query: z.object({ ...whichElection, ...listPage }),
  data: z.object({ ...pageFields, documents: z.array(newsSchema) }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query: { token, pageIndex, limit } }) => {
    const election = await electionNamed(db, token);
    const { news, total } = await readLiveNews(db, election.id, { page: pageIndex, limit });
    return { data: { ...pageOf({ totalCount: total }, { pageIndex, limit }), documents: news.map(asNews) }, tags: tagsOf(election) };
  },
});

const parties = call({
  path: '/election/parties',
  summary: 'The parties of an election with their colours',
  desk,
  query: z.object(whichElection),
  data: z.object({ documents: z.array(partySchema) }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    return { data: { documents: (await readParties(db, election.id)).map(asParty) }, tags: tagsOf(election) };
  },
});

const state = call({
  path: '/election/state',
  summary: 'The states in which an election is held',
  desk,
  query: z.object(whichElection),
  data: z.object({ documents: z.array(stateSchema) }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    return { data: { documents: [...(await readStates(db, election.id))] }, tags: tagsOf(election) };
  },
});

const regions = call({
  path: '/election/regions',
  summary: 'The regions by which results are told',
  desk,
  query: z.object(whichElection),
  data: z.object({ documents: z.array(regionSchema) }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    return { data: { documents: [...(await readRegions(db, election.id))] }, tags: tagsOf(election) };
  },
});

/** More than any body has: these lists are given whole. */
const ALL_SEATS = 1_000;

const constituencies = call({
  path: '/election/constituencies',
  summary: 'The seats of an election or of a state in it',
  desk,
  query: z.object(whichState),
  data: z.object({
    documents: z.array(
      seatSchema.pick({
        _id: true,
        number: true,
        slug: true,
        name: true,
        nameEn: true,
        stateCode: true,
        reservation: true,
        region: true,
        district: true,
      }),
    ),
  }),
  freshFor: FRESH,
  answer: async ({ app: { db }, query }) => {
    const election = await electionNamed(db, query.token);
    const within = await stateNamed(db, election, query.state);
    const { seats } = await readSeats(db, election.id, { stateCode: within?.code, perPage: ALL_SEATS });
    return { data: { documents: seats.map(asSeat) }, tags: tagsOf(election) };
  },
});

const hotSeats = (path: string, schema: typeof seatSchema, isFull: boolean): Call =>
  call({
    path,
    summary: 'The seats to watch, in the editors’ order',
    desk,
    query: z.object(whichElection),
    data: z.object({ documents: z.array(schema.extend({ note: z.string() })) }),
    freshFor: FRESH,
    answer: async ({ app: { db }, query }) => {
      const election = await electionNamed(db, query.token);
      const seats = await readHotSeats(db, election.id, isFull ? 100 : 30);
      return { data: { documents: seats.map((seat) => ({ ...asSeat(seat), note: seat.hotNote })) }, tags: tagsOf(election) };
    },
  });

export const aboutCalls: readonly Call[] = [
  configuration,
  configurationV2,
  breakingHeadline,
  liveNews,
  liveNewsV2,
  parties,
  state,
  regions,
  constituencies,
  hotSeats('/election/hot-seats', seatSchema, false),
  hotSeats('/v2/election/hot-seats', seatSchema, true),
];
