import { contentDesk } from '../../content/contentDesk.ts';
import type { Desk } from '../../site/desk.ts';
import { webStoryCalls } from './api.ts';
import { newestWebStories, webStoriesBlock } from './blocks.tsx';
import { webStoryContent } from './content.ts';
import { webstoriesExportTables } from './exportTables.ts';
import { webStoryPages } from './pages.ts';
import { readWebStoryLinks, webStoriesTag } from './queries.ts';
import { webStoryCards } from './views/socialCards.ts';
import { webStoryText } from './words.ts';

export const webStoriesDesk: Desk = {
  name: 'webstories',
  ...contentDesk(webStoryContent),
  pages: webStoryPages,
  calls: webStoryCalls,
  cards: webStoryCards,
  front: [webStoriesBlock],
  sidebar: [newestWebStories],
  sitemap: [{ heading: webStoryText.title, tags: [webStoriesTag, 'topics'], load: readWebStoryLinks }],
  exportTables: webstoriesExportTables,
};
