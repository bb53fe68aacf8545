import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { commentBlocks, commentMailChoices, commentMails, commentReports, comments } from './tables.ts';

export const commentExportTables = [
  // Those without a parent are older than their replies.
  exportTableOf({ kind: 'comment', table: comments, order: ['id'] }),
  exportTableOf({ kind: 'comment-report', table: commentReports, order: ['id'] }),
  exportTableOf({ kind: 'comment-block', table: commentBlocks, order: ['readerId'] }),
  exportTableOf({ kind: 'comment-mail', table: commentMails, order: ['id'] }),
  exportTableOf({ kind: 'comment-mail-choice', table: commentMailChoices, order: ['readerId'] }),
];
