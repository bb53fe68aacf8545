import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { keysOfTexts } from '../../platform/export/keysOfTexts.ts';
import { webStories, webStoryPages } from './tables.ts';

export const webstoriesExportTables = [
  exportTableOf({
    kind: 'web-story',
    table: webStories,
    order: ['id'],
    made: { search: keysOfTexts(['title', 'description']) },
  }),
  exportTableOf({ kind: 'web-story-page', table: webStoryPages, order: ['storyId', 'position'] }),
];
