import { z } from '@hono/zod-openapi';
import { ApiError, type Call, call } from '../../site/calls/call.ts';
import { rowId } from '../../site/calls/rowId.ts';
import { articleSummary, articleSummarySchema } from '../articles/queries.ts';
import { forgetReads, noteRead } from './commands.ts';
import { readHistoryPage } from './queries.ts';
import { historyText as words } from './words.ts';

const ofReader = { desk: 'history', ofReader: true, path: '/user/history' } as const;
const outcome = z.object({ success: z.boolean(), message: z.string() });

export const historyCalls: readonly Call[] = [
  call({
    ...ofReader,
    summary: 'The stories that the reader has read, the last read first',
    query: z.object({ pageIndex: rowId.default(1) }),
    data: z.object({ totalCount: z.number(), pageCount: z.number(), articles: z.array(articleSummarySchema) }),
    answer: async ({ app, reader, query }) => {
      const list = await readHistoryPage(app.db, (await reader()).id, query.pageIndex);
      if (!list) return { data: { totalCount: 0, pageCount: 0, articles: [] } };
      const { stories, totalCount, pageCount } = list;
      return { data: { totalCount, pageCount, articles: stories.map((story) => articleSummary(story)) } };
    },
  }),
  call({
    ...ofReader,
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
