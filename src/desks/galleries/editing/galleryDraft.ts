import { z } from 'zod';
import { numericId, optionalText, requiredText } from '../../../site/newsroom/draftSchemas.ts';
import type { FieldIssue } from '../../../site/newsroom/newsroomError.ts';
import { galleryRefusalWords as words } from '../newsroom/words.ts';

// Editors' input for a gallery, for the screens and the server.

const galleryPicture = z.object({
  picture: z.string().min(1).max(120),
  /** The heading of a slide; galleries have none. */
  heading: optionalText(120).default(''),
  caption: optionalText(600).default(''),
  credit: optionalText(200).default(''),
});

export const galleryDraft = z.object({
  kind: z.enum(['photo-gallery', 'slide-show']),
  title: requiredText(150),
  deck: optionalText(400).default(''),
  categoryId: numericId,
  cityId: numericId.nullable().default(null),
  /** The key of the cover; by default the first picture. */
  coverKey: z.string().min(1).max(120).nullable().default(null),
  pictures: z.array(galleryPicture).min(1).max(100),
});
export type GalleryDraft = z.infer<typeof galleryDraft>;

/** Required parts that are missing, by field. */
export function missingInGallery({ kind, pictures }: Pick<GalleryDraft, 'kind' | 'pictures'>): FieldIssue[] {
  return pictures.flatMap(({ heading, caption }, at): FieldIssue[] => [
    ...(caption === '' ? [{ path: `pictures.${at}.caption`, message: words.caption }] : []),
    ...(kind === 'slide-show' && heading === '' ? [{ path: `pictures.${at}.heading`, message: words.heading }] : []),
  ]);
}
