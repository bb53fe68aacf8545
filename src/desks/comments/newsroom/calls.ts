import type { App } from '../../../site/app.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { answerComment, blockReader, moderateComment, unblockReader } from '../moderation/moderate.ts';
import { countQueues, listComments, readForModeration } from '../moderation/readQueues.ts';
import { answerCommentCall, blockCommenter, commentEndpoints, countComments, stepComment, unblockCommenter } from './endpoints.ts';

const permission = 'comments.moderate';

const read = async (app: App, id: number, now: Date) => existing(await readForModeration(app.db, id, now));

export const commentNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(commentEndpoints.list, { permission, run: ({ app, query }) => listComments(app.db, query) }),
  newsroomCall(commentEndpoints.one, { permission, run: ({ app, params, now }) => read(app, params.id, now) }),
  newsroomCall(countComments, { permission, run: ({ app }) => countQueues(app.db) }),
  newsroomCall(stepComment, {
    permission,
    run: async ({ app, context, params, body, now }) => {
      await moderateComment(context, params.id, body, now);
      return read(app, params.id, now);
    },
  }),
  newsroomCall(answerCommentCall, {
    permission,
    run: async ({ app, context, params, body, now }) => {
      await answerComment(context, params.id, body, now);
      return read(app, params.id, now);
    },
  }),
  newsroomCall(blockCommenter, {
    permission,
    run: async ({ app, context, params, body, now }) => {
      await blockReader(context, params.id, body, now);
      return read(app, params.id, now);
    },
  }),
  newsroomCall(unblockCommenter, {
    permission,
    run: async ({ app, context, params, now }) => {
      await unblockReader(context, params.id);
      return read(app, params.id, now);
    },
  }),
];
