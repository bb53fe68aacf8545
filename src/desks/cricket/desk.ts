import type { Desk } from '../../site/desk.ts';
import { addDemoCricket } from './demo.ts';
import { cricketRecords } from './records.ts';

export const cricketDesk: Desk = {
  name: 'cricket',
  records: cricketRecords,
  demo: addDemoCricket,
};
