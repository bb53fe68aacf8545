import { z } from '@hono/zod-openapi';
import type { App } from '../../../site/app.ts';
import { mediaListQuery, mediaParams } from '../../../site/newsroom/mediaCalls.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { changeGallery, draftGallery, recallGallery, releaseGallery } from '../editGallery.ts';
import { galleryContent } from '../galleryContent.ts';
import { type GalleryForEditing, readGalleriesForEditing, readGalleryForEditing } from './queries.ts';

const PER_PAGE = 40;

async function found({ db }: App, id: number): Promise<GalleryForEditing> {
  const gallery = await readGalleryForEditing(db, id);
  if (!gallery) throw new NewsroomError(404, newsroomServerWords.notThere);
  return gallery;
}

export const galleryNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall({
    path: '/galleries',
    permission: 'newsroom.enter',
    query: mediaListQuery,
    answer: ({ app, query: { q, status, before } }) => readGalleriesForEditing(app.db, { text: q, status, before, most: PER_PAGE }),
  }),
  newsroomCall({
    path: '/galleries/:id',
    permission: 'newsroom.enter',
    params: mediaParams,
    answer: ({ app, params: { id } }) => found(app, id),
  }),
  newsroomCall({
    method: 'post',
    path: '/galleries',
    permission: 'galleries.write',
    body: galleryContent,
    answer: async ({ body, ...at }) => found(at.app, await draftGallery(at, body)),
  }),
  newsroomCall({
    method: 'put',
    path: '/galleries/:id',
    permission: 'galleries.write',
    params: mediaParams,
    body: galleryContent,
    answer: async ({ params: { id }, body, ...at }) => {
      await changeGallery(at, id, body);
      return found(at.app, id);
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/galleries/:id/publish',
    permission: 'media.publish',
    params: mediaParams,
    body: z.object({}),
    answer: async ({ params: { id }, ...at }) => {
      await releaseGallery(at, id);
      return found(at.app, id);
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/galleries/:id/withdraw',
    permission: 'media.publish',
    params: mediaParams,
    body: z.object({}),
    answer: async ({ params: { id }, ...at }) => {
      await recallGallery(at, id);
      return found(at.app, id);
    },
  }),
];
