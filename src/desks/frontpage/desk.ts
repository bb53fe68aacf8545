import type { Desk } from '../../site/desk.ts';
import { frontCalls } from './api.ts';
import { breakingBlock, citiesBlock, headsBlock, latestBlock, leadBlock, mixedBlock, mostReadBlock } from './blocks.tsx';
import { breakingTopic } from './breakingTopic.tsx';
import { frontpageExportTables } from './exportTables.ts';
import { frontNewsroomCalls } from './newsroomApi.ts';
import { frontPages } from './pages.tsx';
import { startPinExpiry } from './pinExpiry.ts';
import { readPinnedStories } from './queries.ts';
import { categoriesBlock, columnsBlock, magazinesBlock, moreCategoriesBlock } from './topicBlocks.tsx';

export const frontpageDesk: Desk = {
  name: 'frontpage',
  pages: frontPages,
  calls: frontCalls,
  newsroom: frontNewsroomCalls,
  live: [breakingTopic],
  open: (app) => {
    const clock = startPinExpiry(app);
    return { calls: [], close: clock.stop };
  },
  pinnedStories: readPinnedStories,
  front: [
    breakingBlock,
    leadBlock,
    latestBlock,
    mostReadBlock,
    headsBlock,
    categoriesBlock,
    moreCategoriesBlock,
    magazinesBlock,
    columnsBlock,
    citiesBlock,
    mixedBlock,
  ],
  exportTables: frontpageExportTables,
};
