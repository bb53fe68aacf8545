import { inArray, sql } from 'drizzle-orm';
import { type PictureFacts, readPictures } from '../../content/pictures/queries.ts';
import { importer } from '../../platform/auditLog.ts';
import type { Database } from '../../platform/database.ts';
import { readCardsById } from '../articles/queries.ts';
import { stories, storyRevisions } from './tables.ts';

/**
 * The state of an imported story: published; in the newsroom, unchanged since the import (`taken`) or changed by someone (`edited`); or
 * removed (`out`).
 */
export type ImportStatus = 'published' | 'taken' | 'edited' | 'out';

/** The states of stories; permanently deleted ones are not in the map. */
export async function readImportStatus(db: Database, ids: readonly number[]): Promise<Map<number, ImportStatus>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; status: ImportStatus }>(sql`
    select story.id, case
      when story.published_version is not null then 'published'
      when story.state in ('trash', 'withdrawn') then 'out'
      when (select saved_by_id from ${storyRevisions} as revision where revision.story_id = story.id order by revision.id desc limit 1)
        = ${importer.id} then 'taken'
      else 'edited' end as status
    from ${stories} as story where story.id = any(${sql.param([...ids])}::bigint[])`);
  return new Map(rows.map(({ id, status }) => [Number(id), status]));
}

/** The main pictures of stories, by their ids, as editors have them. Those of stories that may disturb are left out. */
export async function readMainPictures(db: Database, ids: readonly number[]): Promise<Map<number, PictureFacts>> {
  const rows = await db
    .select({ id: stories.id, working: stories.working })
    .from(stories)
    .where(inArray(stories.id, [...ids]));
  const [pictures, published] = [
    await readPictures(
      db,
      rows.map(({ working }) => working?.pictureKey ?? null),
    ),
    await readCardsById(
      db,
      rows.flatMap(({ id, working }) => (working ? [] : id)),
    ),
  ];
  return new Map(
    rows.flatMap(({ id, working }) => {
      const story = working
        ? { sensitive: working.sensitive, picture: working.pictureKey === null ? undefined : pictures.get(working.pictureKey) }
        : published.get(id);
      return story?.picture && !story.sensitive ? [[id, story.picture] as const] : [];
    }),
  );
}
