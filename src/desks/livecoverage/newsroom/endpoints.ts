import { z } from 'zod';
import { bigRowId, endpoint, seenVersion } from '../../../site/newsroom/endpoint.ts';
import { coverageNow, coverageRow, keyPointsDraft, livePostDraft } from '../posts/livePost.ts';

const params = z.object({ id: bigRowId });
const postParams = z.object({ id: bigRowId, post: bigRowId });

/** A call that changes a coverage and returns its new state. */
const changing = <Body extends z.ZodType>(method: 'post' | 'put', path: string, summary: string, body: Body) =>
  endpoint({ method, path: `/live/:id/${path}`, summary, params, body, answer: coverageNow });

export const listCoverages = endpoint({
  path: '/live',
  summary: 'List live coverages: those that go on, and the newest that are over',
  answer: z.object({ on: z.array(coverageRow), over: z.array(coverageRow) }),
});

export const readCoverage = endpoint({ path: '/live/:id', summary: 'Read the coverage of a story', params, answer: coverageNow });

export const openCoverage = endpoint({
  method: 'post',
  path: '/live/:id',
  summary: 'Open the coverage of a story',
  params,
  answer: coverageNow,
});

export const endCoverage = changing('put', 'end', 'End a coverage, or resume it', z.object({ over: z.boolean() }));

export const changeKeyPoints = changing('put', 'key-points', 'Change the key points of a coverage', keyPointsDraft);

export const addPost = changing(
  'post',
  'posts',
  'Add a post; sent twice with one `sentAs`, it is one post',
  livePostDraft.extend({ sentAs: z.uuid() }),
);

export const correctPost = endpoint({
  method: 'put',
  path: '/live/:id/posts/:post',
  summary: 'Correct a post',
  params: postParams,
  body: livePostDraft.extend({ version: z.number().int().positive() }),
  answer: coverageNow,
});

export const removePost = endpoint({
  method: 'delete',
  path: '/live/:id/posts/:post',
  summary: 'Remove a post',
  params: postParams,
  query: seenVersion,
  answer: coverageNow,
});
