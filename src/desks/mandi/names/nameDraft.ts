import { z } from 'zod';
import { cropCategories } from './cropCategories.ts';

const name = z.string().trim().min(1).max(120);

/** What an editor can change of a crop, a yard, and a variety or grade. */
export const cropDraft = z.object({ name, category: z.enum(cropCategories), rank: z.number().int().min(1).max(999).nullable() });
export const yardDraft = z.object({
  name,
  district: z.string().max(60).nullable(),
  /** Degrees; Gujarat and what lies around it. */
  latitude: z.number().min(19).max(26).nullable(),
  longitude: z.number().min(67).max(76).nullable(),
});
export const qualityDraft = z.object({ name });
