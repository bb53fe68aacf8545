import { sql } from 'drizzle-orm';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { keysOfTexts } from '../../platform/export/keysOfTexts.ts';
import { videoPlaces, videos, videoTallies } from './tables.ts';

export const videosExportTables = [
  exportTableOf({
    kind: 'video',
    table: videos,
    order: ['id'],
    made: { search: keysOfTexts(['title', 'deck']) },
    files: ['videoThumb', 'hlsKey', 'mp4Key', 'webmKey', 'captionsKey'],
  }),
  exportTableOf({
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
