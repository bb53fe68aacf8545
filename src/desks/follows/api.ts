import { z } from '@hono/zod-openapi';
import { topicDocument, topicSchema } from '../../content/topics/queries.ts';
import { type Call, call } from '../../site/calls/call.ts';
import { rowId } from '../../site/calls/rowId.ts';
import { articleSummary, articleSummarySchema } from '../articles/queries.ts';
import { follow, unfollow } from './commands.ts';
import { readFollows, readNewestOf } from './queries.ts';
import { followText } from './words.ts';

const body = z.object({ topicId: rowId });
const outcome = z.object({ success: z.boolean(), message: z.string() });
const ofReader = { desk: 'follows', ofReader: true } as const;

export const followCalls: readonly Call[] = [
  call({
    ...ofReader,
    method: 'post',
    path: '/follow',
    summary: 'Follows a topic',
    body,
    data: outcome,
    answer: async ({ app, reader, body }) => {
      const result = await follow(app, (await reader()).id, body.topicId);
      return { data: { success: result === 'followed', message: followText[result] } };
    },
  }),
  call({
    ...ofReader,
    method: 'delete',
    path: '/follow',
    summary: 'Ends following a topic',
    body,
    data: outcome,
    answer: async ({ app, reader, body }) => {
      await unfollow(app, (await reader()).id, body.topicId);
      return { data: { success: true, message: followText.unfollowed } };
    },
  }),
  call({
    ...ofReader,
    path: '/user/follow',
    summary: 'The topics that the reader follows, the first followed first',
    data: z.array(z.object({ topicId: z.number(), topic: topicSchema })),
    answer: async ({ app, reader }) => {
      const topics = await readFollows(app.db, (await reader()).id);
      return { data: topics.map((topic) => ({ topicId: topic.id, topic: topicDocument(topic) })) };
    },
  }),
  call({
    ...ofReader,
    path: '/user/follow/article-list',
    summary: 'The newest stories of the followed topics together',
    data: z.object({ articles: z.array(articleSummarySchema) }),
    answer: async ({ app, reader, query }) => {
      const stories = await readNewestOf(app.db, await readFollows(app.db, (await reader()).id));
      return { data: { articles: stories.map((story) => articleSummary(story, query.tz)) } };
    },
  }),
];
