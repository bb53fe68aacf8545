import { z } from 'zod';
import { isPageLink } from '../../../platform/text/linkAddress.ts';
import { requiredText, saying } from '../../../site/newsroom/draftSchemas.ts';
import { draftWords } from '../../../site/newsroom/draftWords.ts';
import { menuPlaces, menuTypes } from './menuTypes.ts';

/** Editors' input for a menu item, for the server and the screen. */
export const menuItemDraft = z.object({
  place: z.enum(menuPlaces),
  name: requiredText(60),
  type: z.enum(menuTypes),
  /** The item of the type: the slug of a category or city, or two segments such as 2027/gujarat. */
  slug: z
    .string()
    .max(120)
    .refine((text) => /^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(text), saying(draftWords.slugWrong))
    .default(''),
  /** The target address, if it differs from the default for type and slug. */
  url: z
    .string()
    .max(500)
    .refine((url) => url === '' || (isPageLink(url) && !/\s/.test(url)), saying(draftWords.linkWrong))
    .default(''),
  /** The parent item. */
  parentId: z
    .int()
    .positive()
    .max(2_147_483_647)
    .nullish()
    .transform((id) => id ?? undefined),
  /** Its position among its siblings, from 0; last by default. */
  position: z.int().min(0).max(2_147_483_647).optional(),
});

export type MenuItemDraft = z.input<typeof menuItemDraft>;

/** An item in the newsroom; `address` is its target. */
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
  version: z.number(),
});
export type MenuRow = z.output<typeof menuRow>;
