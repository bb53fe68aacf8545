import { z } from 'zod';
import { atMostLetters, numericId, requiredText } from '../../../site/newsroom/draftSchemas.ts';
import { cropCategories } from '../names/cropCategories.ts';

/** Rupees per quintal. */
const rupees = z.number().min(0.01).max(10_000_000);

/** A row of the entry grid. */
export const priceDraft = z.object({
  cropId: numericId,
  varietyId: numericId,
  gradeId: numericId,
  minimum: rupees,
  maximum: rupees,
  modal: rupees,
  /** Tonnes. */
  arrivals: z.number().min(0).max(1_000_000).nullable(),
});
export type PriceDraft = z.infer<typeof priceDraft>;

/** The figures of a price. */
const figures = z.object({ minimum: z.number(), maximum: z.number(), modal: z.number(), arrivals: z.number().nullable() });
export type Figures = z.infer<typeof figures>;

/** A row with the price that its editor saw in its place; null if there was none. */
const gridRowDraft = priceDraft.extend({ seen: figures.nullable() });

export const gridDraft = z.object({
  yardId: numericId,
  day: z.iso.date(),
  rows: z.array(gridRowDraft).min(1).max(300),
});
export type GridDraft = z.infer<typeof gridDraft>;

const name = requiredText(120);

/** The editable fields of a crop, a yard, and a variety or grade. */
export const cropDraft = z.object({ name, category: z.enum(cropCategories), rank: z.number().int().min(1).max(999).nullable() });
export const yardDraft = z.object({
  name,
  district: z.string().check(atMostLetters(60)).nullable(),
  /** Degrees, within Gujarat and its surroundings. */
  latitude: z.number().min(19).max(26).nullable(),
  longitude: z.number().min(67).max(76).nullable(),
});
export const qualityDraft = z.object({ name });
