import { tableRecords } from '../../platform/records/tableRecords.ts';
import { epaperEditions, epaperPages } from './tables.ts';

export const epaperRecords = [
  tableRecords({ kind: 'edition', table: epaperEditions, order: ['id'], files: ['pdfKey'] }),
  tableRecords({ kind: 'edition-page', table: epaperPages, order: ['editionId', 'number'], files: ['pictureKey'] }),
];
