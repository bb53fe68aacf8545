import type { Desk } from '../../site/desk.ts';
import { electionCalls } from './api.ts';
import { tallyBeside, tallyBlock } from './blocks.tsx';
import { addDemoElections } from './demo.ts';
import { startEmbargoScheduler } from './embargoScheduler.ts';
import { electionExportTables } from './exportTables.ts';
import { electionTopics } from './live.tsx';
import { tallyTopic } from './liveTally.ts';
import { electionNewsroomCalls } from './newsroomApi.ts';
import { electionPages } from './pages.ts';
import { startReplaySweep } from './replay/removeReplays.ts';
import { electionSitemap } from './sitemap.ts';
import { electionsFollowTopics, warnOfPolls } from './warnOfPolls.ts';

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
  demo: addDemoElections,
};
