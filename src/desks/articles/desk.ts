import type { Desk } from '../../site/desk.ts';
import { readCallsOf } from './api/readCalls.ts';
import { articleCalls } from './api.ts';
import { mostReadStories } from './blocks.tsx';
import { articleExportTables } from './exportTables.ts';
import { storyNewsroomCalls } from './newsroom/calls.ts';
import { articlePages } from './pages.tsx';
import { storyTopicListener } from './publishing/storyTopicListener.ts';
import { countReads } from './reading/reads.ts';
import { startEmptyStorySweep } from './stories/emptyStorySweep.ts';
import { findWithdrawn } from './stories/findWithdrawn.ts';
import { startPublishScheduler } from './stories/publishScheduler.ts';
import { storiesWithPicture } from './uses/storiesWithPicture.ts';

export const articlesDesk: Desk = {
  name: 'articles',
  pages: articlePages,
  calls: articleCalls,
  usesOfPicture: storiesWithPicture,
  newsroom: storyNewsroomCalls,
  open: (app) => {
    const counter = countReads(app.db, app.clock, app.log);
    const clock = startPublishScheduler(app);
    const sweeper = startEmptyStorySweep(app);
    return {
      calls: readCallsOf(counter),
      close: async () => {
        await clock.stop();
        await sweeper.stop();
        await counter.stop();
      },
    };
  },
  onTopicChange: storyTopicListener,
  resolveMissing: ({ db }, path) => findWithdrawn(db, path),
  sidebar: [mostReadStories],
  exportTables: articleExportTables,
};
