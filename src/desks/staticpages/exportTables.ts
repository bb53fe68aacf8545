import { storyDocument } from '../../platform/document/storyDocument.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { staticPages } from './tables.ts';

export const staticpagesExportTables = [
  exportTableOf({ kind: 'static-page', table: staticPages, order: ['slug'], holds: { body: storyDocument } }),
];
