import { z } from 'zod';
import { bigRowId, endpoint } from '../../../site/newsroom/endpoint.ts';
import { coverageNow, coverageRow, keyPointsDraft, livePostDraft } from '../posts/livePost.ts';

const params = z.object({ id: bigRowId });
const postParams = z.object({ id: bigRowId, post: bigRowId });

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

export const endCoverage = endpoint({
  method: 'put',
  path: '/live/:id/end',
  summary: 'End a coverage, or resume it',
  params,
  body: z.object({ over: z.boolean() }),
  answer: coverageNow,
});

export const changeKeyPoints = endpoint({
  method: 'put',
  path: '/live/:id/key-points',
  summary: 'Change the key points of a coverage',
  params,
  body: keyPointsDraft,
  answer: coverageNow,
});

export const addPost = endpoint({
  method: 'post',
  path: '/live/:id/posts',
  summary: 'Add a post; sent twice with one `sentAs`, it is one post',
  params,
  body: livePostDraft.extend({ sentAs: z.uuid() }),
  answer: coverageNow,
});

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
  answer: coverageNow,
});
