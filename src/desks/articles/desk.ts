import type { Desk } from '../../site/desk.ts';
import { readCallsOf } from './api/readCalls.ts';
import { articleCalls } from './api.ts';
import { publishDemoStories } from './demo.ts';
import { startEmptyStoriesClock } from './emptyStoriesClock.ts';
import { storyNewsroomCalls } from './newsroomApi.ts';
import { articlePages } from './pages.tsx';
import { countReads } from './reads.ts';
import { articlesRecords } from './records.ts';
import { startScheduleClock } from './scheduleClock.ts';
import { mostReadStories } from './sidebar.tsx';
import { findWithdrawn } from './stories/findWithdrawn.ts';
import { storyTopicListener } from './storyTopicListener.ts';
import { storiesWithPicture } from './uses/storiesWithPicture.ts';

export const articlesDesk: Desk = {
  name: 'articles',
  pages: articlePages,
  calls: articleCalls,
  usesOfPicture: storiesWithPicture,
  newsroom: storyNewsroomCalls,
  open: (app) => {
    const counter = countReads(app.db, app.clock, app.log);
    const clock = startScheduleClock(app);
    const sweeper = startEmptyStoriesClock(app);
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
  demo: publishDemoStories,
  records: articlesRecords,
};
