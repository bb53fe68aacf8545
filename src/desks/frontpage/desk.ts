import type { Desk } from '../../site/desk.ts';
import { frontCalls } from './api.ts';
import { breakingBlock, citiesBlock, headsBlock, latestBlock, leadBlock, mixedBlock, mostReadBlock } from './blocks.tsx';
import { frontpageExportTables } from './exportTables.ts';
import { breakingTopic } from './front/breakingTopic.tsx';
import { startPinExpiry } from './front/pinExpiry.ts';
import { categoriesBlock, columnsBlock, magazinesBlock, moreCategoriesBlock } from './front/topicBlocks.tsx';
import { frontNewsroomCalls } from './newsroom/calls.ts';
import { frontPages } from './pages.tsx';
import { readPinnedStories } from './queries.ts';

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
