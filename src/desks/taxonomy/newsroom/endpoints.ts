import { z } from 'zod';
import { done, endpoint, rowId } from '../../../site/newsroom/endpoint.ts';
import { resourceEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import { tagDraft, tagMerge, topicChange, topicDraft, topicFilter, topicOrder, topicRow } from '../topics/topicDraft.ts';

const resource = resourceEndpoints({
  name: 'topics',
  nouns: ['a topic', 'topics'],
  id: rowId,
  filter: topicFilter,
  draft: topicDraft,
  row: topicRow,
  item: topicRow,
});
export const topicEndpoints = { ...resource, update: { ...resource.update, body: topicChange } };

export const addTag = endpoint({
  method: 'post',
  path: '/tags',
  summary: 'Add a tag, or find the one of this name',
  body: tagDraft,
  answer: topicRow,
});

export const orderTopics = endpoint({
  method: 'post',
  path: '/topics/order',
  summary: 'Put the topics of a kind at one level in order',
  body: topicOrder,
  answer: done,
});

export const mergeTags = endpoint({
  method: 'post',
  path: '/topics/:id/merge',
  summary: 'Merge a tag into another; answers the other',
  params: z.object({ id: rowId }),
  body: tagMerge,
  answer: topicRow,
});
