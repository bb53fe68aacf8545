import type { Desk } from '../../site/desk.ts';
import { FEEDS_PATH, feedPages } from './pages.ts';
import { feedText } from './words.ts';

/** Feeds of stories, with their whole texts, for feed readers. */
export const feedsDesk: Desk = {
  name: 'feeds',
  pages: feedPages,
  sitemap: [{ heading: feedText.services, tags: [], load: async () => [{ name: feedText.title, href: FEEDS_PATH }] }],
};
