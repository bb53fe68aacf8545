import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { enquiries, enquiryReplies } from './tables.ts';

/** Accounts of the staff stay behind, so an enquiry that has moved is assigned to nobody. */
export const enquiryExportTables = [
  exportTableOf({ kind: 'enquiry', table: enquiries, order: ['id'], omit: ['assigneeId'] }),
  exportTableOf({ kind: 'enquiry-reply', table: enquiryReplies, order: ['id'] }),
];
