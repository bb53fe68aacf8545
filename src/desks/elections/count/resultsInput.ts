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

/** The result of one seat in JSON; CSV files are parsed into the same type. */
export const seatInput = z.strictObject({
  state: z.string().trim().min(1).max(60).describe('The state by the commission’s code, or by its name in either script'),
  seat: z
    .union([z.number().int().min(1).max(9_999), z.string().trim().min(1).max(80)])
    .describe('The seat by its number, its slug, or its name in either script'),
  round: z.number().int().min(1).max(MAX_ROUNDS).optional().describe('The round of counting; not needed for a declared result'),
  rounds: z.number().int().min(1).max(MAX_ROUNDS).optional().describe('The total number of rounds'),
  status: z.enum(seatStatuses).default('counting'),
  isCorrection: z.boolean().default(false).describe('Marks a correction: only then may votes decrease or the winner change'),
  totalVotes: votes.optional().describe('All votes of the seat, if its candidates are not all on record, or to check the sum'),
  winner: z
    .union([z.number().int(), z.string()])
    .optional()
    .describe('The number or name of the declared candidate; by default the one with the most votes, required in a tie'),
  votes: z
    .array(
      z.strictObject({
        candidate: z
          .union([z.number().int().min(1).max(9_999), z.string().trim().min(1).max(200)])
          .describe('The candidate’s number in the seat or name on record; NOTA for none of the above'),
        party: z.string().trim().max(120).optional(),
        votes,
      }),
    )
    .max(MAX_CANDIDATES)
    .default([]),
});

export const resultsInput = z.strictObject({ results: z.array(seatInput).min(1).max(MAX_SEATS) });

/** The same with its position in the file: rows from 1, including the heading; in JSON the number of the entry. */
export type SeatInput = z.infer<typeof seatInput> & {
  row: number;
  /** The row of each line of votes. */
  rows: readonly number[];
  /** The seat's name in the source, besides its number; a different name shows that the file is of another election. */
  seatName?: string | undefined;
  /** The index of the winner's line, if the file marks it. */
  winnerAt?: number | undefined;
  /** Whether the source lists every candidate of the seat, so that unknown ones are added. */
  bringsCandidates: boolean;
};

/** An error in the input, with its row. */
export type Problem = { row: number; message: Sentence };

/** The outcome for each seat of a delivery. */
export type ReportLine = { row: number; seat: string; outcome: 'taken' | 'corrected' | 'unchanged' };

/** The report of a delivery; if it has errors, nothing has been saved. */
export type Report = { lines: ReportLine[]; problems: Problem[] };
