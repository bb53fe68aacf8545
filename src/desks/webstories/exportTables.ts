import { contentSearchKind } from '../../content/search/contentSearchKind.ts';
import { reindexKind } from '../../content/search/writeSearch.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { keysOfTexts } from '../../platform/export/keysOfTexts.ts';
import { webStoryContent } from './content.ts';
import { webStories, webStoryPages } from './tables.ts';

export const webstoriesExportTables = [
  exportTableOf({
    kind: 'web-story',
    table: webStories,
    order: ['id'],
    made: { search: keysOfTexts(['title', 'description']) },
    finish: (tx) => reindexKind(tx, contentSearchKind(webStoryContent)),
  }),
  exportTableOf({ kind: 'web-story-page', table: webStoryPages, order: ['storyId', 'position'] }),
];
