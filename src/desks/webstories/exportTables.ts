import { sql } from 'drizzle-orm';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { keysOfTexts } from '../../platform/export/keysOfTexts.ts';
import { webStories, webStoryPages, webStoryTallies } from './tables.ts';

export const webstoriesExportTables = [
  exportTableOf({
    kind: 'web-story',
    table: webStories,
    order: ['id'],
    made: { search: keysOfTexts(['title', 'description']) },
    finish: async (tx) => {
      await tx.execute(sql`
        insert into ${webStoryTallies} (category_id, stories)
        select category_id, count(*)::int from ${webStories} where status = 'published' group by category_id`);
    },
  }),
  exportTableOf({ kind: 'web-story-page', table: webStoryPages, order: ['storyId', 'position'] }),
];
