import { z } from '@hono/zod-openapi';
import type { App } from '../../../site/app.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/oldNewsroomCall.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { addPost, correctPost, endCoverage, openCoverage, removePost, setKeyPoints } from '../commands.ts';
import { keyPointsDraft, livePostDraft } from '../posts/livePost.ts';
import { checkWorksFor, mayDirect, readCoverageNow, readCoverages } from './queries.ts';

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const params = z.object({ id });
const postParams = z.object({ id, post: id });

type At = { app: App; staff: Staff; params: { id: number } };
const show = ({ app, staff, params: { id: articleId } }: At) => readCoverageNow(app.db, articleId, staff);
const check = ({ app, staff, params: { id: articleId } }: At) => checkWorksFor(app.db, articleId, staff);

/** An editor of the desk may change every post, others their own. */
async function postOf({ app, staff, params: { id: articleId, post: id } }: At & { params: { post: number } }) {
  const isDirector = await mayDirect(app.db, articleId, staff);
  return { articleId, id, mayTouch: (authorId: string) => isDirector || authorId === staff.id };
}

export const liveNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall({ path: '/live', permission: 'live.post', answer: ({ app }) => readCoverages(app.db) }),
  newsroomCall({ path: '/live/:id', permission: 'live.post', params, answer: show }),
  newsroomCall({
    method: 'post',
    path: '/live/:id',
    permission: 'live.direct',
    params,
    answer: async ({ context, now, ...at }) => {
      await check(at);
      await openCoverage(context, at.params.id, now);
      return show(at);
    },
  }),
  newsroomCall({
    method: 'put',
    path: '/live/:id/end',
    permission: 'live.direct',
    params,
    body: z.object({ over: z.boolean() }),
    answer: async ({ context, now, body, ...at }) => {
      await check(at);
      await endCoverage(context, at.params.id, body.over ? now : null);
      return show(at);
    },
  }),
  newsroomCall({
    method: 'put',
    path: '/live/:id/key-points',
    permission: 'live.direct',
    params,
    body: keyPointsDraft,
    answer: async ({ context, body, ...at }) => {
      await check(at);
      await setKeyPoints(context, at.params.id, body.keyPoints);
      return show(at);
    },
  }),
  newsroomCall({
    method: 'post',
    path: '/live/:id/posts',
    permission: 'live.post',
    params,
    body: livePostDraft.extend({ sentAs: z.uuid() }),
    answer: async ({ context, now, body: { sentAs, ...draft }, ...at }) => {
      await check(at);
      await addPost(context, at.params.id, sentAs, draft, { author: at.staff.name, authorId: at.staff.id, now });
      return show(at);
    },
  }),
  newsroomCall({
    method: 'put',
    path: '/live/:id/posts/:post',
    permission: 'live.post',
    params: postParams,
    body: livePostDraft.extend({ version: z.number().int().positive() }),
    answer: async ({ context, now, body: { version, ...draft }, ...at }) => {
      await check(at);
      await correctPost(context, { ...(await postOf(at)), version, now }, draft);
      return show(at);
    },
  }),
  newsroomCall({
    method: 'delete',
    path: '/live/:id/posts/:post',
    permission: 'live.post',
    params: postParams,
    answer: async ({ context, ...at }) => {
      await check(at);
      await removePost(context, await postOf(at));
      return show(at);
    },
  }),
];
