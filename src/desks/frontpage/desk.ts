import type { Desk } from '../../site/desk.ts';
import { frontCalls } from './api.ts';
import { breakingBlock, citiesBlock, headsBlock, latestBlock, leadBlock, mixedBlock, mostReadBlock } from './blocks.tsx';
import { breakingTopic } from './breakingTopic.tsx';
import { frontNewsroomCalls } from './newsroomApi.ts';
import { frontPages } from './pages.tsx';
import { startPinClock } from './pinClock.ts';
import { readPinnedStories } from './queries.ts';
import { frontpageRecords } from './records.ts';
import { categoriesBlock, columnsBlock, magazinesBlock, moreCategoriesBlock } from './topicBlocks.tsx';

export const frontpageDesk: Desk = {
  name: 'frontpage',
  pages: frontPages,
  calls: frontCalls,
  newsroom: frontNewsroomCalls,
  live: [breakingTopic],
  open: (app) => {
    const clock = startPinClock(app);
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
  records: frontpageRecords,
};
