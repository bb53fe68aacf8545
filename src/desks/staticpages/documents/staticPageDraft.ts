import { z } from 'zod';
import { storyDocument } from '../../../platform/document/storyDocument.ts';
import { moment } from '../../../site/newsroom/endpoint.ts';

/** Specification, section 2: the static pages, in the order in which the paper lists them. */
export const staticPageSlugs = [
  'advertise-with-us',
  'about-us',
  'contact-us',
  'terms-condition-with-us',
  'cookie-policy',
  'privacy-policy',
] as const;
export type StaticPageSlug = (typeof staticPageSlugs)[number];

/** What an editor says of a static page, for the server and the screen. */
export const editedPage = z.object({
  title: z.string().trim().min(1).max(100),
  /** For search engines and for those who share the page. */
  description: z.string().trim().min(1).max(300),
  body: storyDocument,
});
export type EditedPage = z.infer<typeof editedPage>;

/** A static page as the newsroom's list has it; one that is not written yet has no title. */
export const staticPageRow = z.object({
  id: z.enum(staticPageSlugs),
  title: z.string(),
  updatedAt: moment.nullable(),
  address: z.string(),
});
export type StaticPageRow = z.output<typeof staticPageRow>;
/** One page, for its form. `updatedAt` is the last change: whoever saves says which one they began from. */
export const staticPageForEditing = staticPageRow.extend({ description: z.string(), body: storyDocument });
export type StaticPageForEditing = z.output<typeof staticPageForEditing>;
