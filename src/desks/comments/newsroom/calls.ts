import type { App } from '../../../site/app.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { listBlocked, unblockReader } from '../moderation/blockedReaders.ts';
import { answerComment, blockReader, moderateComment } from '../moderation/moderate.ts';
import { countQueues, listComments, readForModeration } from '../moderation/readQueues.ts';
import {
  answerCommentCall,
  blockCommenter,
  commentEndpoints,
  countComments,
  listBlockedReaders,
  removeBlock,
  stepComment,
} from './endpoints.ts';

const permission = 'comments.moderate';

const read = async (app: App, id: number, now: Date) => existing(await readForModeration(app.db, id, now));

export const commentNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(commentEndpoints.list, { permission, run: ({ app, query }) => listComments(app.db, query) }),
  newsroomCall(commentEndpoints.one, { permission, run: ({ app, params, now }) => read(app, params.id, now) }),
  newsroomCall(countComments, { permission, run: ({ app }) => countQueues(app.db) }),
  newsroomCall(listBlockedReaders, { permission, run: ({ app, query, now }) => listBlocked(app.db, query, now) }),
  newsroomCall(removeBlock, {
    permission,
    run: async ({ context, params: { id } }) => {
      await unblockReader(context, id);
      return { id };
    },
  }),
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
];
