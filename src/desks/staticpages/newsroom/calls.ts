import { z } from '@hono/zod-openapi';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { savePage } from '../commands.ts';
import { editedPage, staticPageSlugs } from '../documents/staticPageDraft.ts';
import { readStaticPageForEditing, readStaticPageRows } from '../queries.ts';

const permission = 'staticpages.change';
const params = z.object({ slug: z.enum(staticPageSlugs) });

export const staticPageNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall({ path: '/static-pages', permission, answer: async ({ app }) => ({ data: await readStaticPageRows(app.db) }) }),
  newsroomCall({
    path: '/static-pages/:slug',
    permission,
    params,
    answer: ({ app, params: { slug } }) => readStaticPageForEditing(app.db, slug),
  }),
  newsroomCall({
    method: 'put',
    path: '/static-pages/:slug',
    permission,
    params,
    /** `begunFrom` is the `updatedAt` that was before the editor. */
    body: editedPage.extend({ begunFrom: z.iso.datetime().nullable() }),
    answer: async ({ app, context, params: { slug }, body: { begunFrom, ...text }, now }) => {
      await savePage(context, { slug, ...text, updatedAt: now }, begunFrom === null ? null : new Date(begunFrom));
      return readStaticPageForEditing(app.db, slug);
    },
  }),
];
