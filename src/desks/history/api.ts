import { z } from '@hono/zod-openapi';
import { ApiError, type Call, call } from '../../site/calls/call.ts';
import { pageIndex } from '../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../site/calls/pageOf.ts';
import { rowId } from '../../site/calls/rowId.ts';
import { articleSummary, articleSummarySchema } from '../articles/queries.ts';
import { forgetReads, noteRead } from './commands.ts';
import { readHistoryPage, STORIES_PER_PAGE } from './queries.ts';
import { historyText as words } from './words.ts';

const ofReader = { desk: 'history', ofReader: true, path: '/user/history' } as const;
const outcome = z.object({ success: z.boolean(), message: z.string() });

export const historyCalls: readonly Call[] = [
  call({
    ...ofReader,
    summary: 'The stories that the reader has read, the last read first',
    query: z.object({ pageIndex }),
    data: z.object({ ...pageFields, articlePerPage: z.number().int(), articles: z.array(articleSummarySchema) }),
    answer: async ({ app, reader, query: { pageIndex, tz } }) => {
      const list = await readHistoryPage(app.db, (await reader()).id, pageIndex);
      const page = pageOf(list, { pageIndex, limit: STORIES_PER_PAGE });
      const articles = (list?.stories ?? []).map((story) => articleSummary(story, tz));
      return { data: { ...page, articlePerPage: STORIES_PER_PAGE, articles } };
    },
  }),
  call({
    ...ofReader,
    needsLoginOffered: true,
    method: 'post',
    summary: 'Notes that the reader has read a story, if they have agreed to that',
    body: z.object({ articleId: rowId }),
    data: outcome,
    answer: async ({ app, reader, body }) => {
      const noted = await noteRead(app, (await reader()).id, body.articleId);
      if (noted === 'notAgreed') throw new ApiError(403, words.notAgreed);
      return { data: { success: noted === 'noted', message: words[noted] } };
    },
  }),
  call({
    ...ofReader,
    method: 'delete',
    summary: 'Removes a story from the list, or all without one',
    // Strict: a misspelt name must not remove everything.
    body: z.strictObject({ articleId: rowId.optional() }),
    data: outcome,
    answer: async ({ app, reader, body }) => {
      await forgetReads(app.db, (await reader()).id, body.articleId);
      return { data: { success: true, message: words.forgotten } };
    },
  }),
];
