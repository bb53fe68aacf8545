import type { App } from '../../../site/app.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { addPost, correctPost, endCoverage, openCoverage, removePost, setKeyPoints } from '../commands.ts';
import * as endpoints from './endpoints.ts';
import { checkWorksFor, mayDirect, readCoverageNow, readCoverages } from './queries.ts';

type At = { app: App; staff: Staff; params: { id: number } };
const show = ({ app, staff, params: { id: articleId } }: At) => readCoverageNow(app.db, articleId, staff);
const check = ({ app, staff, params: { id: articleId } }: At) => checkWorksFor(app.db, articleId, staff);

/** An editor of the desk may change every post, others their own. */
async function postOf({ app, staff, params: { id: articleId, post: id } }: At & { params: { post: number } }) {
  const isDirector = await mayDirect(app.db, articleId, staff);
  return { articleId, id, mayTouch: (authorId: string) => isDirector || authorId === staff.id };
}

export const liveNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.listCoverages, { permission: 'live.post', run: ({ app }) => readCoverages(app.db) }),
  newsroomCall(endpoints.readCoverage, { permission: 'live.post', run: show }),
  newsroomCall(endpoints.openCoverage, {
    permission: 'live.direct',
    run: async ({ context, now, ...at }) => {
      await check(at);
      await openCoverage(context, at.params.id, now);
      return show(at);
    },
  }),
  newsroomCall(endpoints.endCoverage, {
    permission: 'live.direct',
    run: async ({ context, now, body, ...at }) => {
      await check(at);
      await endCoverage(context, at.params.id, body.over ? now : null);
      return show(at);
    },
  }),
  newsroomCall(endpoints.changeKeyPoints, {
    permission: 'live.direct',
    run: async ({ context, body, ...at }) => {
      await check(at);
      await setKeyPoints(context, at.params.id, body.keyPoints);
      return show(at);
    },
  }),
  newsroomCall(endpoints.addPost, {
    permission: 'live.post',
    run: async ({ context, now, body: { sentAs, ...draft }, ...at }) => {
      await check(at);
      await addPost(context, at.params.id, sentAs, draft, { author: at.staff.name, authorId: at.staff.id, now });
      return show(at);
    },
  }),
  newsroomCall(endpoints.correctPost, {
    permission: 'live.post',
    run: async ({ context, now, body: { version, ...draft }, ...at }) => {
      await check(at);
      await correctPost(context, { ...(await postOf(at)), version, now }, draft);
      return show(at);
    },
  }),
  newsroomCall(endpoints.removePost, {
    permission: 'live.post',
    run: async ({ context, ...at }) => {
      await check(at);
      await removePost(context, await postOf(at));
      return show(at);
    },
  }),
];
