import type { Desk } from '../../site/desk.ts';
import { headlineCallsOf } from './api.ts';
import { openHeadlineCounter } from './counting/headlineCounter.ts';
import { headlineExportTables } from './exportTables.ts';
import { headlineNewsroomCalls } from './newsroom/calls.ts';
import { startTestScheduler } from './running/decideTests.ts';
import { sweepTests } from './running/testSweep.ts';
import { headlinesAroundPage } from './views/aroundPage.tsx';
import { headlineText as text } from './words.ts';

/**
 * Tests of headlines: which of several draws more readers, on the front page and in lists, decided by a rule that may
 * be looked at any time.
 */
export const headlinesDesk: Desk = {
  name: 'headlines',
  newsroom: headlineNewsroomCalls,
  aroundPage: headlinesAroundPage,
  open: (app) => {
    const counter = openHeadlineCounter(app);
    const scheduler = startTestScheduler(app);
    return {
      calls: headlineCallsOf(counter),
      close: async () => {
        await scheduler.stop();
        await counter.stop();
      },
    };
  },
  personalData: [{ name: 'headlines', what: text.dataWhat, why: text.dataWhy, kept: text.dataKept, sweeps: [sweepTests] }],
  exportTables: headlineExportTables,
};
