import { z } from '@hono/zod-openapi';
import { call } from '../../site/call.ts';
import { readTopics } from './queries.ts';

const topic = z.object({ _id: z.string(), name: z.string(), slug: z.string() });

export const taxonomyCalls = [
  call({
    path: '/get-documents/Magazines',
    summary: 'All magazines',
    desk: 'taxonomy',
    data: z.object({ documents: z.array(topic) }),
    freshFor: '1m',
    answer: async ({ paper }) => {
      const topics = await readTopics(paper.db, 'magazine');
      return { data: { documents: topics.map(({ id, name, slug }) => ({ _id: String(id), name, slug })) }, tags: ['topics'] };
    },
  }),
];
