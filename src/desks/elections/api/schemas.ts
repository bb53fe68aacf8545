import { z } from '@hono/zod-openapi';
import { hasLostDeposit as isDepositLost } from '../count/seatResult.ts';
import { seatStates } from '../count/stages.ts';
import type { CandidateInSeat, CandidateLine } from '../pages/readCandidates.ts';
import type { SeatRow } from '../pages/readSeats.ts';
import type { ElectionNews, TallyBox } from '../queries.ts';

const names = { name: z.string(), nameEn: z.string() };

const colours = {
  color: z.string().openapi({ description: 'On a light page', example: '#cf670b' }),
  darkColor: z.string().openapi({ description: 'On a dark page' }),
};

export const partySchema = z
  .object({
    code: z.string().openapi({ example: 'BJP' }),
    ...names,
    shortName: z.string(),
    ...colours,
    alliance: z.string().openapi({ description: 'Empty outside every alliance' }),
    seatsBefore: z.number().int().openapi({ description: 'Seats won last time' }),
  })
  .openapi('ElectionParty');

/** A row with its id as in call responses. Fields that a schema does not list are left out. */
export const withId = <Row extends { id: number }>(row: Row) => ({ ...row, _id: String(row.id) });

export const regionSchema = z.object({ key: z.string(), ...names, stateCode: z.string() });

export const contenderSchema = z.object({
  _id: z.string(),
  ...names,
  party: z.string().openapi({ description: 'The party’s code' }),
  votes: z.number().int(),
});

export const seatSchema = z
  .object({
    _id: z.string(),
    number: z.number().int().openapi({ description: 'Its number in the state' }),
    slug: z.string(),
    ...names,
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

export const asSeat = (seat: SeatRow) => ({
  ...withId(seat),
  status: seat.state,
  party: seat.leaderParty,
  leader: seat.leader && withId(seat.leader),
  runnerUp: seat.runnerUp && withId(seat.runnerUp),
  updatedAt: seat.updatedAt.toISOString(),
});

export const hotSeatSchema = seatSchema.extend({ note: z.string() });

export const asHotSeat = (seat: SeatRow) => ({ ...asSeat(seat), note: seat.hotNote });

const tallyRow = z.object({
  key: z.string(),
  name: z.string(),
  ...colours,
  leading: z.number().int(),
  won: z.number().int(),
  total: z.number().int(),
  before: z.number().int().nullable(),
  change: z.number().int().nullable().openapi({
    description: 'Seats more than last time, while votes are counted in the seats counted so far; null before the first result',
  }),
});

export const tallySchema = z
  .object({
    token: z.string(),
    name: z.string(),
    stage: z.string(),
    totalSeats: z.number().int(),
    majority: z.number().int().openapi({ description: '0 for a part of the body, and in by-elections' }),
    leading: z.number().int(),
    won: z.number().int(),
    unconfirmed: z.number().int(),
    comparedWith: z.string(),
    /** BJP, INC, AAP, OTHER, unconfirmed (specification, section 3). */
    tallies: z.array(tallyRow),
    updatedAt: z.iso.datetime(),
  })
  .openapi('ElectionTally');

export const asTally = (box: TallyBox) => ({
  ...box,
  totalSeats: box.seats,
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
        share: z.number().nullable().openapi({ description: 'Per cent of all votes, once all seats are counted and where known' }),
        swing: z.number().nullable().openapi({ description: 'Points, where known' }),
      }),
    ),
  })
  .openapi('ElectionTallyInFull');

export const asFullTally = (box: TallyBox) => ({
  ...asTally(box),
  parties: box.parties.map((party) => ({ ...party, key: party.code, share: party.share ?? null, swing: party.swing ?? null })),
});

const hasLostDeposit = z
  .boolean()
  .openapi({ description: 'Once the seat is declared: not elected, with no more than a sixth of the valid votes' });

export const candidateSchema = z
  .object({
    _id: z.string(),
    ...names,
    party: z.string(),
    votes: z.number().int(),
    note: z.string(),
    hasWon: z.boolean(),
    isLeading: z.boolean(),
    hasLostDeposit,
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

export const asCandidate = ({ candidate, seat, stateName }: CandidateInSeat) => ({
  ...withId(candidate),
  note: candidate.starNote,
  hasWon: seat.leaderId === candidate.id && (seat.state === 'won' || seat.state === 'uncontested'),
  isLeading: seat.leaderId === candidate.id && seat.state === 'leading',
  hasLostDeposit: isDepositLost(candidate, seat),
  seat: { ...withId(seat), state: stateName, status: seat.state },
});

/** A candidate's line in a seat's result. */
export const voteSchema = contenderSchema
  .extend({
    share: z.number().nullable(),
    behind: z.number().int(),
    standing: z.enum(['won', 'leading', 'behind']),
    isNota: z.boolean(),
    hasLostDeposit,
  })
  .openapi('ElectionVotes');

export const asVotes = (line: CandidateLine) => ({ ...withId(line), share: line.share ?? null });

export const newsSchema = z
  .object({
    _id: z.string(),
    text: z.string(),
    at: z.iso.datetime(),
    isPinned: z.boolean(),
    seat: z.object({ slug: z.string(), name: z.string() }).nullable(),
  })
  .openapi('ElectionNews');

export const asNews = (news: ElectionNews) => ({ ...withId(news), at: news.at.toISOString() });
