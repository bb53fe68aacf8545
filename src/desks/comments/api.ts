import { z } from '@hono/zod-openapi';
import { TooManyAttempts } from '../../platform/accounts/attempts.ts';
import { dateAndTime } from '../../platform/text/dates.ts';
import { ApiError, type Call, call } from '../../site/calls/call.ts';
import { bodyBytesFor } from '../../site/calls/callBody.ts';
import { ITEMS_PER_PAGE, limitOf, pageIndex } from '../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../site/calls/pageOf.ts';
import { rowId } from '../../site/calls/rowId.ts';
import { commentsTag } from '../articles/queries.ts';
import { readProfile } from '../readers/queries.ts';
import { settingsTag } from '../settings/queries.ts';
import { CommentRefused, receiveComment, receiveLetter, reportComment, withdrawComment } from './commands.ts';
import { badges, commentKinds, objections } from './moderation/commentStates.ts';
import { LETTERS_TAG, readCommentedStory, readComments, readLetters, readOwnComments } from './queries.ts';
import type { ShownReply } from './reading/commentLists.ts';
import { commentText as words } from './words.ts';
import { commentCallDraft, letterDraft, MAX_LETTERS, reportDraft } from './writing/commentDraft.ts';
import { commentRequestLimit } from './writing/commentLimits.ts';

const remark = z.object({
  id: z.number().int(),
  name: z.string(),
  badge: z.enum(badges).nullable().openapi({ description: 'Set if the newspaper has written it: its newsroom, or an author of the story' }),
  text: z.string(),
  publishedAt: z.iso.datetime(),
  displayDate: z.string().openapi({ example: '4 Nov 2026, 6:05 PM' }),
});
const listed = remark.extend({
  isPick: z.boolean(),
  isRemoved: z.boolean().openapi({ description: 'Its reader has taken it back, while replies to it stay' }),
  replies: z.array(remark),
});
const letter = remark.extend({ subject: z.string(), city: z.string(), replies: z.array(remark) });
const outcome = z.object({ success: z.boolean(), message: z.string() });

const remarkOf = ({ id, name, badge, text, publishedAt }: ShownReply, tz: string): z.infer<typeof remark> => ({
  ...{ id, name, badge, text },
  publishedAt: publishedAt.toISOString(),
  displayDate: dateAndTime(publishedAt, tz),
});

/** Errors of a command as errors of a call. */
async function orRefuse(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (error instanceof CommentRefused) throw new ApiError(409, error.message);
    if (error instanceof TooManyAttempts)
      throw new ApiError(429, 'Too many from you or your network: try again later', [], Math.ceil(error.waitMs / 1000));
    throw error;
  }
}

const pageQuery = z.object({ pageIndex, limit: limitOf(ITEMS_PER_PAGE) });
const desk = 'comments';
const ofReader = { desk, ofReader: true, limit: commentRequestLimit } as const;

const lists: readonly Call[] = [
  call({
    desk,
    path: '/comments/{articleId}',
    summary: 'The published comments on a story: the editors’ picks, then the newest, each with its replies',
    // The first story of the demo has some.
    params: z.object({ articleId: rowId.openapi({ example: 1 }) }),
    query: pageQuery,
    data: z.object({
      isOpen: z.boolean().openapi({ description: 'Whether the story takes comments now' }),
      comments: z.array(listed),
      ...pageFields,
    }),
    freshFor: '1m',
    answer: async ({ app, params: { articleId }, query: { pageIndex, limit, tz }, now }) => {
      const story = await readCommentedStory(app.db, articleId, now);
      if (!story) throw new ApiError(404, 'There is no such story');
      const list = await readComments(app.db, articleId, { page: pageIndex, perPage: limit });
      const page = pageOf(list, { pageIndex, limit });
      const comments = (list?.shown ?? []).map(({ replies, isPick, isRemoved, ...comment }) => ({
        ...remarkOf(comment, tz),
        ...{ isPick, isRemoved },
        replies: replies.map((reply) => remarkOf(reply, tz)),
      }));
      const tags = [commentsTag(articleId), `article:${articleId}`, settingsTag];
      return { data: { isOpen: story.openUntil !== undefined, comments, ...page }, tags };
    },
  }),
  call({
    desk,
    path: '/letters',
    summary: 'The published letters to the editor, the newest first',
    query: pageQuery,
    data: z.object({ letters: z.array(letter), ...pageFields }),
    freshFor: '1m',
    answer: async ({ app, query: { pageIndex, limit, tz } }) => {
      const list = await readLetters(app.db, { page: pageIndex, perPage: limit });
      const page = pageOf(list, { pageIndex, limit });
      const letters = (list?.shown ?? []).map(({ replies, subject, city, ...one }) => ({
        ...remarkOf(one, tz),
        ...{ subject, city },
        replies: replies.map((reply) => remarkOf(reply, tz)),
      }));
      return { data: { letters, ...page }, tags: [LETTERS_TAG] };
    },
  }),
];

