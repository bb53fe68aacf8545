import { z } from 'zod';
import { done, endpoint, rowId } from '../../../site/newsroom/endpoint.ts';
import { versionedEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import { tagDraft, tagMerge, topicDraft, topicFilter, topicOrder, topicRow } from '../topics/topicDraft.ts';

export const topicEndpoints = versionedEndpoints({
  name: 'topics',
  nouns: ['a topic', 'topics'],
  id: rowId,
  filter: topicFilter,
  draft: topicDraft,
  row: topicRow,
  item: topicRow,
});

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
