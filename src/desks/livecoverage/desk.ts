import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import type { Desk } from '../../site/desk.ts';
import { liveNewsroomCalls } from './newsroom/calls.ts';
import { livePages } from './pages.ts';
import { coveragesWithPicture } from './posts/pictureUses.ts';
import { liveInStory } from './posts/storySection.tsx';
import { liveTag, readLiveState } from './queries.ts';
import { liveCoverages, livePosts } from './tables.ts';
import { liveLiteRules } from './views/liteRules.ts';

export const liveCoverageDesk: Desk = {
  name: 'livecoverage',
  pages: livePages,
  newsroom: liveNewsroomCalls,
  live: [
    {
      kind: 'live-story',
      tags: (key) => [liveTag(Number(key))],
      read: (app, key) => (/^[1-9]\d{0,14}$/.test(key) ? readLiveState(app.db, Number(key)) : Promise.resolve(undefined)),
    },
  ],
  storySection: liveInStory,
  liteRules: liveLiteRules,
  usesOfPicture: coveragesWithPicture,
  exportTables: [
    exportTableOf({ kind: 'live-coverage', table: liveCoverages, order: ['articleId'] }),
    exportTableOf({ kind: 'live-post', table: livePosts, order: ['id'] }),
  ],
};
