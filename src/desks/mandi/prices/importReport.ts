import { z } from 'zod';
import { nameKinds } from '../names/nameKey.ts';
import { type RefusalReason, refusalReasonNames } from '../source/refusalReasons.ts';

const reason = z.enum(refusalReasonNames);

/** The result of an import: `read` is always `taken + unchanged + revised + refused`. Long lists are truncated. */
export const importReport = z.object({
  read: z.number(),
  taken: z.number(),
  unchanged: z.number(),
  revised: z.number(),
  refused: z.number(),
  /** Number of rejected rows by reason. */
  reasons: z.partialRecord(reason, z.number()),
  /** The rejected rows: row number, reason, and text. */
  refusals: z.array(z.object({ row: z.number(), reason, text: z.string() })),
  /** Existing prices that were changed, in rupees per quintal. */
  revisions: z.array(z.object({ row: z.number(), text: z.string(), before: z.number(), after: z.number() })),
  newNames: z.array(z.object({ kind: z.enum(nameKinds), name: z.string() })),
  /** The first and the last day of the valid rows; null if there are none. */
  days: z.object({ first: z.string(), last: z.string() }).nullable(),
});
export type ImportReport = z.output<typeof importReport>;

export const MAX_LISTED = 500;

/** Reasons that need no action: another state's row, a duplicate, or a price set by the newsroom. */
const EXPECTED: readonly RefusalReason[] = ['otherState', 'repeated', 'byHand'];

/** Number of rejected rows that need attention. */
export const rowsToReview = ({ refused, reasons }: Pick<ImportReport, 'refused' | 'reasons'>): number =>
  refused - EXPECTED.reduce((sum, reason) => sum + (reasons[reason] ?? 0), 0);
