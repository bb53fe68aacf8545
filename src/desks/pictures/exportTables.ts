import { pictures } from '../../content/pictures/tables.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { keysOfTexts } from '../../platform/export/keysOfTexts.ts';

export const picturesExportTables = [
  exportTableOf({
    kind: 'picture',
    table: pictures,
    order: ['key'],
    files: ['file'],
    made: { search: keysOfTexts(['alt', 'credit', 'rights', 'fileName', 'uploadedByName']) },
  }),
];
