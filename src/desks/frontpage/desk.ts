import type { Desk } from '../../site/desk.ts';
import { frontCalls } from './api.ts';
import { breakingBlock, citiesBlock, headsBlock, latestBlock, leadBlock, mixedBlock, mostReadBlock } from './blocks.tsx';
import { frontPages } from './pages.tsx';
import { frontpageRecords } from './records.ts';
import { categoriesBlock, columnsBlock, magazinesBlock, moreCategoriesBlock } from './topicBlocks.tsx';

export const frontpageDesk: Desk = {
  name: 'frontpage',
  pages: frontPages,
  calls: frontCalls,
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
