import { siteConfig } from '../../../site.config.ts';
import { movedForNow, type Page, page } from '../../site/pages/page.tsx';
import { DownloadAppPage } from './views/DownloadAppPage.tsx';
import { appText } from './words.ts';

export const downloadAppAddress = `/${siteConfig.slug}/download-app`;

/** Specification, section 2: the page for the app, which on a phone redirects to that phone's store. */
const downloadAppPage: Page = page({
  path: downloadAppAddress,
  varies: 'store',
  load: async ({ store }) => (store ? movedForNow(siteConfig.stores[store]) : {}),
  head: () => ({ title: appText.title, description: appText.description, canonical: downloadAppAddress }),
  tags: () => [],
  freshFor: () => '1h',
  view: DownloadAppPage,
});

export const appPages: readonly Page[] = [downloadAppPage];
