import { z } from '@hono/zod-openapi';
import { searchWordsOf } from '../../platform/text/searchText.ts';
import { call } from '../../site/calls/call.ts';
import { articleSummary, articleSummarySchema, ITEMS_PER_PAGE, searchStories } from '../articles/queries.ts';

export const searchCalls = [
  call({
    path: '/article-search/{text}',
    summary: 'Stories with the given words in either script, the best first; the text is cut to 15 characters, dashes stand for spaces',
    desk: 'search',
    params: z.object({ text: z.string().min(1).max(500).openapi({ description: 'In either script', example: 'varsad' }) }),
    query: z.object({ pageIndex: z.coerce.number().int().min(1).max(1000).default(1) }),
    data: z.object({
      text: z.string().openapi({ description: 'What was searched for' }),
      totalCount: z.number().openapi({ description: 'Stories found, at most 200' }),
      articlePerPage: z.number(),
      hasMore: z.boolean(),
      articles: z.array(articleSummarySchema),
    }),
    freshFor: '30s',
    answer: async ({ app, params, query, now }) => {
      const text = searchWordsOf(params.text);
      const { stories, totalCount, pageCount } =
        text === '' ? { stories: [], totalCount: 0, pageCount: 1 } : await searchStories(app.db, text, query.pageIndex, now);
      return {
        data: {
          text,
          totalCount,
          articlePerPage: ITEMS_PER_PAGE,
          hasMore: query.pageIndex < pageCount,
          articles: stories.map((story) => articleSummary(story, query.tz)),
        },
        tags: stories.map((story) => `article:${story.id}`),
      };
    },
  }),
];
