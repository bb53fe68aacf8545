import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { savePage } from '../commands.ts';
import { readStaticPageForEditing, readStaticPageRows } from '../queries.ts';
import { changeStaticPage, listStaticPages, readStaticPage } from './endpoints.ts';

const permission = 'staticpages.change';

export const staticPageNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(listStaticPages, { permission, run: async ({ app }) => ({ data: await readStaticPageRows(app.db) }) }),
  newsroomCall(readStaticPage, { permission, run: ({ app, params: { slug } }) => readStaticPageForEditing(app.db, slug) }),
  newsroomCall(changeStaticPage, {
    permission,
    run: async ({ app, context, params: { slug }, body: { begunFrom, ...text }, now }) => {
      await savePage(context, { slug, ...text, updatedAt: now }, begunFrom === null ? null : new Date(begunFrom));
      return readStaticPageForEditing(app.db, slug);
    },
  }),
];
