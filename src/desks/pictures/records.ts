import { keysOfTexts } from '../../platform/records/keysOfTexts.ts';
import { tableRecords } from '../../platform/records/tableRecords.ts';
import { pictures } from './tables.ts';

export const picturesRecords = [
  tableRecords({
    kind: 'picture',
    table: pictures,
    order: ['key'],
    files: ['file'],
    made: { search: keysOfTexts(['alt', 'credit', 'rights', 'fileName', 'uploadedByName']) },
  }),
];
