import { exportTableOf } from '../platform/export/exportTableOf.ts';
import { placements } from './tables.ts';

/** Where everything stands that is published; tallies follow from it. Written after all kinds of content. */
export const placementExportTables = [exportTableOf({ kind: 'placement', table: placements, order: ['kind', 'itemId', 'topicId'] })];
