import { z } from '@hono/zod-openapi';
import { topicOfQuery } from '../../content/api/topicOfQuery.ts';
import { idOfContentUrl } from '../../content/contentUrl.ts';
import type { Topic } from '../../content/topics/queries.ts';
import type { App } from '../../site/app.ts';
import { ApiError, type Call, call } from '../../site/calls/call.ts';
import { addressPart, listPage, slug } from '../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../site/calls/pageOf.ts';
import { galleryDetails, galleryDetailsSchema, galleryDocument, gallerySchema } from './api/galleryDocument.ts';
import {
  type Gallery,
  type GalleryKind,
  galleriesTag,
  galleryLists,
  galleryTag,
  readAllGalleries,
  readGallery,
  readNextGallery,
  readRelatedGalleries,
} from './queries.ts';

const desk = 'galleries';
const RELATED = 3;

const galleryId = z
  .string()
  .regex(/^[1-9][0-9]{0,14}$/, { error: 'must be an id' })
  .transform(Number)
  .openapi({ type: 'string', pattern: '^[1-9][0-9]{0,14}$', description: 'The `_id` of the gallery' });

const contentUrl = addressPart(300).openapi({ description: 'The last part of the address' });

/** One of each kind in the demo content. */
const examples: Record<GalleryKind, { id: string; slug: string }> = {
  'photo-gallery': { id: '15', slug: 'kutch-na-rang-15' },
  'slide-show': { id: '3', slug: 'kapas-thi-kapad-3' },
};

const listSchema = z.object({
  galleries: z.array(gallerySchema),
  ...pageFields,
  galleryPerPage: z.number().int(),
});

/** The requested list: of a category, of a city, or of the newspaper. Throws `ApiError`. */
async function listOfQuery(app: App, input: { categorySlug?: string | undefined; citySlug?: string | undefined }): Promise<Topic> {
  const { categorySlug, citySlug } = input;
  if (categorySlug !== undefined && citySlug !== undefined)
    throw new ApiError(400, 'Say a category or a city, not both', [{ path: 'citySlug', message: 'stands beside categorySlug' }]);
  const named = (await topicOfQuery(app, 'category', categorySlug)) ?? (await topicOfQuery(app, 'city', citySlug));
  const all = named ?? (await readAllGalleries(app.db));
  if (!all) throw new ApiError(404, 'The paper has not begun');
  return all;
}

const list = (path: string, kind: GalleryKind, summary: string) =>
  call({
    path,
    summary,
    desk,
    query: z.object({
      ...listPage,
      categorySlug: slug.openapi({ example: kind === 'slide-show' ? 'health' : 'gujarat' }).optional(),
      citySlug: slug.optional(),
    }),
    data: listSchema,
    freshFor: '30s',
    answer: async ({ app, query }) => {
      const topic = await listOfQuery(app, query);
      const result = await galleryLists.page(app.db, { kinds: [kind], topicId: topic.id }, { page: query.pageIndex, perPage: query.limit });
      const page = pageOf(result, query);
      const items = result?.items ?? [];
      return {
        data: { galleries: items.map((gallery) => galleryDocument(gallery, query.tz)), ...page, galleryPerPage: query.limit },
        tags: ['topics', galleriesTag],
      };
    },
  });

/** The gallery with the requested id or address. Throws `ApiError`. */
async function askedGallery(
  app: App,
  kind: GalleryKind,
  input: { galleryId?: number | undefined; slug?: string | undefined },
): Promise<Gallery> {
  const fromSlug = input.slug === undefined ? undefined : idOfContentUrl(input.slug);
  if (input.galleryId === undefined && input.slug === undefined)
    throw new ApiError(400, 'Say which one: galleryId or slug', [{ path: 'galleryId', message: 'is missing' }]);
  if (input.galleryId !== undefined && fromSlug !== undefined && input.galleryId !== fromSlug)
    throw new ApiError(400, 'galleryId and slug are of two galleries', [{ path: 'slug', message: `is not of ${input.galleryId}` }]);
  const id = input.galleryId ?? fromSlug;
  const gallery = id === undefined ? undefined : await readGallery(app.db, id);
  if (gallery?.kind !== kind) throw new ApiError(404, kind === 'slide-show' ? 'There is no such slide show' : 'There is no such gallery');
  return gallery;
}

const details = (path: `${string}{slug}`, kind: GalleryKind, summary: string) =>
  call({
    path,
    summary,
    desk,
    params: z.object({ slug: contentUrl.openapi({ example: examples[kind].slug }).optional() }),
    paramInQueryToo: true,
    query: z.object({ galleryId: galleryId.openapi({ example: examples[kind].id }).optional() }),
    data: galleryDetailsSchema,
    freshFor: '1m',
    answer: async ({ app, params, query }) => {
      const gallery = await askedGallery(app, kind, { ...params, ...query });
      const next = await readNextGallery(app.db, gallery);
      const related = await readRelatedGalleries(app.db, gallery, RELATED, next ? [next.id] : []);
      return { data: galleryDetails(gallery, { related, next }, query.tz), tags: ['topics', galleriesTag, galleryTag(gallery.id)] };
    },
  });

export const galleryCalls: readonly Call[] = [
  list('/slide-show', 'slide-show', 'Slide shows, the newest first: all of them, or those of a category or a city'),
  details('/slide-show-details/{slug}', 'slide-show', 'A whole slide show, by `galleryId` or `slug`'),
  list('/photo-gallery/home', 'photo-gallery', 'Photo galleries, the newest first: all of them, or those of a category or a city'),
  details('/photo-gallery/{slug}', 'photo-gallery', 'A whole photo gallery, by `galleryId` or `slug`'),
];
