import { z } from 'zod';
import { storyDocument } from '../../../platform/document/storyDocument.ts';
import { requiredText } from '../../../site/newsroom/draftSchemas.ts';
import { moment } from '../../../site/newsroom/endpoint.ts';

/** Specification, section 2: the static pages, in display order. */
export const staticPageSlugs = [
  'advertise-with-us',
  'about-us',
  'contact-us',
  'terms-condition-with-us',
  'cookie-policy',
  'privacy-policy',
] as const;
export type StaticPageSlug = (typeof staticPageSlugs)[number];

/** Editors' input for a static page, for the server and the screen. */
export const editedPage = z.object({
  title: requiredText(100),
  /** For search engines and shared links. */
  description: requiredText(300),
  body: storyDocument,
});
export type EditedPage = z.infer<typeof editedPage>;

/** A static page in the newsroom's list; an unwritten one has no title. */
export const staticPageRow = z.object({
  id: z.enum(staticPageSlugs),
  title: z.string(),
  updatedAt: moment.nullable(),
  address: z.string(),
});
export type StaticPageRow = z.output<typeof staticPageRow>;
/** A page for its form. `updatedAt` is the last change; each save names the one it is based on. */
export const staticPageForEditing = staticPageRow.extend({ description: z.string(), body: storyDocument });
export type StaticPageForEditing = z.output<typeof staticPageForEditing>;
