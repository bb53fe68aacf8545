import { z } from 'zod';

const storyList = z.object({
  data: z.object({ articles: z.array(z.object({ url: z.string(), categorySlug: z.string() })), totalCount: z.number() }),
});

export const STORIES_A_PAGE = 50;

/** A page (from 1) of the list of all stories of a running newspaper, by its call. */
export async function storyPage(appUrl: string, page: number): Promise<z.infer<typeof storyList>['data']> {
  const response = await fetch(`${appUrl}/api/article-list?limit=${STORIES_A_PAGE}&pageIndex=${page}`);
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return storyList.parse(await response.json()).data;
}

/** The newest stories, at least as many as asked for. Throws if there are fewer. */
export async function newestStories(appUrl: string, count: number): Promise<{ url: string; categorySlug: string }[]> {
  const stories: { url: string; categorySlug: string }[] = [];
  for (let page = 1; stories.length < count; page++) {
    const { articles } = await storyPage(appUrl, page);
    if (articles.length === 0) throw new Error(`There are only ${stories.length} stories`);
    stories.push(...articles);
  }
  return stories;
}
