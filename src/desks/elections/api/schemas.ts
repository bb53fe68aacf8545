import { z } from '@hono/zod-openapi';
import { seatStates } from '../count/stages.ts';
import type { CandidateInSeat, CandidateLine } from '../pages/readCandidates.ts';
import type { Contender, SeatRow } from '../pages/readSeats.ts';
import type { ElectionNews, Party, TallyBox } from '../queries.ts';

const colours = {
  color: z.string().openapi({ description: 'On a light page', example: '#cf670b' }),
  darkColor: z.string().openapi({ description: 'On a dark page' }),
};

export const partySchema = z
  .object({
    code: z.string().openapi({ example: 'BJP' }),
    name: z.string(),
    nameEn: z.string(),
    shortName: z.string(),
    ...colours,
    alliance: z.string().openapi({ description: 'Empty outside every alliance' }),
    seatsBefore: z.number().int().openapi({ description: 'Seats won last time' }),
  })
  .openapi('ElectionParty');

export const asParty = ({
  code,
  name,
  nameEn,
  shortName,
  color,
  darkColor,
  alliance,
  seatsBefore,
}: Party): z.infer<typeof partySchema> => ({
  code,
  name,
  nameEn,
  shortName,
  color,
  darkColor,
  alliance,
  seatsBefore,
});

const contenderSchema = z.object({
  _id: z.string(),
  name: z.string(),
  nameEn: z.string(),
  party: z.string().openapi({ description: 'The party’s code' }),
  votes: z.number().int(),
});

const asContender = ({ id, name, nameEn, party, votes }: Contender): z.infer<typeof contenderSchema> => ({
  _id: String(id),
  name,
  nameEn,
  party,
  votes,
});

export const seatSchema = z
  .object({
    _id: z.string(),
    number: z.number().int().openapi({ description: 'Its number in the state' }),
    slug: z.string(),
    name: z.string(),
    nameEn: z.string(),
    stateCode: z.string().openapi({ description: 'The commission’s code', example: 'S06' }),
    reservation: z.enum(['', 'SC', 'ST']),
    region: z.string(),
    district: z.string(),
    status: z.enum(seatStates),
    partyBefore: z.string(),
    party: z.string().openapi({ description: 'The party that leads or has won; empty while none does' }),
    margin: z.number().int().nullable(),
    totalVotes: z.number().int(),
    round: z.number().int(),
    rounds: z.number().int(),
    leader: contenderSchema.nullable(),
    runnerUp: contenderSchema.nullable(),
    updatedAt: z.iso.datetime(),
  })
  .openapi('ElectionSeat');

export const asSeat = (seat: SeatRow): z.infer<typeof seatSchema> => ({
  _id: String(seat.id),
  number: seat.number,
  slug: seat.slug,
  name: seat.name,
  nameEn: seat.nameEn,
  stateCode: seat.stateCode,
  reservation: seat.reservation,
  region: seat.region,
  district: seat.district,
  status: seat.state,
  partyBefore: seat.partyBefore,
  party: seat.leaderParty,
  margin: seat.margin,
  totalVotes: seat.totalVotes,
  round: seat.round,
  rounds: seat.rounds,
  leader: seat.leader && asContender(seat.leader),
  runnerUp: seat.runnerUp && asContender(seat.runnerUp),
  updatedAt: seat.updatedAt.toISOString(),
});

const tallyRow = z.object({
  key: z.string(),
  name: z.string(),
  ...colours,
  leading: z.number().int(),
  won: z.number().int(),
  total: z.number().int(),
  before: z.number().int().nullable(),
  change: z.number().int().nullable(),
});

export const tallySchema = z
  .object({
    token: z.string(),
    name: z.string(),
    stage: z.string(),
    totalSeats: z.number().int(),
    majority: z.number().int().openapi({ description: '0 for a part of the body' }),
    leading: z.number().int(),
    won: z.number().int(),
    unconfirmed: z.number().int(),
    comparedWith: z.string(),
    /** BJP, INC, AAP, OTHER, unconfirmed (specification, section 3). */
    tallies: z.array(tallyRow),
    updatedAt: z.iso.datetime(),
  })
  .openapi('ElectionTally');

export const asTally = (box: TallyBox): z.infer<typeof tallySchema> => ({
  token: box.token,
  name: box.name,
  stage: box.stage,
  totalSeats: box.seats,
  majority: box.majority,
  leading: box.leading,
  won: box.won,
  unconfirmed: box.unconfirmed,
  comparedWith: box.beforeName,
  tallies: box.blocks,
  updatedAt: box.updatedAt.toISOString(),
});

export const fullTallySchema = tallySchema
  .extend({
    headline: z.string(),
    alliances: z.array(tallyRow.extend({ hasMajority: z.boolean() })),
    parties: z.array(
      tallyRow.extend({
        shortName: z.string(),
        alliance: z.string(),
        share: z.number().nullable().openapi({ description: 'Per cent of all votes, where known' }),
        swing: z.number().nullable().openapi({ description: 'Points, where known' }),
      }),
    ),
  })
  .openapi('ElectionTallyInFull');

export const asFullTally = (box: TallyBox): z.infer<typeof fullTallySchema> => ({
  ...asTally(box),
  headline: box.headline,
  alliances: box.alliances,
  parties: box.parties.map(({ code, share, swing, ...party }) => ({ ...party, key: code, share: share ?? null, swing: swing ?? null })),
});

export const candidateSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    nameEn: z.string(),
    party: z.string(),
    votes: z.number().int(),
    note: z.string(),
    hasWon: z.boolean(),
    isLeading: z.boolean(),
    seat: z.object({
      _id: z.string(),
      slug: z.string(),
      name: z.string(),
      stateCode: z.string(),
      state: z.string(),
      status: z.enum(seatStates),
    }),
  })
  .openapi('ElectionCandidate');

export const asCandidate = ({ candidate, seat, stateName }: CandidateInSeat): z.infer<typeof candidateSchema> => ({
  _id: String(candidate.id),
  name: candidate.name,
  nameEn: candidate.nameEn,
  party: candidate.party,
  votes: candidate.votes,
  note: candidate.starNote,
  hasWon: seat.leaderId === candidate.id && (seat.state === 'won' || seat.state === 'uncontested'),
  isLeading: seat.leaderId === candidate.id && seat.state === 'leading',
  seat: { _id: String(seat.id), slug: seat.slug, name: seat.name, stateCode: seat.stateCode, state: stateName, status: seat.state },
});

/** A line of a seat's result. */
export const voteSchema = contenderSchema
  .extend({ share: z.number().nullable(), behind: z.number().int(), standing: z.enum(['won', 'leading', 'behind']), isNota: z.boolean() })
  .openapi('ElectionVotes');

export const asVotes = ({ share, behind, standing, isNota, ...candidate }: CandidateLine): z.infer<typeof voteSchema> => ({
  ...asContender(candidate),
  share: share ?? null,
  behind,
  standing,
  isNota,
});

export const newsSchema = z
  .object({
    _id: z.string(),
    text: z.string(),
    at: z.iso.datetime(),
    isPinned: z.boolean(),
    seat: z.object({ slug: z.string(), name: z.string() }).nullable(),
  })
  .openapi('ElectionNews');

export const asNews = ({ id, at, ...news }: ElectionNews): z.infer<typeof newsSchema> => ({
  _id: String(id),
  at: at.toISOString(),
  ...news,
});
