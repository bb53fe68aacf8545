import { z } from '@hono/zod-openapi';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/oldNewsroomCall.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { arrangePage } from '../commands.ts';
import { frontArrangement, frontPageKey } from '../front/frontPages.ts';
import { arranges, readBreaking, readCandidates, readFrontPage, readPageChoices, readPageTopic } from '../front/readFrontPage.ts';

const permission = 'frontpage.arrange';
const params = z.object({ page: frontPageKey });

/**
 * The calls of whoever arranges pages; `frontPages.ts` says what they take and give. A page is `home`, `category:<id>` or `city:<id>`; one that
 * was arranged meanwhile is answered 409, with what stands now in `details`. Breaking news is put up and taken down by the articles
 * desk's `PUT /stories/:id/breaking`.
 */
export const frontNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall({
    path: '/front-pages',
    permission,
    answer: async ({ app, staff }) => ({ data: await readPageChoices(app.db, staff) }),
  }),
  newsroomCall({
    path: '/front-pages/:page',
    permission,
    params,
    answer: ({ app, staff, params: { page }, now }) => readFrontPage(app, staff, page, now),
  }),
  newsroomCall({
    method: 'put',
    path: '/front-pages/:page',
    permission,
    params,
    body: frontArrangement,
    answer: async ({ app, context, staff, params: { page }, body, now }) => {
      if (!arranges(staff, await readPageTopic(app.db, page))) throw new NewsroomError(403, newsroomServerWords.otherDesk);
      try {
        await arrangePage(context, page, body, now);
      } catch (error) {
        if (!(error instanceof NewsroomError) || error.status !== 409) throw error;
        throw new NewsroomError(409, error.sentence, { details: await readFrontPage(app, staff, page, now) });
      }
      return readFrontPage(app, staff, page, now);
    },
  }),
  newsroomCall({
    path: '/front-pages/:page/candidates',
    permission,
    params,
    query: z.object({ q: z.string().max(200).default('') }),
    answer: async ({ app, params: { page }, query: { q } }) => ({ data: await readCandidates(app.db, page, q) }),
  }),
  newsroomCall({ path: '/breaking-news', permission, answer: async ({ app }) => ({ data: await readBreaking(app.db) }) }),
];
