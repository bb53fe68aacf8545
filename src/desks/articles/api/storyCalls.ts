import { z } from '@hono/zod-openapi';
import { idOfContentUrl } from '../../../content/contentUrl.ts';
import { breadcrumbSchema, findTopic, slugOfKind } from '../../../content/topics/queries.ts';
import type { App } from '../../../site/app.ts';
import { ApiError, type Call, call } from '../../../site/calls/call.ts';
import { addressPart, articleId, pageIndex } from '../../../site/calls/callParameters.ts';
import { COMING_STORIES, MORE_ARTICLES_PER_PAGE, readNextStory, readUnderStory } from '../lists/moreStories.ts';
import { readNewest, readStory, type Story } from '../queries.ts';
import { answerDetails, articleDetailsSchema, breadcrumbsOf } from './articleDetails.ts';
import { articleSummary, articleSummarySchema } from './articleSummary.ts';
import { readBuiltInList, tagsOf } from './storyPage.ts';

const desk = 'articles';

/** The last segment of a story's address; it ends with the id, so an old slug also finds the story. */
const articleUrl = addressPart(300).openapi({
  description: 'The last part of the story’s address',
  example: 'ajrakh-kapda-par-akash-ane-mati-46',
});

const which = z.object({ articleId: articleId.optional() });
const whichByUrl = z.object({ articleUrl: articleUrl.optional() });

/** The story with the requested id or address. Throws `ApiError`. */
async function storyOfQuery(app: App, input: { articleId?: number | undefined; articleUrl?: string | undefined }): Promise<Story> {
  const fromUrl = input.articleUrl === undefined ? undefined : idOfContentUrl(input.articleUrl);
  if (input.articleId === undefined && input.articleUrl === undefined)
    throw new ApiError(400, 'Say which story: articleId or articleUrl', [{ path: 'articleId', message: 'is missing' }]);
  if (input.articleId !== undefined && fromUrl !== undefined && input.articleId !== fromUrl) {
    throw new ApiError(400, 'articleId and articleUrl are of two stories', [
      { path: 'articleUrl', message: `is not of the story ${input.articleId}` },
    ]);
  }
  const id = input.articleId ?? fromUrl;
  const story = id === undefined ? undefined : await readStory(app.db, id);
  if (!story) throw new ApiError(404, 'There is no such story');
  return story;
}

const details = (path: `${string}{articleUrl}`) =>
  call({
    path,
    summary: 'A whole story, by `articleId` or `articleUrl`; its dates in words are those of India',
    desk,
    params: whichByUrl,
    paramInQueryToo: true,
    query: which,
    data: articleDetailsSchema,
    takesTimeZone: false,
    freshFor: '30s',
    answer: async ({ app, params, query }) => answerDetails(app, await storyOfQuery(app, { ...params, ...query })),
  });

const breadcrumbs = call({
  path: '/article-details-breadcrumbs/{articleUrl}',
  summary: 'The steps from the front page to a story',
  desk,
  params: whichByUrl,
  paramInQueryToo: true,
  query: which,
  data: z.object({ breadcrumbs: z.array(breadcrumbSchema) }),
  freshFor: '1m',
  answer: async ({ app, params, query }) => {
    const story = await storyOfQuery(app, { ...params, ...query });
    return { data: { breadcrumbs: breadcrumbsOf(story) }, tags: tagsOf([story]) };
  },
});

const nextDetail = call({
  path: '/next-article-detail',
  summary: 'The story after this one, whole: the next older of its category, then of the paper; 404 after the oldest',
  desk,
  query: which.extend(whichByUrl.shape),
  data: articleDetailsSchema,
  freshFor: '30s',
  answer: async ({ app, query }) => {
    const story = await storyOfQuery(app, query);
    const next = await readNextStory(app.db, story);
    const whole = next && (await readStory(app.db, next.id));
    if (!whole) throw new ApiError(404, 'This is the oldest story');
    const { data, tags } = await answerDetails(app, whole, query.tz);
    return { data, tags: [...tags, `article:${story.id}`, `topic:${story.category.id}`, `topic:${next.listId}`] };
  },
});

const latestArticle = call({
  path: '/get-latest-article',
  summary: 'The newest story of the paper or of a category, whole',
  desk,
  query: z.object({ categorySlug: slugOfKind('category').optional() }),
  data: articleDetailsSchema,
  freshFor: '30s',
  answer: async ({ app, query: { categorySlug, tz } }) => {
    const list = categorySlug === undefined ? await readBuiltInList(app, 'latest') : await findTopic(app.db, 'category', categorySlug);
    if (!list) throw new ApiError(404, `There is no category ${categorySlug}`);
    const [newest] = await readNewest(app.db, list.id, 1);
    const whole = newest && (await readStory(app.db, newest.id));
    if (!whole) throw new ApiError(404, 'The list has no story yet');
    const { data, tags } = await answerDetails(app, whole, tz);
    return { data, tags: [...tags, `topic:${list.id}`] };
  },
});

/** The cache tags of a response with the stories listed under a story. */
const tagsUnder = (story: Story): string[] => [story.category, ...story.tags].map((topic) => `topic:${topic.id}`);

const scroll = call({
  path: '/articles-scroll',
  summary: 'The stories to read on with after this one, as its page goes on',
  desk,
  query: which.extend(whichByUrl.shape),
  data: z.object({ articles: z.array(articleSummarySchema) }),
  freshFor: '1m',
  answer: async ({ app, query }) => {
    const story = await storyOfQuery(app, query);
    const { related, coming } = await readUnderStory(app.db, story);
    const next = [...coming, ...related].slice(0, COMING_STORIES);
    return {
      data: { articles: next.map((other) => articleSummary(other, query.tz)) },
      tags: [...tagsUnder(story), ...tagsOf([story, ...next])],
    };
  },
});

const more = call({
  path: '/more-articles',
  summary:
    'Further stories of a story’s category, page after page as its own page shows them: without the related ones and those of `/articles-scroll`',
  desk,
  query: which.extend({ ...whichByUrl.shape, pageIndex }),
  data: z.object({
    totalCount: z.number().int(),
    articles: z.array(articleSummarySchema),
    articlePerPage: z.number().int(),
    hasMore: z.boolean(),
  }),
  freshFor: '1m',
  answer: async ({ app, query }) => {
    const story = await storyOfQuery(app, query);
    const { related, more: result } = await readUnderStory(app.db, story, query.pageIndex);
    return {
      data: {
        totalCount: result.totalCount,
        articles: result.stories.map((other) => articleSummary(other, query.tz)),
        articlePerPage: MORE_ARTICLES_PER_PAGE,
        hasMore: result.hasMore,
      },
      tags: [...tagsUnder(story), ...tagsOf([story, ...related, ...result.stories])],
    };
  },
});

export const storyCalls: readonly Call[] = [
  details('/article-details/{articleUrl}'),
  details('/v2/article-details/{articleUrl}'),
  breadcrumbs,
  nextDetail,
  latestArticle,
  scroll,
  more,
];
