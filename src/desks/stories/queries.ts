import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { stories, storyRevisions } from './tables.ts';

/** Who an import is among those who save: no account has this id. */
export const importerId = 'import';

/**
 * Where a story that came from elsewhere stands now: before readers; in the newsroom's hands, as the import left it (`taken`) or taken
 * further by someone (`inHand`); or out of the paper.
 */
export type ImportStatus = 'published' | 'taken' | 'inHand' | 'out';

/** Where stories stand; one that is gone for good is not in the map. */
export async function readImportStatus(db: Database, ids: readonly number[]): Promise<Map<number, ImportStatus>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; status: ImportStatus }>(sql`
    select story.id, case
      when story.published_version is not null then 'published'
      when story.state in ('trash', 'withdrawn') then 'out'
      when (select saved_by_id from ${storyRevisions} as revision where revision.story_id = story.id order by revision.id desc limit 1)
        = ${importerId} then 'taken'
      else 'inHand' end as status
    from ${stories} as story where story.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, status }) => [Number(id), status]));
}
