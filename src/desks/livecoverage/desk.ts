import type { Desk } from '../../site/desk.ts';
import { demoCoverage } from './demo.ts';
import { liveExportTables } from './exportTables.ts';
import { liveNewsroomCalls } from './newsroomApi.ts';
import { livePages } from './pages.ts';
import { coveragesWithPicture } from './pictureUses.ts';
import { liveTag, readLiveState } from './queries.ts';
import { liveInStory } from './storyPart.tsx';

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
  usesOfPicture: coveragesWithPicture,
  exportTables: liveExportTables,
  demo: demoCoverage,
};
