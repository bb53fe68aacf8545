import { z } from 'zod';
import { endpoint, rowId } from '../../../site/newsroom/endpoint.ts';
import { resourceEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import {
  blockedFilter,
  blockedReader,
  commentAnswer,
  commentFilter,
  commentForModeration,
  commentRow,
  commentStep,
  queueCounts,
  readerBlock,
} from '../moderation/commentShapes.ts';

const { list, one } = resourceEndpoints({
  name: 'comments',
  nouns: ['a comment or letter', 'comments and letters of a queue, those that wait if none is named'],
  id: rowId,
  filter: commentFilter,
  draft: z.object({}),
  row: commentRow,
  item: commentForModeration,
});
/** Readers write comments; the newsroom decides. */
export const commentEndpoints = { list, one };

const blocked = resourceEndpoints({
  name: 'blocked-readers',
  nouns: ['the block of a reader', 'readers who may not comment, those blocked last first'],
  id: z.string().min(1).max(100),
  filter: blockedFilter,
  draft: z.object({}),
  row: blockedReader,
  item: blockedReader,
});
export const { list: listBlockedReaders, remove: removeBlock } = blocked;

const params = z.object({ id: rowId });

export const stepComment = endpoint({
  method: 'post',
  path: '/comments/:id/steps',
  summary: 'Publish, reject, keep or pick a comment; readers see it at their next request',
  params,
  body: commentStep,
  answer: commentForModeration,
});

export const answerCommentCall = endpoint({
  method: 'post',
  path: '/comments/:id/answers',
  summary: 'Publish an answer of the newspaper to a comment or letter',
  params,
  body: commentAnswer,
  answer: commentForModeration,
});

export const blockCommenter = endpoint({
  method: 'put',
  path: '/comments/:id/block',
  summary: 'Keep the reader who wrote a comment from commenting',
  params,
  body: readerBlock,
  answer: commentForModeration,
});

export const countComments = endpoint({
  path: '/comment-counts',
  summary: 'Count the comments and letters in each queue, to ten thousand; 10,001 stands for more',
  answer: queueCounts,
});
