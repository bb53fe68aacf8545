import { z } from 'zod';
import { isPageLink } from '../../../platform/text/linkAddress.ts';
import { menuPlaces, menuTypes } from './menuTypes.ts';

/** What an editor says of a menu's item, for the server and the screen. */
export const menuItemDraft = z.object({
  place: z.enum(menuPlaces),
  name: z.string().trim().min(1).max(60),
  type: z.enum(menuTypes),
  /** Which one of the type's kind: a category's slug, a city's, or two steps such as 2027/gujarat. */
  slug: z
    .string()
    .max(120)
    .regex(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/)
    .default(''),
  /** Where the item leads, if not where its type and slug say. */
  url: z
    .string()
    .max(500)
    .refine((url) => url === '' || (isPageLink(url) && !/\s/.test(url)))
    .default(''),
  /** The item under which this one stands. */
  parentId: z
    .int()
    .positive()
    .max(2_147_483_647)
    .nullish()
    .transform((id) => id ?? undefined),
  /** Its place among its kind, from 0; last without it. */
  position: z.int().min(0).max(2_147_483_647).optional(),
});

export type MenuItemDraft = z.input<typeof menuItemDraft>;

/** An item as the newsroom shows it; `address` is where it leads. */
export const menuRow = z.object({
  id: z.number(),
  place: z.enum(menuPlaces),
  name: z.string(),
  type: z.enum(menuTypes),
  slug: z.string(),
  url: z.string(),
  parentId: z.number().nullable(),
  position: z.number(),
  address: z.string(),
});
export type MenuRow = z.output<typeof menuRow>;
