import { z } from '@hono/zod-openapi';
import { breadcrumbSchema } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { ApiError, type Call, call } from '../../../site/calls/call.ts';
import { addressPart, ITEMS_PER_PAGE, limitOf, slug, topicId } from '../../../site/calls/callParameters.ts';
import { findVideo } from '../lists/readVideos.ts';
import { listTag, videoTag } from '../lists/videoLists.ts';
import { readRelatedVideos, readVideo, readVideosAfter, relatedListsOf, type Video, type VideoCard } from '../queries.ts';
import { breadcrumbsOf } from '../views/videoHead.ts';
import { videoSummary, videoSummarySchema } from './videoSummary.ts';

const desk = 'videos';

const videoId = topicId.openapi({ description: 'The `_id` of the video', example: '24' });

const videoDetailSchema = videoSummarySchema
  .extend({
    transcript: z.string(),
    updatedAt: z.iso.datetime(),
    breadcrumbs: z.array(breadcrumbSchema),
  })
  .openapi('VideoDetails');

const answerVideo = (video: Video, timeZone: string) => ({
  data: {
    ...videoSummary(video, timeZone),
    transcript: video.transcript,
    updatedAt: video.updatedAt.toISOString(),
    breadcrumbs: [
      ...breadcrumbsOf(video).map(({ name, href }, at, steps) => ({
        name,
        slug: at === steps.length - 1 ? video.category.slug : '',
        url: href,
      })),
      { name: video.title, slug: video.address.split('/').at(-1) ?? '', url: video.address },
    ],
  },
  tags: ['topics', videoTag(video.id)],
});

async function askedVideo(app: App, id: number): Promise<Video> {
  const video = await readVideo(app.db, id);
  if (!video) throw new ApiError(404, 'There is no such video');
  return video;
}

const detail = (path: string) =>
  call({
    path,
    summary: 'A whole video, by `slug` (with its id or without), in the category `categorySlug` if that is said',
    desk,
    query: z.object({
      slug: addressPart(120).openapi({
        description: 'The last part of the address, or the slug in it',
        example: 'uttarayan-pahela-dhabe-jamyo-rang-24',
      }),
      categorySlug: slug.openapi({ example: 'festivals' }).optional(),
    }),
    data: videoDetailSchema,
    freshFor: '30s',
    answer: async ({ app, query }) => {
      const video = await findVideo(app.db, query.categorySlug, query.slug);
      if (!video) throw new ApiError(404, 'There is no such video');
      return answerVideo(video, query.tz);
    },
  });

const byId = call({
  path: '/get-video-by-id',
  summary: 'A whole video, by its `_id`',
  desk,
  query: z.object({ videoId }),
  data: videoDetailSchema,
  freshFor: '30s',
  answer: async ({ app, query }) => answerVideo(await askedVideo(app, query.videoId), query.tz),
});

const videosSchema = z.object({ videos: z.array(videoSummarySchema) });

/** Videos related to another one. */
const withVideo = (path: `${string}{id}`, summary: string, read: (db: Database, video: Video, most: number) => Promise<VideoCard[]>) =>
  call({
    path,
    summary,
    desk,
    params: z.object({ id: videoId }),
    query: z.object({ limit: limitOf(ITEMS_PER_PAGE) }),
    data: videosSchema,
    freshFor: '1m',
    answer: async ({ app, params, query }) => {
      const video = await askedVideo(app, params.id);
      const others = await read(app.db, video, query.limit);
      return {
        data: { videos: others.map((other) => videoSummary(other, query.tz)) },
        tags: ['topics', ...relatedListsOf(video).map(listTag), videoTag(video.id), ...others.map((other) => videoTag(other.id))],
      };
    },
  });

export const videoDetailCalls: readonly Call[] = [
  detail('/video-detail'),
  detail('/v2/video-detail'),
  byId,
  withVideo('/associated-videos/{id}', 'What is watched after a video: the older ones of its type, then the newest', readVideosAfter),
  withVideo('/v2/related-videos/{id}', 'Videos like this one: the newest of its category, then of the paper', readRelatedVideos),
];
