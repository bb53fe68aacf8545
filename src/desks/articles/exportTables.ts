import { placementExportTables } from '../../content/exportTables.ts';
import { reindexKind } from '../../content/search/writeSearch.ts';
import { storyDocument } from '../../platform/document/storyDocument.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { storySearchKind } from './search/storySearch.ts';
import { articles, articleTrendScores, articleViewCounts } from './tables.ts';

export const articleExportTables = [
  exportTableOf({
    kind: 'article',
    table: articles,
    order: ['id'],
    holds: { body: storyDocument },
    finish: (tx) => reindexKind(tx, storySearchKind),
  }),
  ...placementExportTables,
  exportTableOf({ kind: 'reads', table: articleViewCounts, order: ['articleId'] }),
  exportTableOf({ kind: 'heat', table: articleTrendScores, order: ['articleId', 'topicId'] }),
];
