import { z } from '@hono/zod-openapi';
import { rateLimit } from '../../platform/rateLimit.ts';
import { searchedTextOf, searchWordsOf } from '../../platform/text/searchText.ts';
import { type Call, call } from '../../site/calls/call.ts';
import { pageIndex } from '../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../site/calls/pageOf.ts';
import { articleSummary, articleSummarySchema, ITEMS_PER_PAGE, searchStories } from '../articles/queries.ts';
import { SUGGESTIONS_TAG } from './commands.ts';
import type { SearchCounter } from './counting/searchCounter.ts';
import type { openSuggestions } from './suggesting/suggestions.ts';

/** What a reader types, and a limit that no typing reaches. */
const suggestionsOfNetwork = rateLimit({ max: 600, spanMs: 60_000 });
const countsOfNetwork = rateLimit({ max: 60, spanMs: 60_000 });

const suggestion = z.object({
  text: z.string(),
  href: z.string().openapi({ description: 'Where it leads: a topic or a search' }),
  detail: z.string().openapi({ description: 'What a topic is; empty for a search' }),
});

/** Calls of the search field and of the page of results. */
export const searchFieldCallsOf = (counter: SearchCounter, suggestFor: ReturnType<typeof openSuggestions>): readonly Call[] => [
  call({
    path: '/search/suggestions',
    summary: 'Topics and popular searches that go on from what was typed, in either script',
    desk: 'search',
    query: z.object({
      q: z
        .string()
        .transform((text) => searchedTextOf(text).toLowerCase())
        .openapi({ type: 'string', description: 'What was typed, cut to 100 graphemes', example: 'ahm' }),
    }),
    data: z.object({ suggestions: z.array(suggestion) }),
    freshFor: '1m',
    limit: suggestionsOfNetwork,
    answer: async ({ app, query, now }) => ({
      data: { suggestions: await suggestFor(app.db, query.q, now) },
      tags: ['topics', SUGGESTIONS_TAG],
    }),
  }),
  call({
    method: 'post',
    path: '/search/counts',
    summary: 'Counts that a reader looks at the results of a search, without noting who',
    desk: 'search',
    ofThisSite: true,
    body: z.object({ q: z.string().transform(searchedTextOf) }),
    data: z.object({ success: z.boolean() }),
    limit: countsOfNetwork,
    answer: async ({ body, client, header, now }) => {
      await counter.countNetwork(body.q, { client, userAgent: header('user-agent') }, now);
      return { data: { success: true } };
    },
  }),
];

export const searchCalls = [
  call({
    path: '/article-search/{text}',
    summary: 'Stories with the given words in either script, the best first; the text is cut to 15 characters, dashes stand for spaces',
    desk: 'search',
    params: z.object({
      text: z.string().min(1).transform(searchWordsOf).openapi({ type: 'string', description: 'In either script', example: 'varsad' }),
    }),
    query: z.object({ pageIndex }),
    data: z.object({
      text: z.string().openapi({ description: 'What was searched for' }),
      ...pageFields,
      totalCount: z.number().openapi({ description: 'Stories found, at most 200' }),
      articlePerPage: z.number(),
      articles: z.array(articleSummarySchema),
    }),
    freshFor: '30s',
    answer: async ({ app, params: { text }, query, now }) => {
      const { stories, totalCount } =
        text === '' ? { stories: [], totalCount: 0 } : await searchStories(app.db, text, query.pageIndex, now);
      const page = pageOf({ totalCount }, { pageIndex: query.pageIndex, limit: ITEMS_PER_PAGE });
      return {
        data: {
          text,
          ...page,
          articlePerPage: ITEMS_PER_PAGE,
          articles: stories.map((story) => articleSummary(story, query.tz)),
        },
        tags: stories.map((story) => `article:${story.id}`),
      };
    },
  }),
];
