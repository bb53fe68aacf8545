import { siteConfig } from '../../../site.config.ts';
import { movedForNow, type Page, page } from '../../site/pages/page.tsx';
import { DownloadAppPage } from './views/DownloadAppPage.tsx';
import { appText } from './words.ts';

/** Specification, section 2: the page for the app, which on a phone redirects to that phone's store. */
export const downloadAppPage = (address: string): Page =>
  page({
    path: address,
    varies: 'store',
    load: async ({ store }) => {
      const href = store && siteConfig.stores[store];
      return href ? movedForNow(href) : {};
    },
    head: () => ({ title: appText.title, description: appText.description, canonical: address }),
    tags: () => [],
    freshFor: () => '1h',
    view: DownloadAppPage,
  });
