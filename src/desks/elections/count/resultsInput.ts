import { z } from 'zod';
import type { Sentence } from '../../../site/newsroom/newsroomError.ts';

/** More votes than any seat has electors. */
const MAX_VOTES = 20_000_000;
const MAX_ROUNDS = 500;
/** The whole Lok Sabha with every candidate is nine thousand lines. */
const MAX_SEATS = 2_000;
const MAX_CANDIDATES = 500;

export const seatStatuses = ['counting', 'declared', 'uncontested', 'countermanded'] as const;

const votes = z.number().int().min(0).max(MAX_VOTES);

/** The result of one seat as it is sent in JSON; CSV files are parsed into the same. */
export const seatInput = z.strictObject({
  /** The state by the commission's code or its name; the seat by its number there, its name in addresses, or its name in either script. */
  state: z.string().trim().min(1).max(60),
  seat: z.union([z.number().int().min(1).max(9_999), z.string().trim().min(1).max(80)]),
  /** After which round of counting, of how many; a declared result needs none. */
  round: z.number().int().min(1).max(MAX_ROUNDS).optional(),
  rounds: z.number().int().min(1).max(MAX_ROUNDS).optional(),
  status: z.enum(seatStatuses).default('counting'),
  /** Says that what stands is wrong and this is right: only then may votes become fewer or a winner another. */
  isCorrection: z.boolean().default(false),
  /** All votes of the seat, where its candidates are not all on record, or as a check of the sum. */
  totalVotes: votes.optional(),
  /** The number or name of the candidate who is declared; the one with the most votes unless said, and needed when two have as many. */
  winner: z.union([z.number().int(), z.string()]).optional(),
  votes: z
    .array(
      z.strictObject({
        /** Number on record or name; NOTA for none of the above. */
        candidate: z.union([z.number().int().min(1).max(9_999), z.string().trim().min(1).max(200)]),
        party: z.string().trim().max(120).optional(),
        votes,
      }),
    )
    .max(MAX_CANDIDATES)
    .default([]),
});

export const resultsInput = z.strictObject({ results: z.array(seatInput).min(1).max(MAX_SEATS) });

/** The same with where it stands in the file: rows from 1, the heading being the first; of JSON the number of the entry. */
export type SeatInput = z.infer<typeof seatInput> & {
  row: number;
  /** Where each line of votes stands. */
  rows: readonly number[];
  /** What the source calls the seat beside its number: another seat's name shows that the file is another election's. */
  seatName?: string | undefined;
  /** Which of the lines of votes is the winner's, where the file marks the line itself. */
  winnerAt?: number | undefined;
  /** The source lists every candidate of the seat: those not on record yet are added. */
  bringsCandidates: boolean;
};

/** Something in the input that cannot be, in words, with its row. */
export type Problem = { row: number; message: Sentence };

/** What came of each seat that was given. */
export type ReportLine = { row: number; seat: string; outcome: 'taken' | 'corrected' | 'unchanged' };

/** The report of a delivery: with a problem nothing of it has been taken. */
export type Report = { lines: ReportLine[]; problems: Problem[] };
