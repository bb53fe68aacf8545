import { z } from 'zod';
import { atMostLetters, latinCode, numericId, optionalText, requiredText, saying, slug } from '../../../site/newsroom/draftSchemas.ts';
import { rowVersion, type Versioned, versioned } from '../../../site/newsroom/endpoint.ts';
import { electionStages, pollKinds } from '../count/stages.ts';
import { electionScreenWords } from '../newsroom/screenWords.ts';
import { ELECTION_TOKEN } from '../pages/electionAddress.ts';

/** Data that the newsroom screens send about elections; used on both sides. */

const name = requiredText(120);
const key = latinCode(30);
const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const named = { name, nameEn: name };
const coloured = { ...named, color, darkColor: color };
const whole = (most: number) => z.number().int().min(0).max(most);
const moment = z.iso.datetime({ offset: true });

const party = z.object({
  code: key,
  ...coloured,
  shortName: name,
  alliance: z.string().max(30),
  seatsBefore: whole(2_000),
});

/** All data of an election except its seats and candidates. */
export const electionDraft = z.object({
  /** The version that the editor saw; 0 for a new election. */
  version: rowVersion,
  token: z
    .string()
    .trim()
    .max(60)
    .refine((token) => new RegExp(`^${ELECTION_TOKEN}$`).test(token), saying(electionScreenWords.tokenHelp)),
  ...named,
  body: name,
  year: z.number().int().min(1900).max(2200),
  state: z
    .string()
    .regex(/^[a-z0-9-]*$/)
    .max(60),
  seats: z.number().int().min(1).max(2_000),
  /** 0 for by-elections, in which no house is elected. */
  majority: z.number().int().min(0).max(2_000),
  stage: z.enum(electionStages),
  isMain: z.boolean(),
  tagSlug: z.string().max(120),
  webStoryIds: z.array(numericId).max(50),
  beforeName: z.string().check(atMostLetters(60)),
  countingAt: moment.nullable(),
  blocks: z
    .array(z.object({ key, ...coloured, parties: z.array(z.string().max(30)).max(100) }))
    .min(1)
    .max(10),
  alliances: z.array(z.object({ key: z.string().max(30), ...coloured, seatsBefore: whole(2_000).nullable() })).max(20),
  parties: z.array(party).min(1).max(300),
  states: z
    .array(z.object({ code: key, slug: slug(60), ...named }))
    .min(1)
    .max(60),
  regions: z.array(z.object({ key, ...named, stateCode: key })).max(60),
  phases: z
    .array(
      z.object({
        pollOpensAt: moment,
        pollClosesAt: moment,
        notifiedOn: z.iso.date().nullable(),
        seats: whole(2_000),
        note: z.string().check(atMostLetters(300)),
      }),
    )
    .max(20),
});
export type ElectionDraft = z.infer<typeof electionDraft>;

/** The data of a seat, without its result. */
export const seatDraft = z.object({
  stateCode: key,
  number: z.number().int().min(1).max(9_999),
  slug: slug(80),
  ...named,
  reservation: z.enum(['', 'SC', 'ST']),
  region: z.string().max(30),
  district: z.string().check(atMostLetters(80)),
  phase: z.number().int().min(1).max(20).nullable(),
  electors: whole(20_000_000),
  partyBefore: z.string().max(30),
  hexQ: z.number().int().min(-100).max(200).nullable(),
  hexR: z.number().int().min(-100).max(200).nullable(),
});
export const seatChange = versioned(seatDraft);
export type SeatDraft = z.infer<typeof seatDraft>;
export type SeatEdit = Versioned<SeatDraft>;

export const candidateDraft = z.object({ ...named, party: key, pictureKey: z.string().max(200).nullable() });
export const candidateChange = versioned(candidateDraft);
export type CandidateDraft = z.infer<typeof candidateDraft>;
export type CandidateEdit = Versioned<CandidateDraft>;

/** The data of one seat from the entry grid. */
export const resultDraft = z.object({
  version: whole(2_000_000_000),
  round: z.number().int().min(1).max(500).nullable(),
  rounds: z.number().int().min(1).max(500).nullable(),
  status: z.enum(['counting', 'declared', 'uncontested', 'countermanded']),
  isCorrection: z.boolean(),
  totalVotes: whole(20_000_000).nullable(),
  winner: z.number().int().nullable(),
  votes: z.array(z.object({ number: z.number().int(), votes: whole(20_000_000) })).max(500),
});
export type ResultDraft = z.infer<typeof resultDraft>;

/** Hot seats or star candidates, in order. */
export const picksDraft = z.object({
  version: rowVersion,
  picks: z.array(z.object({ id: numericId, note: optionalText(160) })).max(100),
});
export type PicksDraft = z.infer<typeof picksDraft>;

export const newsDraft = z.object({
  text: requiredText(280),
  seatId: numericId.nullable(),
  isPinned: z.boolean(),
});
export type NewsDraft = z.infer<typeof newsDraft>;

export const headlineDraft = z.object({ version: rowVersion, headline: optionalText(160) });
export type HeadlineDraft = z.infer<typeof headlineDraft>;

export const pollDraft = z.object({
  kind: z.enum(pollKinds),
  agency: name,
  sampleSize: whole(100_000_000),
  expected: z
    .array(z.object({ key, from: whole(2_000), to: whole(2_000) }))
    .min(1)
    .max(10),
  isPublished: z.boolean(),
});
export const pollChange = versioned(pollDraft);
export type PollDraft = z.infer<typeof pollDraft>;
export type PollEdit = Versioned<PollDraft>;

export const sourceDraft = z.object({ name });
