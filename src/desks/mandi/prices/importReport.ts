import type { NewName } from '../names/resolveNames.ts';
import type { RefusalReason } from '../source/refusalReasons.ts';

/** A row that was not taken: where it stands, why, and what it says. */
export type RefusedRow = { row: number; reason: RefusalReason; text: string };
/** A price that stood already and is now another, in rupees a quintal. */
export type RevisedRow = { row: number; text: string; before: number; after: number };

/** What became of a file: `read` is always `taken + unchanged + revised + refused`. Lists are cut where they would grow too long. */
export type ImportReport = {
  read: number;
  taken: number;
  unchanged: number;
  revised: number;
  refused: number;
  /** How many rows were refused for which reason. */
  reasons: Partial<Record<RefusalReason, number>>;
  refusals: RefusedRow[];
  revisions: RevisedRow[];
  newNames: NewName[];
  /** The first and the last day of the rows that could be read; null when there are none. */
  days: { first: string; last: string } | null;
};

export const MAX_LISTED = 500;

/** Reasons that leave nothing to do: the row is another state's, says what was said already, or gives way to the newsroom. */
const EXPECTED: readonly RefusalReason[] = ['otherState', 'repeated', 'byHand'];

/** How many rows of a file somebody should look at. */
export const rowsInDoubt = ({ refused, reasons }: Pick<ImportReport, 'refused' | 'reasons'>): number =>
  refused - EXPECTED.reduce((sum, reason) => sum + (reasons[reason] ?? 0), 0);
