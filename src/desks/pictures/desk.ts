import type { Desk } from '../../site/desk.ts';
import { addDemoPictures } from './demo.ts';
import { picturesRecords } from './records.ts';

export const picturesDesk: Desk = { name: 'pictures', demo: addDemoPictures, records: picturesRecords };
