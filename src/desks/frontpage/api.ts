import { z } from '@hono/zod-openapi';
import { readTopics, topicDocument, topicSchema } from '../../content/topics/queries.ts';
import { type Call, call } from '../../site/calls/call.ts';
import { ITEMS_PER_PAGE, limitOf } from '../../site/calls/callParameters.ts';
import { articleSummary, articleSummarySchema, readCards, readMostRead, readNewest, type StoryCard } from '../articles/queries.ts';
import { readListsAhead, readReserved, readTopStories } from './front/topStories.ts';
import { pinnedStoriesTag } from './queries.ts';

const desk = 'frontpage';
const BREAKING = 3;
const TOP_STORIES = 4;
const LATEST = 6;
const TOP_READ = 5;
const TOP_HEAD = 4;
const OF_A_CATEGORY = 4;
const MIXED = 4;

const articles = z.array(articleSummarySchema);
const categoryBlock = topicSchema.extend({ articles });
const articleTags = (stories: readonly StoryCard[]) => ['front', 'topics', ...stories.map((story) => `article:${story.id}`)];

const homePageStories = call({
  path: '/home-page-stories',
  summary:
    'The front page’s blocks of stories, but for magazines, columns and cities, which have calls of their own: the editors’ choice, filled up with the newest; no story stands in it twice',
  desk,
  data: z.object({
    breaking: articles,
    topStories: articles,
    recent: articles,
    topRead: articles,
    topHead: articles,
    categories: z.array(categoryBlock),
    mixed: articles,
  }),
  freshFor: '30s',
  answer: async ({ app: { db }, query: { tz }, now }) => {
    await readListsAhead(db);
    const lists = await readTopics(db, 'list');
    const categories = await readTopics(db, 'category');
    const idOf = (slug: string) => lists.find((list) => list.slug === slug)?.id;
    const taken = new Set<number>(await readReserved(db, now, TOP_STORIES));
    const shown: StoryCard[] = [];
    const take = (stories: readonly StoryCard[]) => {
      for (const story of stories) taken.add(story.id);
      shown.push(...stories);
      return stories.map((story) => articleSummary(story, tz));
    };
    const newest = async (listId: number | undefined, most: number) =>
      listId === undefined ? [] : take(await readNewest(db, listId, most, [...taken]));
    const breaking = await newest(idOf('breaking'), BREAKING);
    const curated = async (block: string, most: number, fillFrom: Parameters<typeof readTopStories>[1]['fillFrom']) =>
      take(await readCards(db, (await readTopStories(db, { block, most, taken, now, fillFrom })).ids));
    const topStories = await curated('home:top', TOP_STORIES, ['top-story', 'latest']);
    const recent = await newest(idOf('latest'), LATEST);
    const latestId = idOf('latest');
    const hottest = latestId === undefined ? [] : await readMostRead(db, latestId, TOP_READ + taken.size);
    const topRead = take(hottest.filter((story) => !taken.has(story.id)).slice(0, TOP_READ));
    const topHead = await curated('home:heads', TOP_HEAD, ['top-head']);
    // Before the categories, as on the page, although it stands under them.
    const mixed = await curated('home:mixed', MIXED, ['top-story', 'top-head', 'latest']);
    const blocks: z.infer<typeof categoryBlock>[] = [];
    for (const category of categories) {
      const stories = await curated(`category:${category.id}`, OF_A_CATEGORY, [category.id]);
      blocks.push({ ...topicDocument(category), articles: stories });
    }
    return {
      data: { breaking, topStories, recent, topRead, topHead, categories: blocks.filter((block) => block.articles.length > 0), mixed },
      tags: [
        ...articleTags(shown),
        ...[...lists, ...categories].map((topic) => `topic:${topic.id}`),
        ...categories.map((category) => pinnedStoriesTag(`category:${category.id}`)),
      ],
    };
  },
});

const topStoriesMixed = call({
  path: '/top-story-news-mixed',
  summary: 'The editors’ mixed choice, filled up with top stories, then with the heads of the day, then with the newest',
  desk,
  query: z.object({ limit: limitOf(ITEMS_PER_PAGE) }),
  data: z.object({ articles }),
  freshFor: '30s',
  answer: async ({ app: { db }, query: { limit, tz }, now }) => {
    const fillFrom = ['top-story', 'top-head', 'latest'] as const;
    const { ids } = await readTopStories(db, { block: 'home:mixed', most: limit, taken: new Set(), now, fillFrom });
    const stories = await readCards(db, ids);
    const lists = await readTopics(db, 'list');
    return {
      data: { articles: stories.map((story) => articleSummary(story, tz)) },
      tags: [...articleTags(stories), ...lists.map((list) => `topic:${list.id}`)],
    };
  },
});

export const frontCalls: readonly Call[] = [homePageStories, topStoriesMixed];
