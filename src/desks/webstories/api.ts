import { z } from '@hono/zod-openapi';
import { topicOfQuery } from '../../content/api/topicOfQuery.ts';
import { idOfContentUrl } from '../../content/contentUrl.ts';
import { pictureSchema } from '../../content/pictures/pictureSchema.ts';
import { pictureSource } from '../../content/pictures/queries.ts';
import type { App } from '../../site/app.ts';
import { ApiError, type Call, call } from '../../site/calls/call.ts';
import { addressPart, limitOf, listPage, slug } from '../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../site/calls/pageOf.ts';
import { webStorySummary, webStorySummarySchema } from './api/webStorySummary.ts';
import { textPlacements } from './editing/webStoryRules.ts';
import { readRelatedWebStories, readWebStory, type WebStory, webStoriesTag, webStoryList, webStoryLists, webStoryTag } from './queries.ts';

const desk = 'webstories';
const ON_A_WIDGET = 6;
const RELATED = 4;

/** A web story by its id, or by the last segment of its address. */
const which = z.object({
  storyId: z
    .string()
    .regex(/^[1-9][0-9]{0,14}$/, { error: 'must be an id' })
    .transform(Number)
    .optional()
    .openapi({ type: 'string', pattern: '^[1-9][0-9]{0,14}$', description: 'The `_id` of the web story', example: '8' }),
  storyUrl: addressPart(300)
    .optional()
    .openapi({ description: 'The last part of the story’s address; its id is at the end', example: 'chomasu-kevi-rite-aave-chhe-8' }),
});

/** The requested web story. Throws `ApiError`. */
async function storyOfQuery(
  app: App,
  { storyId, storyUrl }: { storyId?: number | undefined; storyUrl?: string | undefined },
): Promise<WebStory> {
  const fromUrl = storyUrl === undefined ? undefined : idOfContentUrl(storyUrl);
  if (storyId === undefined && storyUrl === undefined)
    throw new ApiError(400, 'Say which web story: storyId or storyUrl', [{ path: 'storyId', message: 'is missing' }]);
  if (storyId !== undefined && fromUrl !== undefined && storyId !== fromUrl) {
    throw new ApiError(400, 'storyId and storyUrl are of two stories', [{ path: 'storyUrl', message: `is not of the story ${storyId}` }]);
  }
  const id = storyId ?? fromUrl;
  const story = id === undefined ? undefined : await readWebStory(app.db, id);
  if (!story) throw new ApiError(404, 'There is no such web story');
  return story;
}

const list = call({
  path: '/web-story/list',
  summary: 'Web stories, the newest first: all of them, or those of one category',
  desk,
  query: z.object({ ...listPage, categorySlug: slug.openapi({ example: 'science' }).optional() }),
  data: z.object({
    webStories: z.array(webStorySummarySchema),
    ...pageFields,
    webStoryPerPage: z.number().int(),
  }),
  freshFor: '1m',
  answer: async ({ app, query }) => {
    const category = await topicOfQuery(app, 'category', query.categorySlug);
    const result = await webStoryLists.page(app.db, webStoryList(category?.id), { page: query.pageIndex, perPage: query.limit });
    const page = pageOf(result, query);
    const items = result?.items ?? [];
    return {
      data: { webStories: items.map((story) => webStorySummary(story, query.tz)), ...page, webStoryPerPage: query.limit },
      tags: [webStoriesTag, 'topics'],
    };
  },
});

const page = z
  .object({
    position: z.number().int().openapi({ description: 'From 1' }),
    headline: z.string(),
    text: z.string(),
    credit: z.string(),
    placement: z.enum(textPlacements).openapi({ description: 'Where the words stand on the picture' }),
    seconds: z.number().int().openapi({ description: 'How long the page stands' }),
    link: z.object({ href: z.string(), label: z.string() }).nullable(),
    picture: pictureSchema.openapi({ description: 'Upright, 9:16' }),
  })
  .openapi('WebStoryPage');

const detail = call({
  path: '/web-story/detail',
  summary: 'A whole web story, by `storyId` or `storyUrl`',
  desk,
  query: which,
  data: webStorySummarySchema.extend({ updatedAt: z.iso.datetime(), pages: z.array(page) }).openapi('WholeWebStory'),
  freshFor: '1m',
  answer: async ({ app, query }) => {
    const story = await storyOfQuery(app, query);
    const pages = story.pages.map(({ picture, link, ...rest }) => ({
      ...rest,
      link: link ?? null,
      picture: pictureSource(picture, 'tall'),
    }));
    return {
      data: { ...webStorySummary(story, query.tz), updatedAt: story.updatedAt.toISOString(), pages },
      tags: [webStoryTag(story.id), 'topics'],
    };
  },
});

const stories = z.object({ webStories: z.array(webStorySummarySchema) });

const widgetList = call({
  path: '/web-story/widget-list',
  summary: 'The newest web stories for a block of a page, of the paper or of one category',
  desk,
  query: z.object({ limit: limitOf(ON_A_WIDGET), categorySlug: slug.openapi({ example: 'science' }).optional() }),
  data: stories,
  freshFor: '1m',
  answer: async ({ app, query: { limit, categorySlug, tz } }) => {
    const results = await webStoryLists.newest(app.db, webStoryList((await topicOfQuery(app, 'category', categorySlug))?.id), limit);
    return { data: { webStories: results.map((story) => webStorySummary(story, tz)) }, tags: [webStoriesTag, 'topics'] };
  },
});

const relatedStories = call({
  path: '/web-story/related-stories',
  summary: 'Where a web story leads on to, the next one first; never itself',
  desk,
  query: which.extend({ limit: limitOf(RELATED) }),
  data: stories,
  freshFor: '1m',
  answer: async ({ app, query }) => {
    const story = await storyOfQuery(app, query);
    const results = await readRelatedWebStories(app.db, story, query.limit);
    return {
      data: { webStories: results.map((other) => webStorySummary(other, query.tz)) },
      tags: [webStoryTag(story.id), webStoriesTag, 'topics'],
    };
  },
});

export const webStoryCalls: readonly Call[] = [list, detail, widgetList, relatedStories];
