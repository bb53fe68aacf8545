import type { Desk } from '../../site/desk.ts';
import { webStoryCalls } from './api.ts';
import { newestWebStories, webStoriesBlock } from './blocks.tsx';
import { publishDemoWebStories } from './demo.ts';
import { webstoriesExportTables } from './exportTables.ts';
import { webStoryNewsroomCalls } from './newsroom/calls.ts';
import { webStoryPages } from './pages.ts';
import { webStoriesWithPicture } from './pictureUses.ts';
import { readWebStoryLinks, webStoriesTag } from './queries.ts';
import { webStoryText } from './words.ts';

export const webStoriesDesk: Desk = {
  name: 'webstories',
  pages: webStoryPages,
  calls: webStoryCalls,
  newsroom: webStoryNewsroomCalls,
  usesOfPicture: webStoriesWithPicture,
  front: [webStoriesBlock],
  sidebar: [newestWebStories],
  sitemap: [{ heading: webStoryText.title, tags: [webStoriesTag, 'topics'], load: readWebStoryLinks }],
  demo: publishDemoWebStories,
  exportTables: webstoriesExportTables,
};
