import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { commentBlocks, commentReports, comments } from './tables.ts';

export const commentExportTables = [
  // Those without a parent are older than their replies.
  exportTableOf({ kind: 'comment', table: comments, order: ['id'] }),
  exportTableOf({ kind: 'comment-report', table: commentReports, order: ['id'] }),
  exportTableOf({ kind: 'comment-block', table: commentBlocks, order: ['readerId'] }),
];
