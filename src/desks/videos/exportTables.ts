import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { keysOfTexts } from '../../platform/export/keysOfTexts.ts';
import { videos } from './tables.ts';

export const videosExportTables = [
  exportTableOf({
    kind: 'video',
    table: videos,
    order: ['id'],
    made: { search: keysOfTexts(['title', 'deck']) },
    files: ['videoThumb', 'hlsKey', 'mp4Key', 'webmKey', 'captionsKey'],
  }),
];
