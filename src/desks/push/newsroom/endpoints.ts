import { z } from 'zod';
import { done, endpoint, rowId } from '../../../site/newsroom/endpoint.ts';
import { campaignDraft, campaignRow, testDraft } from '../campaigns/campaignDraft.ts';
import { pushTopicList, topicGroupNames } from '../subscribing/pushTopic.ts';

const params = z.object({ id: rowId });
const topicGroup = z.object({
  group: z.enum(topicGroupNames),
  topics: z.array(z.object({ key: z.string(), name: z.string() })),
});

export const readPushDesk = endpoint({
  path: '/push',
  summary: 'The topics that readers may choose, how many browsers get messages, and the quiet hours',
  answer: z.object({
    browsers: z.number(),
    groups: z.array(topicGroup),
    quietHours: z.object({ from: z.string(), until: z.string() }),
  }),
});

export const countAudience = endpoint({
  method: 'post',
  path: '/push/audience',
  summary: 'How many browsers have chosen any of these topics',
  body: z.object({ topics: pushTopicList }),
  answer: z.object({ browsers: z.number() }),
});

export const readPushStory = endpoint({
  path: '/push/stories/:id',
  summary: 'A story as a message about it begins',
  params,
  answer: z.object({ title: z.string(), text: z.string(), address: z.string(), picture: z.string() }),
});

export const listCampaigns = endpoint({
  path: '/push/campaigns',
  summary: 'Messages to readers, the newest first; `before` is the id of the last one that is known',
  query: z.object({ before: rowId.optional() }),
  answer: z.object({ campaigns: z.array(campaignRow), hasMore: z.boolean() }),
});

export const readCampaign = endpoint({
  path: '/push/campaigns/:id',
  summary: 'A message with what has become of it so far',
  params,
  answer: campaignRow.extend({ audience: z.number() }),
});

export const addCampaignCall = endpoint({
  method: 'post',
  path: '/push/campaigns',
  summary: 'Send a message to readers, now or at a time',
  body: campaignDraft,
  answer: z.object({ id: z.number() }),
});

export const stopCampaignCall = endpoint({
  method: 'post',
  path: '/push/campaigns/:id/stop',
  summary: 'Stop a message that waits or is being sent',
  params,
  answer: done,
});

export const testPush = endpoint({
  method: 'post',
  path: '/push/test',
  summary: 'Send a message to the browser of the editor, which must have notifications on',
  body: testDraft,
  answer: done,
});
