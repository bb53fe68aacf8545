import { z } from '@hono/zod-openapi';
import { topicDocument, topicSchema } from '../../../content/topics/queries.ts';
import type { App } from '../../../site/app.ts';
import { type Call, call } from '../../../site/calls/call.ts';
import { limitOf } from '../../../site/calls/callParameters.ts';
import { listTag, videoTag } from '../lists/videoLists.ts';
import { countVideos, readNewestVideos, readVideoCategories, videoLists } from '../queries.ts';
import { type ShownOn, shortsShown, shownOn, videosShown } from '../views/shownCounts.ts';
import { apiTypes, kindOf, labelOf, videoSummary, videoSummarySchema } from './videoSummary.ts';

const desk = 'videos';
/** Number of videos per category, for a short row. */
const OF_A_CATEGORY = 4;

const deviceType = z.enum(shownOn).default('desktop').openapi({ description: 'For whose screen: it decides how many are shown' });
const type = z.enum(apiTypes).default('long').openapi({ description: 'long: videos; short: shorts' });

const rowSchema = z.object({ type: z.enum(apiTypes), label: z.string(), videos: z.array(videoSummarySchema) });

/** A row of the front page, with the same number of videos, and its cache tags. */
async function answerRow(app: App, rowType: (typeof apiTypes)[number], { deviceType, tz }: { deviceType: ShownOn; tz: string }) {
  const list = { list: 'all' as const, kind: kindOf(rowType) };
  const most = rowType === 'long' ? videosShown(deviceType) : shortsShown(deviceType, await countVideos(app.db, list));
  const videos = await readNewestVideos(app.db, list, most);
  return {
    data: { type: rowType, label: labelOf(rowType), videos: videos.map((video) => videoSummary(video, tz)) },
    tags: ['topics', listTag('all'), ...videos.map((video) => videoTag(video.id))],
  };
}

const top = call({
  path: '/v2/top-video-home',
  summary: 'The newest videos or shorts, as many as the front page shows',
  desk,
  query: z.object({ type, deviceType }),
  data: rowSchema,
  freshFor: '30s',
  answer: ({ app, query }) => answerRow(app, query.type, query),
});

const home = call({
  path: '/v2/video-list-home',
  summary: 'Both rows of the front page: videos, then shorts',
  desk,
  query: z.object({ deviceType }),
  data: z.object({ lists: z.array(rowSchema) }),
  freshFor: '30s',
  answer: async ({ app, query }) => {
    const rows = await Promise.all(apiTypes.map((rowType) => answerRow(app, rowType, query)));
    return { data: { lists: rows.map(({ data }) => data) }, tags: [...new Set(rows.flatMap(({ tags }) => tags))] };
  },
});

const categoryHome = call({
  path: '/v2/video-category-home',
  summary: 'The categories that have videos or shorts, each with its newest',
  desk,
  query: z.object({ type, limit: limitOf(OF_A_CATEGORY) }),
  data: z.object({ documents: z.array(topicSchema.extend({ videos: z.array(videoSummarySchema) })) }),
  freshFor: '30s',
  answer: async ({ app, query }) => {
    const kind = kindOf(query.type);
    const categories = await readVideoCategories(app.db, kind);
    const categoryIds = categories.map(({ id }) => id);
    const result = await videoLists.newestOfEach(app.db, [kind], categoryIds, query.limit);
    return {
      data: {
        documents: categories.map((category) => ({
          ...topicDocument(category),
          videos: (result.get(category.id) ?? []).map((video) => videoSummary(video, query.tz)),
        })),
      },
      tags: ['topics', listTag('all'), ...[...result.values()].flat().map((video) => videoTag(video.id))],
    };
  },
});

export const videoHomeCalls: readonly Call[] = [top, home, categoryHome];
