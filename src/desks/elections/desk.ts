import type { Desk } from '../../site/desk.ts';
import { electionCalls } from './api.ts';
import { tallyBeside, tallyBlock } from './blocks.tsx';
import { electionTopics } from './count/live.tsx';
import { tallyTopic } from './count/liveTally.ts';
import { electionExportTables } from './exportTables.ts';
import { electionNewsroomCalls } from './newsroom/calls.ts';
import { electionSitemap } from './pages/sitemap.ts';
import { electionPages } from './pages.ts';
import { startEmbargoScheduler } from './polls/embargoScheduler.ts';
import { electionsFollowTopics, warnOfPolls } from './polls/warnOfPolls.ts';
import { startReplaySweep } from './replay/removeReplays.ts';

export const electionsDesk: Desk = {
  name: 'elections',
  pages: electionPages,
  calls: electionCalls,
  newsroom: electionNewsroomCalls,
  open: (app) => {
    const clocks = [startEmbargoScheduler(app), startReplaySweep(app)];
    return {
      calls: [],
      close: async () => {
        for (const clock of clocks) await clock.stop();
      },
    };
  },
  live: [tallyTopic, ...electionTopics],
  front: [tallyBlock],
  sidebar: [tallyBeside],
  sitemap: [electionSitemap],
  publishWarnings: warnOfPolls,
  onTopicChange: electionsFollowTopics,
  exportTables: electionExportTables,
};
