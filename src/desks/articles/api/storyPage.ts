import { z } from '@hono/zod-openapi';
import { readTopic, type Topic } from '../../../content/topics/queries.ts';
import type { App } from '../../../site/app.ts';
import { ApiError } from '../../../site/calls/call.ts';
import { pageFields, pageOf } from '../../../site/calls/pageOf.ts';
import { withEditorsChoice } from '../lists/editorsChoice.ts';
import { readListPage } from '../lists/listPages.ts';
import type { StoryCard } from '../queries.ts';
import { articleSummary, articleSummarySchema } from './articleSummary.ts';

/** A page of a list of stories, in call responses. */
export const storyPageSchema = z.object({
  articles: z.array(articleSummarySchema).openapi({
    description: 'The newest; on the first page what editors have put on top of the list stands among them, beyond their number',
  }),
  ...pageFields,
  articlePerPage: z.number().int(),
});

export type PageQuery = { pageIndex: number; limit: number; tz: string };

/** Throws `ApiError` if the list has no such page. */
export function storyPage(
  list: { stories: StoryCard[]; totalCount: number } | undefined,
  { tz, ...query }: PageQuery,
): z.infer<typeof storyPageSchema> {
  const page = pageOf(list, query);
  return { articles: (list?.stories ?? []).map((story) => articleSummary(story, tz)), ...page, articlePerPage: query.limit };
}

/**
 * A page of a topic's stories with its cache tags; the first page includes pinned stories, as on the site. Throws `ApiError` if the list
 * has no such page.
 */
export async function answerTopicPage(app: App, topic: Topic, query: PageQuery, now: Date) {
  const result = await readListPage(app.db, topic, query.pageIndex, query.limit);
  const chosen = result && (await withEditorsChoice(app, topic, result, now));
  return {
    data: storyPage(chosen?.list, query),
    tags: [`topic:${topic.id}`, ...tagsOf(chosen?.list.stories ?? []), ...(chosen?.tags ?? [])],
  };
}

/** The cache tags of a response with these stories. */
export const tagsOf = (stories: readonly StoryCard[]): string[] => ['topics', ...stories.map((story) => `article:${story.id}`)];

/** A built-in list. */
export async function readBuiltInList(app: App, slug: 'latest' | 'breaking' | 'top-head' | 'top-story'): Promise<Topic> {
  const list = await readTopic(app.db, 'list', slug);
  if (!list) throw new ApiError(404, 'The paper has not begun');
  return list;
}
