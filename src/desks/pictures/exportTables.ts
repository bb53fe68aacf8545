import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { keysOfTexts } from '../../platform/export/keysOfTexts.ts';
import { pictures } from './tables.ts';

export const picturesExportTables = [
  exportTableOf({
    kind: 'picture',
    table: pictures,
    order: ['key'],
    files: ['file'],
    made: { search: keysOfTexts(['alt', 'credit', 'rights', 'fileName', 'uploadedByName']) },
  }),
];
