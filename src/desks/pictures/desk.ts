import { pictures } from '../../content/pictures/tables.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { keysOfTexts } from '../../platform/export/keysOfTexts.ts';
import type { Desk } from '../../site/desk.ts';
import { pictureNewsroomCalls } from './newsroom/calls.ts';

export const picturesDesk: Desk = {
  name: 'pictures',
  newsroom: pictureNewsroomCalls,
  exportTables: [
    exportTableOf({
      kind: 'picture',
      table: pictures,
      order: ['key'],
      files: ['file'],
      made: { search: keysOfTexts(['alt', 'credit', 'rights', 'fileName', 'uploadedByName']) },
    }),
  ],
};
