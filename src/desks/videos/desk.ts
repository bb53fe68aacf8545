import { contentDesk } from '../../content/contentDesk.ts';
import { contentSearchKind } from '../../content/search/contentSearchKind.ts';
import { reindexKind } from '../../content/search/writeSearch.ts';
import type { Database } from '../../platform/database.ts';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { keysOfTexts } from '../../platform/export/keysOfTexts.ts';
import type { Desk, Link } from '../../site/desk.ts';
import { videoCalls } from './api.ts';
import { relatedVideosBlock, videosBlock } from './blocks.tsx';
import { videoContent } from './content.ts';
import { listTag } from './lists/videoLists.ts';
import { videoFileCalls } from './newsroom/calls.ts';
import { videoPages } from './pages.tsx';
import { readVideoCategories } from './queries.ts';
import { videos } from './tables.ts';
import { videoCards } from './views/socialCards.ts';
import { videoListAddress } from './views/videoAddress.ts';
import { videoText } from './words.ts';

/** The lists of videos and of shorts, then those of each category with videos. */
async function listLinks(db: Database): Promise<Link[]> {
  const categories = await readVideoCategories(db, 'watch');
  return [
    { name: videoText.videos, href: videoListAddress({ kind: 'watch' }) },
    { name: videoText.shorts, href: videoListAddress({ kind: 'short' }) },
    ...categories.map(({ name, slug }) => ({
      name: `${name}: ${videoText.videos}`,
      href: videoListAddress({ kind: 'watch', categorySlug: slug }),
    })),
  ];
}

const videoEditing = contentDesk(videoContent);

export const videosDesk: Desk = {
  name: 'videos',
  ...videoEditing,
  pages: videoPages,
  calls: videoCalls,
  cards: videoCards,
  newsroom: [...videoFileCalls, ...videoEditing.newsroom],
  sidebar: [relatedVideosBlock],
  front: [videosBlock],
  sitemap: [{ heading: videoText.videos, tags: ['topics', listTag('all')], load: listLinks }],
  exportTables: [
    exportTableOf({
      kind: 'video',
      table: videos,
      order: ['id'],
      made: { search: keysOfTexts(['title', 'deck']) },
      finish: (tx) => reindexKind(tx, contentSearchKind(videoContent)),
      files: ['videoThumb', 'hlsKey', 'mp4Key', 'webmKey', 'captionsKey'],
    }),
  ],
};
