import { z } from 'zod';
import { idOfContentUrl } from '../../content/contentUrl.ts';
import { loadList } from '../../content/pages/loadList.ts';
import { listPageHead } from '../../site/lists/listPageHead.ts';
import { moved, notFound, type Page, page } from '../../site/pages/page.tsx';
import { ampStoryPage } from './amp/ampStoryPage.ts';
import {
  readRelatedWebStories,
  readWebStory,
  readWebStoryCategories,
  webStoriesTag,
  webStoryList,
  webStoryLists,
  webStoryTag,
} from './queries.ts';
import { webStoryListCards } from './views/socialCards.ts';
import { breadcrumbsOfList, type WebStoryListData, WebStoryListPage } from './views/WebStoryListPage.tsx';
import { type WebStoryData, WebStoryViewer } from './views/WebStoryViewer.tsx';
import { webStoryListAddress } from './views/webStoryAddress.ts';
import { webStoryHead } from './views/webStoryHead.ts';
import { webStoryText } from './words.ts';

/** The next story, and three more. */
const RELATED = 4;

type Elsewhere = ReturnType<typeof notFound> | ReturnType<typeof moved>;

const listPage: Page = page({
  path: '/webstories',
  query: z.object({
    category: z.string().min(1).max(120).optional(),
    page: z.coerce.number().int().min(1).max(99_999).default(1),
  }),
  load: async ({ app, query }): Promise<WebStoryListData | Elsewhere> => {
    const loaded = await loadList(app, webStoryLists, {
      kinds: webStoryList(undefined).kinds,
      categorySlug: query.category,
      page: query.page,
      addressOf: webStoryListAddress,
    });
    return 'list' in loaded ? { ...loaded, categories: await readWebStoryCategories(app.db) } : loaded;
  },
  head: ({ category, list, addressOf }) => ({
    ...listPageHead({
      title: [category?.name, webStoryText.title].filter(Boolean).join(' · '),
      description: [category?.name, webStoryText.description].filter(Boolean).join(': '),
      page: list.page,
      pageCount: list.pageCount,
      addressOf,
      listed: list.items.map(({ address }) => address),
      breadcrumbs: breadcrumbsOfList(category),
    }),
    card: webStoryListCards.named('all'),
  }),
  tags: () => [webStoriesTag, 'topics'],
  keepsMain: true,
  freshFor: () => '5m',
  view: WebStoryListPage,
});

const storyPage: Page = page({
  path: '/webstories/:categorySlug/:url',
  // Always dark, because the pictures fill the window.
  theme: 'dark',
  load: async ({ app, params }): Promise<WebStoryData | Elsewhere> => {
    const id = idOfContentUrl(params.url);
    const story = id === undefined ? undefined : await readWebStory(app.db, id);
    if (!story) return notFound();
    if (story.address !== `/webstories/${params.categorySlug}/${params.url}`) return moved(story.address);
    return { story, related: await readRelatedWebStories(app.db, story, RELATED), siteUrl: app.settings.siteUrl };
  },
  head: ({ story, siteUrl }) => webStoryHead(story, siteUrl),
  tags: ({ story }) => [webStoryTag(story.id), webStoriesTag, 'topics'],
  keepsMain: true,
  freshFor: () => '10m',
  view: WebStoryViewer,
});

export const webStoryPages: readonly Page[] = [listPage, storyPage, ampStoryPage];
