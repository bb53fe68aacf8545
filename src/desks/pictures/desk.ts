import type { Desk } from '../../site/desk.ts';
import { addDemoPictures } from './demo.ts';
import { pictureNewsroomCalls } from './newsroomApi.ts';
import { picturesRecords } from './records.ts';

export const picturesDesk: Desk = {
  name: 'pictures',
  newsroom: pictureNewsroomCalls,
  demo: addDemoPictures,
  records: picturesRecords,
};
