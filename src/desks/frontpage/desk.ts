import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import type { Desk } from '../../site/desk.ts';
import { frontCalls } from './api.ts';
import { breakingBlock, headsBlock, latestBlock, leadBlock, mixedBlock, mostReadBlock } from './blocks.tsx';
import { breakingTopic } from './front/breakingTopic.tsx';
import { startPinExpiry } from './front/pinExpiry.ts';
import { categoriesBlock, citiesBlock, columnsBlock, magazinesBlock, moreCategoriesBlock } from './front/topicBlocks.tsx';
import { frontNewsroomCalls } from './newsroom/calls.ts';
import { frontPages } from './pages.tsx';
import { readPinnedStories } from './queries.ts';
import { frontArrangements, frontSlots } from './tables.ts';

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
  exportTables: [
    exportTableOf({ kind: 'front-slot', table: frontSlots, order: ['block', 'position'] }),
    exportTableOf({ kind: 'front-arrangement', table: frontArrangements, order: ['page'] }),
  ],
};
