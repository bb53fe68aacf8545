import { z } from 'zod';

// What an editor says of a gallery, as the screens send it and the server takes it.

const text = (most: number) => z.string().trim().max(most);

const galleryPicture = z.object({
  picture: z.string().min(1).max(120),
  /** The heading of a slide; galleries have none. */
  heading: text(120).default(''),
  caption: text(600).default(''),
  credit: text(200).default(''),
});

export const galleryContent = z.object({
  kind: z.enum(['photo-gallery', 'slide-show']),
  title: text(150).min(1),
  deck: text(400).default(''),
  categoryId: z.int().min(1).max(2_147_483_647),
  cityId: z.int().min(1).max(2_147_483_647).nullable().default(null),
  /** The first picture unless another of them is named. */
  coverKey: z.string().min(1).max(120).nullable().default(null),
  pictures: z.array(galleryPicture).min(1).max(100),
});
export type GalleryContent = z.infer<typeof galleryContent>;

/** What readers would miss: no gallery goes before them with it. */
export type MissingField = { path: string; lack: 'caption' | 'heading' };

/** What is still missing before a gallery can be published, each at its place. */
export function missingFields({ kind, pictures }: Pick<GalleryContent, 'kind' | 'pictures'>): MissingField[] {
  return pictures.flatMap(({ heading, caption }, at): MissingField[] => [
    ...(caption === '' ? [{ path: `pictures.${at}.caption`, lack: 'caption' } as const] : []),
    ...(kind === 'slide-show' && heading === '' ? [{ path: `pictures.${at}.heading`, lack: 'heading' } as const] : []),
  ]);
}
