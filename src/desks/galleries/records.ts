import { sql } from 'drizzle-orm';
import { keysOfTexts } from '../../platform/records/keysOfTexts.ts';
import { tableRecords } from '../../platform/records/tableRecords.ts';
import { galleries, galleryPictures, galleryPlacements, galleryTallies } from './tables.ts';

export const galleriesRecords = [
  tableRecords({ kind: 'gallery', table: galleries, order: ['id'], made: { search: keysOfTexts(['title', 'deck']) } }),
  tableRecords({ kind: 'gallery-picture', table: galleryPictures, order: ['galleryId', 'position'] }),
  tableRecords({
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
