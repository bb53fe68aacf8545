import { z } from '@hono/zod-openapi';
import { authorOfQuery, whichAuthor } from '../../../content/api/authorOfQuery.ts';
import { findTopic, slugOfKind, type Topic, type TopicKind, topicDocument, topicSchema } from '../../../content/topics/queries.ts';
import type { App } from '../../../site/app.ts';
import { ApiError, type Call, call } from '../../../site/calls/call.ts';
import { articleId, ITEMS_PER_PAGE, limitOf, listPage, slug } from '../../../site/calls/callParameters.ts';
import { readNewest } from '../queries.ts';
import { countMostRead, readMostRead } from '../reading/viewCounts.ts';
import { articleSummary, articleSummarySchema } from './articleSummary.ts';
import { answerTopicPage, readBuiltInList, storyPage, storyPageSchema, tagsOf } from './storyPage.ts';

const desk = 'articles';
const query = z.object(listPage);

/** The topic with a requested slug. Throws `ApiError`. */
async function topicOf(app: App, kind: TopicKind, topicSlug: string): Promise<Topic> {
  const topic = await findTopic(app.db, kind, topicSlug);
  if (!topic) throw new ApiError(404, `There is no ${kind} ${topicSlug}`);
  return topic;
}

const builtInList = (path: string, summary: string, list: Parameters<typeof readBuiltInList>[1]) =>
  call({
    path,
    summary,
    desk,
    query,
    data: storyPageSchema,
    freshFor: '30s',
    answer: async (context) => answerTopicPage(context.app, await readBuiltInList(context.app, list), context.query, context.now),
  });

const withTopic = storyPageSchema.extend({ topic: topicSchema });

async function answerWithTopic(app: App, topic: Topic, query: Parameters<typeof answerTopicPage>[2], now: Date) {
  const { data, tags } = await answerTopicPage(app, topic, query, now);
  return { data: { ...data, topic: topicDocument(topic) }, tags };
}

/** A topic and a page of its stories. */
const ofTopic = (path: `${string}{slug}`, summary: string, kind: TopicKind, paramInQueryToo: boolean) =>
  call({
    path,
    summary,
    desk,
    params: z.object({ slug: slugOfKind(kind) }),
    paramInQueryToo,
    query,
    data: withTopic,
    freshFor: '30s',
    answer: async ({ app, params, query, now }) => answerWithTopic(app, await topicOf(app, kind, params.slug), query, now),
  });

const articleSection = call({
  path: '/article-section',
  summary: 'A section and a page of its stories',
  desk,
  query: query.extend({ slug: slugOfKind('section') }),
  data: withTopic,
  freshFor: '30s',
  answer: async ({ app, query, now }) => answerWithTopic(app, await topicOf(app, 'section', query.slug), query, now),
});

const authorArticle = call({
  path: '/author-article',
  summary: 'An author, by `authorId` or `slug`, and a page of their stories',
  desk,
  query: query.extend(whichAuthor),
  data: withTopic,
  freshFor: '30s',
  answer: async ({ app, query, now }) => answerWithTopic(app, await authorOfQuery(app, query), query, now),
});

const filters = [
  ['categorySlug', 'category'],
  ['citySlug', 'city'],
  ['sectionSlug', 'section'],
  ['magazineSlug', 'magazine'],
  ['columnSlug', 'column'],
  ['tagSlug', 'tag'],
  ['authorSlug', 'author'],
] as const satisfies [string, TopicKind][];

const articleList = call({
  path: '/article-list',
  summary: 'Stories, the newest first: all of them, or those of one category, city, section, magazine, column, tag or author',
  desk,
  query: query.extend({
    // At most one filter.
    categorySlug: slugOfKind('category').optional(),
    citySlug: slug.optional(),
    sectionSlug: slug.optional(),
    magazineSlug: slug.optional(),
    columnSlug: slug.optional(),
    tagSlug: slug.optional(),
    authorSlug: slug.optional(),
  }),
  data: storyPageSchema,
  freshFor: '30s',
  answer: async ({ app, query, now }) => {
    const chosen = filters.flatMap(([name, kind]) => {
      const topicSlug = query[name];
      return topicSlug === undefined ? [] : [{ name, kind, topicSlug }];
    });
    const [filter, ...others] = chosen;
    if (others.length > 0) {
      throw new ApiError(
        400,
        'A list is of one kind',
        others.map(({ name }) => ({ path: name, message: `cannot go with ${filter?.name}` })),
      );
    }
    const topic = filter ? await topicOf(app, filter.kind, filter.topicSlug) : await readBuiltInList(app, 'latest');
    return answerTopicPage(app, topic, query, now);
  },
});

const stories = call({
  path: '/stories/{slug}',
  summary: 'The newest stories of the paper, or of the section of this slug',
  desk,
  params: z.object({ slug: slugOfKind('section').optional() }),
  paramInQueryToo: true,
  query,
  data: storyPageSchema,
  freshFor: '30s',
  answer: async ({ app, params, query, now }) => {
    const topic = params.slug === undefined ? await readBuiltInList(app, 'latest') : await topicOf(app, 'section', params.slug);
    return answerTopicPage(app, topic, query, now);
  },
});

const topRead = call({
  path: '/top-read-news/{citySlug}',
  summary: 'The stories most read now, in the whole paper or of one city; the newest where nothing has been read',
  desk,
  params: z.object({ citySlug: slugOfKind('city').optional() }),
  paramInQueryToo: true,
  query,
  data: storyPageSchema,
  freshFor: '10s',
  answer: async ({ app, params, query, now }) => {
    const { pageIndex, limit } = query;
    const topic = params.citySlug === undefined ? await readBuiltInList(app, 'latest') : await topicOf(app, 'city', params.citySlug);
    const totalCount = await countMostRead(app.db, topic.id);
    if (totalCount === 0) return answerTopicPage(app, topic, query, now);
    const passed = (pageIndex - 1) * limit;
    const trending = passed < totalCount ? await readMostRead(app.db, topic.id, Math.min(limit, totalCount - passed), passed) : [];
    return { data: storyPage({ stories: trending, totalCount }, query), tags: tagsOf(trending) };
  },
});

const relatedNews = call({
  path: '/related-news',
  summary: 'The newest stories of a tag, without the story that asks for them',
  desk,
  query: z.object({
    metaTag: slugOfKind('tag'),
    type: z.literal('related-news').default('related-news'),
    articleId: articleId.optional(),
    limit: limitOf(ITEMS_PER_PAGE),
  }),
  data: z.object({ articles: z.array(articleSummarySchema) }),
  freshFor: '30s',
  answer: async ({ app, query: { metaTag, articleId, limit, tz } }) => {
    const tag = await topicOf(app, 'tag', metaTag);
    const results = await readNewest(app.db, tag.id, limit, articleId === undefined ? [] : [articleId]);
    return { data: { articles: results.map((story) => articleSummary(story, tz)) }, tags: [`topic:${tag.id}`, ...tagsOf(results)] };
  },
});

export const listCalls: readonly Call[] = [
  articleList,
  ofTopic('/article-category/{slug}', 'A category and a page of its stories', 'category', true),
  ofTopic('/magazine/{slug}', 'A magazine and a page of its stories', 'magazine', false),
  articleSection,
  authorArticle,
  stories,
  builtInList('/breaking-news', 'Breaking news, the newest first', 'breaking'),
  builtInList('/all-recent-news/', 'All news, the newest first', 'latest'),
  builtInList('/top-head-news/', 'The heads of the day, the newest first', 'top-head'),
  topRead,
  relatedNews,
];
