import { storyDocument } from '../../platform/document/storyDocument.ts';
import { tableRecords } from '../../platform/records/tableRecords.ts';
import { staticPages } from './tables.ts';

export const staticpagesRecords = [
  tableRecords({ kind: 'static-page', table: staticPages, order: ['slug'], holds: { body: storyDocument } }),
];
