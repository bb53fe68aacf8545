import { z } from 'zod';
import { nameKinds } from '../names/nameKey.ts';
import { type RefusalReason, refusalReasonNames } from '../source/refusalReasons.ts';

const reason = z.enum(refusalReasonNames);

/** What became of a file: `read` is always `taken + unchanged + revised + refused`. Lists are cut where they would grow too long. */
export const importReport = z.object({
  read: z.number(),
  taken: z.number(),
  unchanged: z.number(),
  revised: z.number(),
  refused: z.number(),
  /** How many rows were refused for which reason. */
  reasons: z.partialRecord(reason, z.number()),
  /** The rows that were not taken: where they stand, why, and what they say. */
  refusals: z.array(z.object({ row: z.number(), reason, text: z.string() })),
  /** Prices that stood already and are now others, in rupees a quintal. */
  revisions: z.array(z.object({ row: z.number(), text: z.string(), before: z.number(), after: z.number() })),
  newNames: z.array(z.object({ kind: z.enum(nameKinds), name: z.string() })),
  /** The first and the last day of the rows that could be read; null when there are none. */
  days: z.object({ first: z.string(), last: z.string() }).nullable(),
});
export type ImportReport = z.output<typeof importReport>;

export const MAX_LISTED = 500;

/** Reasons that leave nothing to do: the row is another state's, says what was said already, or gives way to the newsroom. */
const EXPECTED: readonly RefusalReason[] = ['otherState', 'repeated', 'byHand'];

/** How many rows of a file somebody should look at. */
export const rowsInDoubt = ({ refused, reasons }: Pick<ImportReport, 'refused' | 'reasons'>): number =>
  refused - EXPECTED.reduce((sum, reason) => sum + (reasons[reason] ?? 0), 0);
