import type { Desk } from '../../site/desk.ts';
import { picturesExportTables } from './exportTables.ts';
import { pictureNewsroomCalls } from './newsroom/calls.ts';

export const picturesDesk: Desk = {
  name: 'pictures',
  newsroom: pictureNewsroomCalls,
  exportTables: picturesExportTables,
};
