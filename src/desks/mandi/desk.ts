import type { Desk } from '../../site/desk.ts';
import { foundDictionary } from './foundDictionary.ts';

export const mandiDesk: Desk = {
  name: 'mandi',
  found: (paper) => paper.db.transaction(foundDictionary),
};
