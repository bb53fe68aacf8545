import type { Database } from '../../platform/database.ts';
import { insertRows } from '../../platform/insertRows.ts';
import { audienceHosts, audienceHours, audienceStories, audienceVitals } from './tables.ts';

type Rows = {
  hours: readonly (typeof audienceHours.$inferInsert)[];
  stories: readonly (typeof audienceStories.$inferInsert)[];
  hosts: readonly (typeof audienceHosts.$inferInsert)[];
  vitals: readonly (typeof audienceVitals.$inferInsert)[];
};

/** Adds sums of days of which there are none yet, for demo content and imports. */
export async function addAudience(db: Database, { hours, stories, hosts, vitals }: Rows): Promise<void> {
  await db.transaction(async (tx) => {
    await insertRows(tx, audienceHours, hours);
    await insertRows(tx, audienceStories, stories);
    await insertRows(tx, audienceHosts, hosts);
    await insertRows(tx, audienceVitals, vitals);
  });
}

export { dayStartOf } from './counting/audienceTime.ts';
export { bucketOf } from './counting/vitalBuckets.ts';
