import { z } from '@hono/zod-openapi';
import { readTopic, type Topic } from '../../../content/topics/queries.ts';
import type { App } from '../../../site/app.ts';
import { ApiError } from '../../../site/calls/call.ts';
import { withEditorsChoice } from '../lists/editorsChoice.ts';
import { type ListPage, readListPage } from '../lists/listPages.ts';
import type { StoryCard } from '../queries.ts';
import { articleSummary, articleSummarySchema } from './articleSummary.ts';

/** A page of a list of stories, as the calls give it. */
export const storyPageSchema = z.object({
  articles: z.array(articleSummarySchema).openapi({
    description: 'The newest; on the first page what editors have put on top of the list stands among them, beyond their number',
  }),
  totalCount: z.number().int().openapi({ description: 'Stories in the whole list' }),
  pageIndex: z.number().int(),
  pageCount: z.number().int(),
  articlePerPage: z.number().int(),
  hasMore: z.boolean(),
});

export type Asked = { pageIndex: number; limit: number; tz: string };

export function storyPage(list: ListPage, { limit, tz }: Pick<Asked, 'limit' | 'tz'>): z.infer<typeof storyPageSchema> {
  return {
    articles: list.stories.map((story) => articleSummary(story, tz)),
    totalCount: list.totalCount,
    pageIndex: list.page,
    pageCount: list.pageCount,
    articlePerPage: limit,
    hasMore: list.page < list.pageCount,
  };
}

/**
 * A page of a topic's stories, the first with the editors' choice as on its page, and what must drop it. Throws `ApiError` when the list
 * has no such page.
 */
export async function answerTopicPage(app: App, topic: Topic, asked: Asked, now: Date) {
  const found = await readListPage(app.db, topic, asked.pageIndex, asked.limit);
  if (!found) throw new ApiError(404, `The list has no page ${asked.pageIndex}`);
  const { list, tags } = await withEditorsChoice(app, topic, found, now);
  return { data: storyPage(list, asked), tags: [`topic:${topic.id}`, ...tagsOf(list.stories), ...tags] };
}

/** What must drop an answer in which these stories stand. */
export const tagsOf = (stories: readonly StoryCard[]): string[] => ['topics', ...stories.map((story) => `article:${story.id}`)];

/** One of the paper's own running lists. */
export async function readBuiltInList(app: App, slug: 'latest' | 'breaking' | 'top-head' | 'top-story'): Promise<Topic> {
  const list = await readTopic(app.db, 'list', slug);
  if (!list) throw new ApiError(404, 'The paper has not begun');
  return list;
}
