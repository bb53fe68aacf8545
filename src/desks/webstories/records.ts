import { sql } from 'drizzle-orm';
import { keysOfTexts } from '../../platform/records/keysOfTexts.ts';
import { tableRecords } from '../../platform/records/tableRecords.ts';
import { webStories, webStoryPages, webStoryTallies } from './tables.ts';

export const webstoriesRecords = [
  tableRecords({
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
  tableRecords({ kind: 'web-story-page', table: webStoryPages, order: ['storyId', 'position'] }),
];
