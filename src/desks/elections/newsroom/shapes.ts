import { z } from 'zod';
import { moment, sentence } from '../../../site/newsroom/endpoint.ts';
import { pollKinds, seatStates } from '../count/stages.ts';
import { electionDraft } from '../editing/drafts.ts';

// Response types of the newsroom calls for elections, for the server and the screens.

/** An election for editing. */
export const electionForEditing = electionDraft.extend({ id: z.number(), breakingHeadline: z.string(), headlineVersion: z.number() });
export type ElectionForEditing = z.output<typeof electionForEditing>;

const seat = z.object({
  id: z.number(),
  electionId: z.number(),
  stateCode: z.string(),
  number: z.number(),
  slug: z.string(),
  name: z.string(),
  nameEn: z.string(),
  reservation: z.enum(['', 'SC', 'ST']),
  region: z.string(),
  district: z.string(),
  phase: z.number().nullable(),
  parentNumber: z.number().nullable(),
  hexQ: z.number().nullable(),
  hexR: z.number().nullable(),
  electors: z.number(),
  partyBefore: z.string(),
  state: z.enum(seatStates),
  leaderId: z.number().nullable(),
  runnerUpId: z.number().nullable(),
  leaderParty: z.string(),
  margin: z.number().nullable(),
  totalVotes: z.number(),
  notaVotes: z.number(),
  candidateCount: z.number(),
  round: z.number(),
  rounds: z.number(),
  hotPosition: z.number().nullable(),
  hotNote: z.string(),
  version: z.number(),
  updatedAt: moment,
});

const candidate = z.object({
  id: z.number(),
  electionId: z.number(),
  seatId: z.number(),
  number: z.number(),
  name: z.string(),
  nameEn: z.string(),
  party: z.string(),
  partyName: z.string(),
  isNota: z.boolean(),
  votes: z.number(),
  starPosition: z.number().nullable(),
  starNote: z.string(),
  pictureKey: z.string().nullable(),
  version: z.number(),
});

/** A seat in the list of the entry grid. */
export const seatInGrid = seat.pick({
  id: true,
  stateCode: true,
  number: true,
  slug: true,
  name: true,
  nameEn: true,
  state: true,
  leaderParty: true,
  margin: true,
  round: true,
  rounds: true,
  version: true,
});
export type GridSeat = z.output<typeof seatInGrid>;

export const seatForEditing = z.object({ seat, candidates: z.array(candidate) });
export type SeatForEditing = z.output<typeof seatForEditing>;

/** The outcome for each seat that was sent; if there are errors, nothing has been saved. */
export const resultReport = z.object({
  lines: z.array(z.object({ row: z.number(), seat: z.string(), outcome: z.enum(['taken', 'corrected', 'unchanged']) })),
  problems: z.array(z.object({ row: z.number(), message: sentence })),
});
export type ResultReport = z.output<typeof resultReport>;

/** A hot seat or a star candidate, with the reason. */
const pick = z.object({ id: z.number(), name: z.string(), note: z.string() });
export type Pick = z.output<typeof pick>;
/** All hot seats, or all star candidates, in order. */
export const pickList = z.object({ picks: z.array(pick), version: z.number() });
export type PickList = z.output<typeof pickList>;

export const electionNewsLine = z.object({
  id: z.number(),
  at: moment,
  text: z.string(),
  isPinned: z.boolean(),
  seat: z.object({ slug: z.string(), name: z.string() }).nullable(),
});

export const poll = z.object({
  id: z.number(),
  electionId: z.number(),
  kind: z.enum(pollKinds),
  agency: z.string(),
  expected: z.array(z.object({ key: z.string(), from: z.number(), to: z.number() })),
  sampleSize: z.number(),
  isPublished: z.boolean(),
  publishedAt: moment.nullable(),
  version: z.number(),
});
export type Poll = z.output<typeof poll>;
