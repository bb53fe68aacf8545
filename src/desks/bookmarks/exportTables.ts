import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { bookmarks } from './tables.ts';

export const bookmarkExportTables = [exportTableOf({ kind: 'bookmark', table: bookmarks, order: ['readerId', 'articleId'] })];