const writing: readonly Call[] = [
  call({
    ...ofReader,
    needsLoginOffered: true,
    method: 'post',
    path: '/comment',
    summary: 'Writes a comment on a story; readers see it once the editors have read it',
    body: commentCallDraft,
    bodyBytes: bodyBytesFor(MAX_LETTERS),
    data: outcome,
    refusals: {
      409: 'The story takes no comments, the comment that is answered is not there or has as many replies as it may, or the reader is blocked',
    },
    answer: async ({ app, reader, body, client, now }) => {
      const { id } = await reader();
      const name = (await readProfile(app.db, id))?.name || body.name;
      if (!name) throw new ApiError(400, words.nameMissing, [{ path: 'name', message: words.nameMissing }]);
      const { articleId, parentId, text } = body;
      await orRefuse(receiveComment(app, { articleId, parentId, readerId: id, name, text }, { client, now }));
      return { data: { success: true, message: words.received } };
    },
  }),
  call({
    ...ofReader,
    method: 'delete',
    path: '/comment',
    summary: 'Takes back a comment or letter of the reader; replies to it stay',
    body: z.object({ id: rowId }),
    data: outcome,
    answer: async ({ app, reader, body }) => {
      const success = await withdrawComment(app, (await reader()).id, body.id);
      return { data: { success, message: success ? words.withdrawn : words.noSuchComment } };
    },
  }),
  call({
    ...ofReader,
    needsLoginOffered: true,
    method: 'post',
    path: '/comment/report',
    summary: 'Tells the editors what is wrong with a comment',
    body: reportDraft.extend({ id: rowId }),
    data: outcome,
    refusals: { 409: 'There is no such comment of a reader' },
    answer: async ({ app, reader, body: { id, ...report }, client, now }) => {
      await orRefuse(reportComment(app, { ...report, commentId: id, readerId: (await reader()).id }, { client, now }));
      return { data: { success: true, message: words.reported } };
    },
  }),
  call({
    ...ofReader,
    path: '/user/comment',
    summary: 'What the reader has written, the last first, and what has become of it',
    query: pageQuery,
    data: z.object({
      comments: z.array(
        z.object({
          id: z.number().int(),
          kind: z.enum(commentKinds),
          articleId: z.number().int().nullable(),
          text: z.string(),
          state: z.enum(['waiting', 'published', 'rejected']),
          rejectedFor: z.enum(objections).nullable(),
          createdAt: z.iso.datetime(),
        }),
      ),
      ...pageFields,
    }),
    answer: async ({ app, reader, query: { pageIndex, limit } }) => {
      const list = await readOwnComments(app.db, (await reader()).id, { page: pageIndex, perPage: limit });
      const page = pageOf(list, { pageIndex, limit });
      const comments = (list?.own ?? []).map(({ id, kind, text, state, rejectedFor, createdAt, story }) => ({
        ...{ id, kind, text, state, rejectedFor },
        articleId: story?.id ?? null,
        createdAt: createdAt.toISOString(),
      }));
      return { data: { comments, ...page } };
    },
  }),
  call({
    desk,
    method: 'post',
    path: '/letter',
    summary: 'Sends a letter to the editor',
    body: letterDraft,
    bodyBytes: bodyBytesFor(MAX_LETTERS),
    data: outcome,
    limit: commentRequestLimit,
    refusals: { 409: 'The reader is blocked' },
    answer: async ({ app, body, client, findReader, now }) => {
      await orRefuse(receiveLetter(app, { ...body, readerId: (await findReader())?.id }, { client, now }));
      return { data: { success: true, message: words.letterReceived } };
    },
  }),
];

/** Comments on stories and letters to the editor. */
export const commentCalls: readonly Call[] = [...lists, ...writing];
