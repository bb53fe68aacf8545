import { z } from '@hono/zod-openapi';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/oldNewsroomCall.ts';
import { resourceCalls } from '../../../site/newsroom/oldResourceCalls.ts';
import { mergeTags, orderTopics, removeTopic } from '../editing/arrangeTopics.ts';
import { addTag, changeTopic, createTopic } from '../editing/editTopics.ts';
import { readTopicRow, readTopicRows } from '../topics/readTopicRows.ts';
import { tagDraft, tagMerge, topicDraft, topicFilter, topicOrder } from '../topics/topicDraft.ts';

const id = z.coerce.number().int().min(1).max(2_147_483_647);

const tag = newsroomCall({
  method: 'post',
  path: '/tags',
  permission: 'tags.add',
  body: tagDraft,
  answer: async ({ app, context, body }) => readTopicRow(app.db, await addTag(context, body)),
});

const order = newsroomCall({
  method: 'post',
  path: '/topics/order',
  permission: 'topics.change',
  body: topicOrder,
  answer: ({ context, body }) => orderTopics(context, body),
});

const merge = newsroomCall({
  method: 'post',
  path: '/topics/:id/merge',
  permission: 'topics.change',
  params: z.object({ id }),
  body: tagMerge,
  answer: async ({ app, context, params, body }) => {
    await mergeTags(context, params.id, body.intoId);
    return readTopicRow(app.db, body.intoId);
  },
});

/** The newsroom's calls about topics; `topicDraft.ts` says what they take and give. */
export const topicNewsroomCalls: readonly NewsroomCall[] = [
  tag,
  order,
  merge,
  ...resourceCalls({
    name: 'topics',
    id,
    // Every form chooses from them.
    read: 'newsroom.enter',
    write: 'topics.change',
    filter: topicFilter,
    draft: topicDraft,
    list: ({ app }, asked) => readTopicRows(app.db, asked),
    one: ({ app }, topicId) => readTopicRow(app.db, topicId),
    create: ({ context }, draft) => createTopic(context, draft),
    update: ({ context }, topicId, draft) => changeTopic(context, topicId, draft),
    remove: ({ context }, topicId) => removeTopic(context, topicId),
  }),
];
