import { exportTableOf } from '../platform/export/exportTableOf.ts';
import { placements } from './tables.ts';

/** Placements of all published items; a trigger computes the tallies from them. Imported after all kinds of content. */
export const placementExportTables = [exportTableOf({ kind: 'placement', table: placements, order: ['kind', 'itemId', 'topicId'] })];
