import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { audienceHosts, audienceHours, audienceStories, audienceVitals } from './tables.ts';

export const audienceExportTables = [
  exportTableOf({ kind: 'audience-hour', table: audienceHours, order: ['hour', 'pageClass', 'source'] }),
  exportTableOf({ kind: 'audience-story', table: audienceStories, order: ['articleId', 'day'] }),
  exportTableOf({ kind: 'audience-host', table: audienceHosts, order: ['day', 'source', 'host'] }),
  exportTableOf({ kind: 'audience-vital', table: audienceVitals, order: ['day', 'pageClass', 'vital', 'bucket'] }),
];
