import type { Desk } from '../../site/desk.ts';
import { storyExportTables } from './exportTables.ts';
import { startEmptyStorySweep } from './keeping/emptyStorySweep.ts';
import { findWithdrawn } from './keeping/findWithdrawn.ts';
import { storiesWithPicture } from './keeping/storiesWithPicture.ts';
import { storyTopicListener } from './keeping/storyTopicListener.ts';
import { storyNewsroomCalls } from './newsroom/calls.ts';
import { startPublishScheduler } from './schedule/publishScheduler.ts';

/** Stories that editors work on; when published they become articles. */
export const storiesDesk: Desk = {
  name: 'stories',
  usesOfPicture: storiesWithPicture,
  newsroom: storyNewsroomCalls,
  open: (app) => {
    const clock = startPublishScheduler(app);
    const sweeper = startEmptyStorySweep(app);
    return {
      calls: [],
      close: async () => {
        await clock.stop();
        await sweeper.stop();
      },
    };
  },
  onTopicChange: storyTopicListener,
  resolveMissing: ({ db }, path) => findWithdrawn(db, path),
  exportTables: storyExportTables,
};
