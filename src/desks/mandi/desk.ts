import type { Desk } from '../../site/desk.ts';
import { mandiCalls } from './api.ts';
import { mandiBeside, mandiBlock } from './blocks.tsx';
import { mandiExportTables } from './exportTables.ts';
import { cropSearchKind, yardSearchKind } from './names/mandiSearch.ts';
import { seedDictionary } from './names/seedDictionary.ts';
import { mandiNewsroomCalls } from './newsroom/calls.ts';
import { mandiPages } from './pages.tsx';
import { startFetchScheduler } from './prices/fetchPrices.ts';
import { MANDI_ADDRESS } from './prices/mandiAddress.ts';
import { mandiSitemap } from './prices/mandiSitemap.ts';
import { mandiLiteRules } from './views/liteRules.ts';
import { mandiCards } from './views/socialCards.ts';
import { mandiText } from './words.ts';

export const mandiDesk: Desk = {
  name: 'mandi',
  pages: mandiPages,
  calls: mandiCalls,
  cards: mandiCards,
  newsroom: mandiNewsroomCalls,
  open: (app) => {
    const { mandiUrl } = app.settings;
    const clock = mandiUrl === undefined ? undefined : startFetchScheduler(app, mandiUrl);
    return { calls: [], close: async () => clock?.stop() };
  },
  front: [mandiBlock],
  sidebar: [mandiBeside],
  sitemap: [{ heading: mandiText.services, tags: [], load: async () => [{ name: mandiText.title, href: MANDI_ADDRESS }] }],
  sitemapSections: [mandiSitemap],
  install: (app) => app.db.transaction(seedDictionary),
  liteRules: mandiLiteRules,
  searchKinds: [cropSearchKind, yardSearchKind],
  exportTables: mandiExportTables,
};
