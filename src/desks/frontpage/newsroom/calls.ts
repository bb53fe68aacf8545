import { VersionConflict } from '../../../site/newsroom/checkVersion.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { arrangePage } from '../commands.ts';
import { arranges, readBreaking, readCandidates, readFrontPage, readPageChoices, readPageTopic } from '../front/readFrontPage.ts';
import * as endpoints from './endpoints.ts';

const permission = 'frontpage.arrange';

/** The calls for arranging pages. Breaking news is changed by `PUT /stories/:id/breaking`. */
export const frontNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.listFrontPages, { permission, run: async ({ app, staff }) => ({ data: await readPageChoices(app.db, staff) }) }),
  newsroomCall(endpoints.readFrontPage, {
    permission,
    run: ({ app, staff, params: { page }, now }) => readFrontPage(app, staff, page, now),
  }),
  newsroomCall(endpoints.arrangeFrontPage, {
    permission,
    run: async ({ app, context, staff, params: { page }, body, now }) => {
      if (!arranges(staff, await readPageTopic(app.db, page))) throw new NewsroomError(403, newsroomServerWords.otherDesk);
      try {
        await arrangePage(context, page, body, now);
      } catch (error) {
        if (!(error instanceof VersionConflict)) throw error;
        throw new VersionConflict(error.sentence, { details: await readFrontPage(app, staff, page, now) });
      }
      return readFrontPage(app, staff, page, now);
    },
  }),
  newsroomCall(endpoints.listCandidates, {
    permission,
    run: async ({ app, params: { page }, query: { q }, now }) => ({ data: await readCandidates(app.db, page, q, now) }),
  }),
  newsroomCall(endpoints.listBreakingNews, { permission, run: async ({ app }) => ({ data: await readBreaking(app.db) }) }),
];
