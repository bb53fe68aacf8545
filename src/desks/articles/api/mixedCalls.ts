import { z } from '@hono/zod-openapi';
import { readTopics, topicDocument, topicSchema } from '../../../content/topics/queries.ts';
import { type Call, call } from '../../../site/calls/call.ts';
import { ITEMS_PER_PAGE, limitOf } from '../../../site/calls/callParameters.ts';
import { readInTurns, readNewestOfEach } from '../lists/newestOfEach.ts';
import { articleSummary, articleSummarySchema } from './articleSummary.ts';
import { tagsOf } from './storyPage.ts';

const desk = 'articles';
/** Enough for a magazine's cover line and a short row. */
const OF_A_MAGAZINE = 4;

const magazines = call({
  path: '/magazine/',
  summary: 'The magazines, each with its newest stories',
  desk,
  query: z.object({ limit: limitOf(OF_A_MAGAZINE) }),
  data: z.object({ documents: z.array(topicSchema.extend({ articles: z.array(articleSummarySchema) })) }),
  freshFor: '30s',
  answer: async ({ app, query: { limit, tz } }) => {
    const topics = await readTopics(app.db, 'magazine');
    const topicIds = topics.map((topic) => topic.id);
    const stories = await readNewestOfEach(app.db, topicIds, limit);
    return {
      data: {
        documents: topics.map((topic) => ({
          ...topicDocument(topic),
          articles: (stories.get(topic.id) ?? []).map((story) => articleSummary(story, tz)),
        })),
      },
      tags: [...topicIds.map((id) => `topic:${id}`), ...tagsOf([...stories.values()].flat())],
    };
  },
});

const allCities = call({
  path: '/mix-stories/all-cities',
  summary: 'Stories of all cities in turn: the newest of each, then the second of each, and so on',
  desk,
  query: z.object({ limit: limitOf(ITEMS_PER_PAGE) }),
  data: z.object({ articles: z.array(articleSummarySchema) }),
  freshFor: '30s',
  answer: async ({ app, query: { limit, tz } }) => {
    const cityIds = (await readTopics(app.db, 'city')).map((city) => city.id);
    const stories = await readInTurns(app.db, cityIds, limit);
    return {
      data: { articles: stories.map((story) => articleSummary(story, tz)) },
      tags: [...cityIds.map((id) => `topic:${id}`), ...tagsOf(stories)],
    };
  },
});

export const mixedCalls: readonly Call[] = [magazines, allCities];
