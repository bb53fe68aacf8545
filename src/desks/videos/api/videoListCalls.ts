import { z } from '@hono/zod-openapi';
import { topicOfQuery } from '../../../content/api/topicOfQuery.ts';
import { idOfContentUrl } from '../../../content/contentUrl.ts';
import { readTopics, slugOfKind, type Topic } from '../../../content/topics/queries.ts';
import type { App } from '../../../site/app.ts';
import { ApiError, type Call, call } from '../../../site/calls/call.ts';
import { addressPart, listPage } from '../../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../../site/calls/pageOf.ts';
import { readElection } from '../../elections/queries.ts';
import { listTag, type VideoListName, videoTag } from '../lists/videoLists.ts';
import { countVideos, readVideoPage, type VideoList } from '../queries.ts';
import { apiTypes, kindOf, videoSummary, videoSummarySchema } from './videoSummary.ts';

const desk = 'videos';

/** The specification has a separate field for the number of videos. */
const { totalCount: totalVideos, ...pageFieldsAlone } = pageFields;

const videoPageSchema = z.object({
  videos: z.array(videoSummarySchema),
  pageSize: z.number().int(),
  totalVideos,
  ...pageFieldsAlone,
});

const type = z.enum(apiTypes).openapi({ description: 'long: videos; short: shorts' });

type PageQuery = { pageIndex: number; limit: number; tz: string };

async function answerPage(app: App, list: VideoList, { pageIndex, limit, tz }: PageQuery, without?: number) {
  const result = await readVideoPage(app.db, list, pageIndex, { perPage: limit, without });
  const { totalCount, ...page } = pageOf(result, { pageIndex, limit });
  const items = result?.items ?? [];
  return {
    data: { videos: items.map((video) => videoSummary(video, tz)), pageSize: limit, totalVideos: totalCount, ...page },
    tags: ['topics', listTag(list.list), ...items.map((video) => videoTag(video.id))],
  };
}

/** The requested category; undefined for all. Throws `ApiError`. */
const categoryOf = (app: App, categorySlug: string | undefined): Promise<Topic | undefined> =>
  topicOfQuery(app, 'category', categorySlug === 'all' ? undefined : categorySlug);

/** The list of the requested category, or of all. Throws `ApiError`. */
async function listOf(app: App, categorySlug: string | undefined): Promise<VideoListName> {
  const category = await categoryOf(app, categorySlug);
  return category ? { categoryId: category.id } : 'all';
}

/**
 * The list of videos of an election, or of any, in the requested category. Throws `ApiError` if there is no such category, or if nothing
 * here knows the election: no election, and no video.
 */
async function listOfElection(app: App, name: string, categorySlug: string | undefined): Promise<VideoListName> {
  const category = await categoryOf(app, categorySlug);
  const under = category ? await readTopics(app.db, 'category', category.id) : [];
  const categoryIds = category && [category.id, ...under.map(({ id }) => id)];
  if (name === 'true') return { election: undefined, categoryIds };
  if ((await countVideos(app.db, { list: { election: name }, kind: undefined })) === 0 && !(await readElection(app.db, name)))
    throw new ApiError(404, `There is no election ${name}`);
  return { election: name, categoryIds };
}

const videos = call({
  path: '/videos',
  summary:
    'The video list: both types or one, of all categories or one, of everything or an election; `slug` leaves out the video beside which it stands',
  desk,
  query: z.object({
    ...listPage,
    listType: z.enum(['all', ...apiTypes]).default('all'),
    categorySlug: slugOfKind('category').optional(),
    slug: addressPart(120)
      .optional()
      .openapi({ description: 'The last part of a video’s address', example: 'uttarayan-pahela-dhabe-jamyo-rang-24' }),
    election: addressPart(60).optional().openapi({
      description: 'The name of an election, or true for videos of any; without it, or with false, elections make no difference',
    }),
  }),
  data: videoPageSchema,
  freshFor: '30s',
  answer: async ({ app, query }) => {
    const { listType, categorySlug, election = 'false' } = query;
    const list = await (election === 'false' ? listOf(app, categorySlug) : listOfElection(app, election, categorySlug));
    const without = query.slug === undefined ? undefined : idOfContentUrl(query.slug);
    if (query.slug !== undefined && without === undefined)
      throw new ApiError(400, 'slug is not the last part of a video’s address', [{ path: 'slug', message: 'must end with an id' }]);
    return answerPage(app, { list, kind: listType === 'all' ? undefined : kindOf(listType) }, query, without);
  },
});

const byType = z.object({ ...listPage, type: type.default('long') });

export const videoListCalls: readonly Call[] = [
  videos,
  call({
    path: '/video-gallery',
    summary: 'The newest videos of the paper, page after page',
    desk,
    query: byType,
    data: videoPageSchema,
    freshFor: '30s',
    answer: ({ app, query }) => answerPage(app, { list: 'all', kind: kindOf(query.type) }, query),
  }),
  call({
    path: '/video-list/{categorySlug}',
    summary: 'The videos of a category, or of all without one',
    desk,
    params: z.object({ categorySlug: slugOfKind('category').optional() }),
    paramInQueryToo: true,
    query: byType,
    data: videoPageSchema,
    freshFor: '30s',
    answer: async ({ app, params, query }) =>
      answerPage(app, { list: await listOf(app, params.categorySlug), kind: kindOf(query.type) }, query),
  }),
  call({
    path: '/v2/video-list',
    summary: 'The videos or shorts of all categories or of one',
    desk,
    query: byType.extend({ categorySlug: slugOfKind('category').optional() }),
    data: videoPageSchema,
    freshFor: '30s',
    answer: async ({ app, query }) => answerPage(app, { list: await listOf(app, query.categorySlug), kind: kindOf(query.type) }, query),
  }),
];
