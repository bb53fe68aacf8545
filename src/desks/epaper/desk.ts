import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import type { Desk } from '../../site/desk.ts';
import { epaperCalls } from './api.ts';
import { editionBeside, editionsBlock } from './blocks.tsx';
import { epaperCards } from './editions/editionCards.ts';
import { startEditionDays } from './editions/editionDays.ts';
import { editionSitemap } from './editions/editionSitemap.ts';
import { epaperNewsroomCalls } from './newsroom/calls.ts';
import { epaperPages } from './pages.tsx';
import * as tables from './tables.ts';
import { epaperLiteRules } from './views/liteRules.ts';
import { epaperText } from './words.ts';

export const epaperDesk: Desk = {
  name: 'epaper',
  pages: epaperPages,
  calls: epaperCalls,
  cards: epaperCards,
  newsroom: epaperNewsroomCalls,
  open: (app) => {
    const days = startEditionDays(app);
    return { calls: [], close: days.stop };
  },
  front: [editionsBlock],
  sidebar: [editionBeside],
  liteRules: epaperLiteRules,
  sitemap: [{ heading: epaperText.services, tags: [], load: async () => [{ name: epaperText.title, href: '/epaper' }] }],
  sitemapSections: [editionSitemap],
  exportTables: [
    exportTableOf({ kind: 'edition', table: tables.epaperEditions, order: ['id'], files: ['pdfKey'] }),
    exportTableOf({ kind: 'edition-page', table: tables.epaperPages, order: ['editionId', 'number'], files: ['pictureKey'] }),
  ],
};
