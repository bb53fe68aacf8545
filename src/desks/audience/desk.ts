import type { Desk } from '../../site/desk.ts';
import { readingCallsOf } from './api.ts';
import { openAudienceCounter } from './counting/audienceCounter.ts';
import { audienceExportTables } from './exportTables.ts';
import { MEASUREMENT_PATH, MEASUREMENT_PURPOSE, measurementWording } from './google/measurementConsent.ts';
import { audienceNewsroomCalls } from './newsroom/calls.ts';
import { audiencePages } from './pages.ts';
import { audienceSweeps } from './rollup/rollUp.ts';
import { measurementAroundPage } from './views/measurementAroundPage.tsx';
import { audienceText as words } from './words.ts';

/** How the newspaper is read: views, time, scroll depth, sources and web vitals, as sums that name nobody. */
export const audienceDesk: Desk = {
  name: 'audience',
  pages: audiencePages,
  newsroom: audienceNewsroomCalls,
  aroundPage: measurementAroundPage,
  open: (app) => {
    const counter = openAudienceCounter(app);
    return { calls: readingCallsOf(counter), close: counter.stop };
  },
  personalData: ({ googleTag }) => [
    { name: 'audience', what: words.what, why: words.why, kept: words.kept, sweeps: audienceSweeps },
    ...(googleTag === undefined
      ? []
      : [{ name: MEASUREMENT_PURPOSE, what: words.measurementWhat, why: words.measurementWhy, kept: words.measurementKept }]),
  ],
  purposes: ({ googleTag }) =>
    googleTag === undefined
      ? []
      : [
          {
            name: MEASUREMENT_PURPOSE,
            title: words.measurement,
            text: words.measurementText,
            wording: measurementWording(googleTag),
            isTracking: true,
            onDevice: MEASUREMENT_PATH,
            // The cookies lie on the reader's devices, which remove them with the next page.
            withdraw: async () => undefined,
          },
        ],
  exportTables: audienceExportTables,
};
