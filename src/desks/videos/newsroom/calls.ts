import { z } from '@hono/zod-openapi';
import type { App } from '../../../site/app.ts';
import { mediaListQuery, mediaParams } from '../../../site/newsroom/mediaCalls.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { changeVideo, draftVideo, recallVideo, releaseVideo } from '../editVideo.ts';
import { MAX_CAPTIONS_BYTES, MAX_FILM_BYTES, storeCaptions, storeFilm } from '../storeFilm.ts';
import { videoContent } from '../videoContent.ts';
import { readVideoForEditing, readVideosForEditing, type VideoForEditing } from './queries.ts';

const PER_PAGE = 40;

async function found({ db }: App, id: number): Promise<VideoForEditing> {
  const video = await readVideoForEditing(db, id);
  if (!video) throw new NewsroomError(404, newsroomServerWords.notThere);
  return video;
}

export const videoNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall({
    method: 'post',
    path: '/videos/films',
    permission: 'videos.write',
    streamBytes: MAX_FILM_BYTES,
    answer: ({ context, stream }) => storeFilm(context, stream),
  }),
  newsroomCall({
    method: 'post',
    path: '/videos/captions',
    permission: 'videos.write',
    fileBytes: MAX_CAPTIONS_BYTES,
    answer: ({ context, file }) => storeCaptions(context, file),
  }),
  newsroomCall({
    path: '/videos',
    permission: 'newsroom.enter',
    query: mediaListQuery,
    answer: ({ app, query: { q, status, before } }) => readVideosForEditing(app.db, { text: q, status, before, most: PER_PAGE }),
  }),
  newsroomCall({
    path: '/videos/:id',
    permission: 'newsroom.enter',
    params: mediaParams,
    answer: ({ app, params: { id } }) => found(app, id),
  }),
  newsroomCall({
    method: 'post',
    path: '/videos',
    permission: 'videos.write',
    body: videoContent,
    answer: async ({ body, ...at }) => found(at.app, await draftVideo(at, body)),
  }),
  newsroomCall({
    method: 'put',
    path: '/videos/:id',
    permission: 'videos.write',
    params: mediaParams,
    body: videoContent,
    answer: async ({ params: { id }, body, ...at }) => {
      await changeVideo(at, id, body);
      return found(at.app, id);
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/videos/:id/publish',
    permission: 'media.publish',
    params: mediaParams,
    body: z.object({}),
    answer: async ({ params: { id }, ...at }) => {
      await releaseVideo(at, id);
      return found(at.app, id);
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/videos/:id/withdraw',
    permission: 'media.publish',
    params: mediaParams,
    body: z.object({}),
    answer: async ({ params: { id }, ...at }) => {
      await recallVideo(at, id);
      return found(at.app, id);
    },
  }),
];
