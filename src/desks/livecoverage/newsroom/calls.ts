import type { App } from '../../../site/app.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { addPost, correctPost, endCoverage, openCoverage, removePost, setKeyPoints } from '../commands.ts';
import * as endpoints from './endpoints.ts';
import { checkWorksFor, mayDirect, readCoverageNow, readCoverages } from './queries.ts';

type At = { app: App; staff: Staff; params: { id: number } };
const show = ({ app, staff, params: { id: articleId } }: At) => readCoverageNow(app.db, articleId, staff);
const check = ({ app, staff, params: { id: articleId } }: At) => checkWorksFor(app.db, articleId, staff);

/** Editors of the desk may change every post, others only their own. */
async function postOf({ app, staff, params: { id: articleId, post: id } }: At & { params: { post: number } }) {
  const isDirector = await mayDirect(app.db, articleId, staff);
  return { articleId, id, mayTouch: (authorId: string) => isDirector || authorId === staff.id };
}

/** The handler of a call that changes a coverage; it returns the new state. */
const changing =
  <Given extends At>(change: (input: Given) => Promise<unknown>) =>
  async (input: Given) => {
    await check(input);
    await change(input);
    return show(input);
  };

export const liveNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.listCoverages, { permission: 'live.post', run: ({ app }) => readCoverages(app.db) }),
  newsroomCall(endpoints.readCoverage, { permission: 'live.post', run: show }),
  newsroomCall(endpoints.openCoverage, {
    permission: 'live.direct',
    run: changing(({ context, now, params }) => openCoverage(context, params.id, now)),
  }),
  newsroomCall(endpoints.endCoverage, {
    permission: 'live.direct',
    run: changing(({ context, now, body, params }) => endCoverage(context, params.id, body.over ? now : null)),
  }),
  newsroomCall(endpoints.changeKeyPoints, {
    permission: 'live.direct',
    run: changing(({ context, body, params }) => setKeyPoints(context, params.id, body.keyPoints, body.version)),
  }),
  newsroomCall(endpoints.addPost, {
    permission: 'live.post',
    run: changing(({ context, now, staff, params, body: { sentAs, ...draft } }) =>
      addPost(context, params.id, sentAs, draft, { author: staff.name, authorId: staff.id, now }),
    ),
  }),
  newsroomCall(endpoints.correctPost, {
    permission: 'live.post',
    run: changing(async ({ context, now, body: { version, ...draft }, ...at }) =>
      correctPost(context, { ...(await postOf(at)), version, now }, draft),
    ),
  }),
  newsroomCall(endpoints.removePost, {
    permission: 'live.post',
    run: changing(async ({ context, query: { version }, ...at }) => removePost(context, { ...(await postOf(at)), version })),
  }),
];
