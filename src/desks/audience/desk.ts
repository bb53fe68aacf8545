import type { Desk } from '../../site/desk.ts';
import { readingCallsOf } from './api.ts';
import { openAudienceCounter } from './counting/audienceCounter.ts';
import { audienceExportTables } from './exportTables.ts';
import { audienceNewsroomCalls } from './newsroom/calls.ts';
import { audienceSweeps } from './rollup/rollUp.ts';
import { audienceText as words } from './words.ts';

/** How the newspaper is read: views, time, scroll depth, sources and web vitals, as sums that name nobody. */
export const audienceDesk: Desk = {
  name: 'audience',
  newsroom: audienceNewsroomCalls,
  open: (app) => {
    const counter = openAudienceCounter(app);
    return { calls: readingCallsOf(counter), close: counter.stop };
  },
  personalData: [{ name: 'audience', what: words.what, why: words.why, kept: words.kept, sweeps: audienceSweeps }],
  exportTables: audienceExportTables,
};
