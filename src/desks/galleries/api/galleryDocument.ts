import { z } from '@hono/zod-openapi';
import { pictureSchema } from '../../../content/pictures/pictureSchema.ts';
import { type PictureFacts, pictureAddress, pictureSource } from '../../../content/pictures/queries.ts';
import { breadcrumbSchema, topicDocument, topicSchema } from '../../../content/topics/queries.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { Gallery, GalleryCard } from '../queries.ts';
import { galleryKinds } from '../tables.ts';
import { pictureAddressIn } from '../views/galleryAddress.ts';
import { breadcrumbsTo } from '../views/galleryHead.ts';

/** A gallery or a slide show in a list, in call responses. Dates are UTC; `displayDate` is in the caller's time zone. */
export const gallerySchema = z
  .object({
    _id: z.string(),
    type: z.enum(galleryKinds),
    slug: z.string().openapi({ description: 'The last part of the address' }),
    url: z.string().openapi({ description: 'The address on this site' }),
    title: z.string(),
    deck: z.string(),
    categorySlug: z.string(),
    category: z.string(),
    city: z.string().nullable(),
    pictureCount: z.number().int(),
    publishedAt: z.iso.datetime(),
    displayDate: z.string().openapi({ example: '4 Nov 2026, 6:05 PM' }),
    cover: pictureSchema.nullable(),
  })
  .openapi('Gallery');

const picture = z.object({
  position: z.number().int().openapi({ description: 'From 1' }),
  key: z.string(),
  url: z.string().openapi({ description: 'The address that opens the gallery at this picture' }),
  heading: z.string().openapi({ description: 'Of slides; empty in photo galleries' }),
  caption: z.string(),
  credit: z.string(),
  alt: z.string(),
  colour: z.string(),
  src: z.string(),
  srcSet: z.string().openapi({ description: 'The whole picture, uncut' }),
  large: z.string(),
  width: z.number().int().openapi({ description: 'Of the original, in pixels' }),
  height: z.number().int().openapi({ description: 'Of the original, in pixels' }),
});

/** A full gallery in call responses. */
export const galleryDetailsSchema = gallerySchema
  .extend({
    updatedAt: z.iso.datetime(),
    categoryTopic: topicSchema,
    pictures: z.array(picture),
    breadcrumbs: z.array(breadcrumbSchema),
    related: z.array(gallerySchema),
    next: gallerySchema.nullable(),
  })
  .openapi('GalleryDetails');

export function galleryDocument(gallery: GalleryCard, timeZone: string): z.infer<typeof gallerySchema> {
  return {
    _id: String(gallery.id),
    type: gallery.kind,
    slug: gallery.address.split('/').at(-1) ?? '',
    url: gallery.address,
    title: gallery.title,
    deck: gallery.deck,
    categorySlug: gallery.category.slug,
    category: gallery.category.name,
    city: gallery.city?.name ?? null,
    pictureCount: gallery.pictureCount,
    publishedAt: gallery.publishedAt.toISOString(),
    displayDate: dateAndTime(gallery.publishedAt, timeZone),
    cover: gallery.cover ? pictureSource(gallery.cover, 'row') : null,
  };
}

function inWhole(facts: PictureFacts) {
  const { src, srcSet, colour, alt } = pictureSource(facts, 'whole');
  return {
    key: facts.key,
    src,
    srcSet,
    colour,
    alt,
    large: pictureAddress(facts, 'whole', 1920),
    width: facts.width,
    height: facts.height,
  };
}

type Around = { related: GalleryCard[]; next: GalleryCard | undefined };

/** A full gallery with related ones. */
export function galleryDetails(gallery: Gallery, { related, next }: Around, timeZone: string): z.infer<typeof galleryDetailsSchema> {
  const document = galleryDocument(gallery, timeZone);
  return {
    ...document,
    updatedAt: gallery.updatedAt.toISOString(),
    categoryTopic: topicDocument(gallery.category),
    pictures: gallery.pictures.map(({ position, picture: facts, heading, caption, credit }) => ({
      ...inWhole(facts),
      position,
      url: pictureAddressIn(gallery.address, position),
      heading,
      caption,
      credit,
    })),
    breadcrumbs: [
      ...breadcrumbsTo(gallery).map(({ name, href }) => ({ name, slug: href.split('/')[2] ?? '', url: href })),
      { name: document.title, slug: document.slug, url: document.url },
    ],
    related: related.map((other) => galleryDocument(other, timeZone)),
    next: next ? galleryDocument(next, timeZone) : null,
  };
}
