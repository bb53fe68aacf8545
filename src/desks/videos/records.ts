import { sql } from 'drizzle-orm';
import { keysOfTexts } from '../../platform/records/keysOfTexts.ts';
import { tableRecords } from '../../platform/records/tableRecords.ts';
import { videoPlaces, videos, videoTallies } from './tables.ts';

export const videosRecords = [
  tableRecords({
    kind: 'video',
    table: videos,
    order: ['id'],
    made: { search: keysOfTexts(['title', 'deck']) },
    files: ['videoThumb', 'hlsKey', 'mp4Key', 'webmKey', 'captionsKey'],
  }),
  tableRecords({
    kind: 'video-place',
    table: videoPlaces,
    order: ['videoId', 'list'],
    finish: async (tx) => {
      await tx.execute(
        sql`insert into ${videoTallies} (list, kind, videos) select list, kind, count(*)::int from ${videoPlaces} group by list, kind`,
      );
    },
  }),
];
