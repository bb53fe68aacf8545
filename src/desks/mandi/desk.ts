import type { Desk } from '../../site/desk.ts';
import { mandiCalls } from './api.ts';
import { addDemoPrices } from './demo.ts';
import { foundDictionary } from './foundDictionary.ts';
import { mandiRecords } from './records.ts';

export const mandiDesk: Desk = {
  name: 'mandi',
  calls: mandiCalls,
  found: (paper) => paper.db.transaction(foundDictionary),
  demo: addDemoPrices,
  records: mandiRecords,
};
