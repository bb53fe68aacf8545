import { z } from '@hono/zod-openapi';
import type { Call } from '../../../site/calls/call.ts';
import { listPage } from '../../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../../site/calls/pageOf.ts';
import { readHotSeats, readSeats } from '../pages/readSeats.ts';
import { type Election, readAlliances, readLiveNews, readParties, readPhases, readRegions, readStates } from '../queries.ts';
import { electionCall, listCall, stateNamed, whichElection, whichState } from './electionCall.ts';
import { asHotSeat, asNews, asSeat, hotSeatSchema, newsSchema, partySchema, regionSchema, seatSchema } from './schemas.ts';

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

const asConfiguration = (election: Election) => ({
  ...election,
  totalSeats: election.seats,
  comparedWith: election.beforeName,
  countingAt: election.countingAt?.toISOString() ?? null,
});

const stateSchema = z.object({ code: z.string(), slug: z.string(), name: z.string(), nameEn: z.string() });

const configuration = electionCall({
  path: '/election/configuration',
  summary: 'What an election is: its body, seats, majority, and the columns of its tally',
  query: whichElection,
  data: configurationSchema,
  answer: async ({ election }) => asConfiguration(election),
});

const configurationV2 = electionCall({
  path: '/v2/election/configuration',
  summary: 'What an election is, with its parties, alliances, states, regions and phases',
  query: whichElection,
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
  answer: async ({ db, election }) => {
    const { id } = election;
    const [parties, alliances, states, regions, phases] = await Promise.all([
      readParties(db, id),
      readAlliances(db, id),
      readStates(db, id),
      readRegions(db, id),
      readPhases(db, id),
    ]);
    return {
      ...asConfiguration(election),
      parties: [...parties],
      alliances: [...alliances],
      states: [...states],
      regions: [...regions],
      phases: phases.map((phase) => ({
        ...phase,
        pollOpensAt: phase.pollOpensAt.toISOString(),
        pollClosesAt: phase.pollClosesAt.toISOString(),
      })),
    };
  },
});

const breakingHeadline = electionCall({
  path: '/election/breaking-headline',
  summary: 'The line above the tally; empty when there is none',
  query: whichElection,
  data: z.object({ headline: z.string() }),
  answer: async ({ election }) => ({ headline: election.breakingHeadline }),
});

const LATEST_NEWS = 30;

const liveNews = listCall({
  path: '/election/live-news',
  summary: 'The newest short lines of the day, pinned ones first',
  query: whichElection,
  item: newsSchema,
  read: async ({ db, election }) => (await readLiveNews(db, election.id, { limit: LATEST_NEWS })).news.map(asNews),
});

const liveNewsV2 = electionCall({
  path: '/v2/election/live-news',
  summary: 'Short lines of the day, page after page',
  query: whichElection.extend(listPage),
  data: z.object({ ...pageFields, documents: z.array(newsSchema) }),
  answer: async ({ db, election, query: { pageIndex, limit } }) => {
    const { news, total } = await readLiveNews(db, election.id, { page: pageIndex, limit });
    return { ...pageOf({ totalCount: total }, { pageIndex, limit }), documents: news.map(asNews) };
  },
});

const parties = listCall({
  path: '/election/parties',
  summary: 'The parties of an election with their colours',
  query: whichElection,
  item: partySchema,
  read: ({ db, election }) => readParties(db, election.id),
});

const states = listCall({
  path: '/election/state',
  summary: 'The states in which an election is held',
  query: whichElection,
  item: stateSchema,
  read: ({ db, election }) => readStates(db, election.id),
});

const regions = listCall({
  path: '/election/regions',
  summary: 'The regions by which results are told',
  query: whichElection,
  item: regionSchema,
  read: ({ db, election }) => readRegions(db, election.id),
});

/** More than any legislature has; these lists are not paged. */
const ALL_SEATS = 1_000;

const constituencies = listCall({
  path: '/election/constituencies',
  summary: 'The seats of an election or of a state in it',
  query: whichState,
  item: seatSchema.pick({
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
  read: async ({ db, election, query }) => {
    const state = await stateNamed(db, election, query.state);
    return (await readSeats(db, election.id, { stateCode: state?.code, perPage: ALL_SEATS })).seats.map(asSeat);
  },
});

const hotSeats = (path: string, limit: number): Call =>
  listCall({
    path,
    summary: 'The seats to watch, in the editors’ order',
    query: whichElection,
    item: hotSeatSchema,
    read: async ({ db, election }) => (await readHotSeats(db, election.id, limit)).map(asHotSeat),
  });

export const aboutCalls: readonly Call[] = [
  configuration,
  configurationV2,
  breakingHeadline,
  liveNews,
  liveNewsV2,
  parties,
  states,
  regions,
  constituencies,
  hotSeats('/election/hot-seats', 30),
  hotSeats('/v2/election/hot-seats', 100),
];
