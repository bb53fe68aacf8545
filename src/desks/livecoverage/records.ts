import { tableRecords } from '../../platform/records/tableRecords.ts';
import { liveCoverages, livePosts } from './tables.ts';

export const liveRecords = [
  tableRecords({ kind: 'live-coverage', table: liveCoverages, order: ['articleId'] }),
  tableRecords({ kind: 'live-post', table: livePosts, order: ['id'] }),
];
