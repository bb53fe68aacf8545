import type { Desk } from '../../site/desk.ts';
import { downloadAppAddress } from '../../site/pages/device.ts';
import { downloadAppPage } from './pages.ts';
import { appText } from './words.ts';

const address = downloadAppAddress;

export const appsDesk: Desk = {
  name: 'apps',
  ...(address && {
    pages: [downloadAppPage(address)],
    sitemap: [{ heading: appText.services, tags: [], load: async () => [{ name: appText.link, href: address }] }],
  }),
};
