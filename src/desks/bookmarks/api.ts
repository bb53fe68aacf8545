import { z } from '@hono/zod-openapi';
import { type Call, call } from '../../site/calls/call.ts';
import { pageIndex } from '../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../site/calls/pageOf.ts';
import { rowId } from '../../site/calls/rowId.ts';
import { articleSummary, articleSummarySchema } from '../articles/queries.ts';
import { addBookmark, removeBookmark } from './commands.ts';
import { BOOKMARKS_PER_PAGE, readBookmarkPage, readBookmarks } from './queries.ts';
import { bookmarkText } from './words.ts';

const outcome = z.object({ success: z.boolean(), message: z.string() });
const ofReader = { desk: 'bookmarks', ofReader: true } as const;

/** Specification, section 7: bookmarks. */
export const bookmarkCalls: readonly Call[] = [
  call({
    ...ofReader,
    needsLoginOffered: true,
    method: 'post',
    path: '/bookmark',
    summary: 'Saves a story',
    body: z.object({ articleId: rowId }),
    data: outcome,
    answer: async ({ app, reader, body }) => {
      const added = await addBookmark(app, (await reader()).id, body.articleId);
      return { data: { success: added === 'saved', message: bookmarkText[added] } };
    },
  }),
  call({
    ...ofReader,
    method: 'delete',
    path: '/bookmark',
    summary: 'Removes a saved story',
    body: z.object({ articleId: rowId }),
    data: outcome,
    answer: async ({ app, reader, body }) => {
      await removeBookmark(app, (await reader()).id, body.articleId);
      return { data: { success: true, message: bookmarkText.removed } };
    },
  }),
  call({
    ...ofReader,
    path: '/user/bookmark',
    summary: 'The ids of the saved stories, the last saved first',
    data: z.array(
      z.object({ articleId: z.number().openapi({ description: 'The `_id` of the story, as a number' }), savedAt: z.iso.datetime() }),
    ),
    answer: async ({ app, reader }) => {
      const saved = await readBookmarks(app.db, (await reader()).id);
      return { data: saved.map(({ articleId, savedAt }) => ({ articleId, savedAt: savedAt.toISOString() })) };
    },
  }),
  call({
    ...ofReader,
    path: '/user/bookmark/article-list',
    summary: 'A page of the saved stories, the last saved first',
    query: z.object({ pageIndex }),
    data: z.object({ articles: z.array(articleSummarySchema), ...pageFields, articlePerPage: z.number().int() }),
    answer: async ({ app, reader, query: { pageIndex, tz } }) => {
      const list = await readBookmarkPage(app.db, (await reader()).id, pageIndex);
      const articles = list?.stories.map((story) => articleSummary(story, tz)) ?? [];
      const page = pageOf(list, { pageIndex, limit: BOOKMARKS_PER_PAGE });
      return { data: { articles, ...page, articlePerPage: BOOKMARKS_PER_PAGE } };
    },
  }),
];
