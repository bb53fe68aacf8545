import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { liveCoverages, livePosts } from './tables.ts';

export const liveExportTables = [
  exportTableOf({ kind: 'live-coverage', table: liveCoverages, order: ['articleId'] }),
  exportTableOf({ kind: 'live-post', table: livePosts, order: ['id'] }),
];
