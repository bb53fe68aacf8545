import { z } from '@hono/zod-openapi';
import { topicDocument, topicSchema } from '../../content/topics/queries.ts';
import { type Call, call } from '../../site/calls/call.ts';
import { articleSummary, articleSummarySchema } from '../articles/queries.ts';
import { follow, unfollow } from './commands.ts';
import { type Followed, readFollows, readNewestOf } from './queries.ts';
import { followBody } from './targets/followTarget.ts';
import { outcomeText } from './words.ts';

const outcome = z.object({ success: z.boolean(), message: z.string() });
const ofReader = { desk: 'follows', ofReader: true } as const;

const named = z.object({ slug: z.string(), name: z.string(), url: z.string() });
const followedSchema = z.union([
  z.object({ topicId: z.number(), topic: topicSchema }),
  z.object({ cropId: z.number(), crop: named }),
  z.object({ teamId: z.number(), team: named }),
]);

function followedDocument(followed: Followed): z.input<typeof followedSchema> {
  const { id, slug, name, address: url } = followed;
  if (followed.kind === 'topic') return { topicId: id, topic: topicDocument(followed.topic) };
  return followed.kind === 'crop' ? { cropId: id, crop: { slug, name, url } } : { teamId: id, team: { slug, name, url } };
}

export const followCalls: readonly Call[] = [
  call({
    ...ofReader,
    needsLoginOffered: true,
    method: 'post',
    path: '/follow',
    summary: 'Follows a topic, a crop or a cricket team: one of the three ids is given',
    body: followBody,
    data: outcome,
    answer: async ({ app, reader, body: target }) => {
      const result = await follow(app, (await reader()).id, target);
      return { data: { success: result === 'followed', message: outcomeText[target.kind][result] } };
    },
  }),
  call({
    ...ofReader,
    method: 'delete',
    path: '/follow',
    summary: 'Ends following a topic, a crop or a cricket team',
    body: followBody,
    data: outcome,
    answer: async ({ app, reader, body: target }) => {
      await unfollow(app, (await reader()).id, target);
      return { data: { success: true, message: outcomeText[target.kind].unfollowed } };
    },
  }),
  call({
    ...ofReader,
    path: '/user/follow',
    summary: 'What the reader follows, the first followed first: topics, crops and cricket teams, each under its own name',
    data: z.array(followedSchema),
    answer: async ({ app, reader }) => ({ data: (await readFollows(app.db, (await reader()).id)).map(followedDocument) }),
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
