import type { Desk } from '../../site/desk.ts';
import { cricketCalls } from './api.ts';
import { matchesBeside, matchesBlock } from './blocks.tsx';
import { cricketTopics } from './boards/liveTopics.tsx';
import { cricketExportTables } from './exportTables.ts';
import { matchSitemap } from './matches/matchSitemap.ts';
import { cricketNewsroomCalls } from './newsroom/calls.ts';
import { cricketCards, goneMatch } from './pages/matchPages.ts';
import { cricketPages } from './pages.ts';
import { matchSearchKind, playerSearchKind, teamSearchKind } from './search/cricketSearch.ts';
import { cricketText } from './words.ts';

export const cricketDesk: Desk = {
  name: 'cricket',
  pages: cricketPages,
  calls: cricketCalls,
  cards: cricketCards,
  newsroom: cricketNewsroomCalls,
  live: cricketTopics,
  front: [matchesBlock],
  sidebar: [matchesBeside],
  resolveMissing: goneMatch,
  sitemap: [
    {
      heading: cricketText.sitemap,
      tags: [],
      load: async () => [
        { name: cricketText.title, href: '/cricket' },
        { name: cricketText.allMatches, href: '/cricket/matches' },
        { name: cricketText.table, href: '/cricket/table' },
        { name: cricketText.stats, href: '/cricket/stats' },
      ],
    },
  ],
  sitemapSections: [matchSitemap],
  searchKinds: [matchSearchKind, teamSearchKind, playerSearchKind],
  exportTables: cricketExportTables,
};
