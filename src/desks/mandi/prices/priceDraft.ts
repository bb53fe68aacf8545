import { z } from 'zod';

const id = z.number().int().min(1).max(2_147_483_647);
/** Rupees a quintal. */
const rupees = z.number().min(0.01).max(10_000_000);

/** A row of the grid in which a yard's day is entered. */
export const priceDraft = z.object({
  cropId: id,
  varietyId: id,
  gradeId: id,
  minimum: rupees,
  maximum: rupees,
  modal: rupees,
  /** Tonnes. */
  arrivals: z.number().min(0).max(1_000_000).nullable(),
});
export type PriceDraft = z.infer<typeof priceDraft>;

export const gridDraft = z.object({
  yardId: id,
  day: z.iso.date(),
  rows: z.array(priceDraft).min(1).max(300),
});
export type GridDraft = z.infer<typeof gridDraft>;
