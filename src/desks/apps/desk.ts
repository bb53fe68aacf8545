import type { Desk } from '../../site/desk.ts';
import { appPages, downloadAppAddress } from './pages.ts';
import { appText } from './words.ts';

export const appsDesk: Desk = {
  name: 'apps',
  pages: appPages,
  sitemap: [{ heading: appText.services, tags: [], load: async () => [{ name: appText.link, href: downloadAppAddress }] }],
};
