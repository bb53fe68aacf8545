import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { epaperEditions, epaperPages } from './tables.ts';

export const epaperExportTables = [
  exportTableOf({ kind: 'edition', table: epaperEditions, order: ['id'], files: ['pdfKey'] }),
  exportTableOf({ kind: 'edition-page', table: epaperPages, order: ['editionId', 'number'], files: ['pictureKey'] }),
];
