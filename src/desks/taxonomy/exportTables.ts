import { z } from 'zod';
import { topicSearchKind } from '../../content/search/topicSearch.ts';
import { reindexKind } from '../../content/search/writeSearch.ts';
import { authors, formerSlugs, topics } from '../../content/topics/tables.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { topicKeys } from './topics/topicKeys.ts';

const named = z.object({ name: z.string(), nameEn: z.string(), slug: z.string() });

export const taxonomyExportTables = [
  // The story counts are derived from placements.
  exportTableOf({
    kind: 'topic',
    table: topics,
    order: ['id'],
    omit: ['storyCount'],
    made: { keys: (record) => topicKeys(named.parse(record)) },
    isWrittenAtOnce: true,
    finish: (tx) => reindexKind(tx, topicSearchKind),
  }),
  exportTableOf({ kind: 'former-slug', table: formerSlugs, order: ['kind', 'slug'] }),
  exportTableOf({ kind: 'author', table: authors, order: ['topicId'] }),
];
