import { sql } from 'drizzle-orm';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { keysOfTexts } from '../../platform/export/keysOfTexts.ts';
import { galleries, galleryPictures, galleryPlacements, galleryTallies } from './tables.ts';

export const galleriesExportTables = [
  exportTableOf({ kind: 'gallery', table: galleries, order: ['id'], made: { search: keysOfTexts(['title', 'deck']) } }),
  exportTableOf({ kind: 'gallery-picture', table: galleryPictures, order: ['galleryId', 'position'] }),
  exportTableOf({
    kind: 'gallery-placement',
    table: galleryPlacements,
    order: ['galleryId', 'topicId'],
    finish: async (tx) => {
      await tx.execute(sql`
        insert into ${galleryTallies} (kind, topic_id, galleries)
        select kind, topic_id, count(*)::int from ${galleryPlacements} group by kind, topic_id`);
    },
  }),
];
