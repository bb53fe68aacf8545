import type { Desk } from '../../site/desk.ts';
import { aboutCalls } from './api/aboutCalls.ts';
import { candidateCalls } from './api/candidateCalls.ts';
import { deliverCall } from './api/deliverCall.ts';
import { resultCalls } from './api/resultCalls.ts';
import { storyCalls } from './api/storyCalls.ts';
import { tallyBeside, tallyBlock } from './blocks.tsx';
import { electionTopics } from './count/live.tsx';
import { candidatesWithPicture } from './editing/candidatesWithPicture.ts';
import { electionExportTables } from './exportTables.ts';
import { electionNewsroomCalls } from './newsroom/calls.ts';
import { electionAddress } from './pages/electionAddress.ts';
import { electionCards } from './pages/electionCards.ts';
import { electionSitemap } from './pages/electionSitemap.ts';
import { overviewPage } from './pages/overviewPage.ts';
import { partPages } from './pages/partPages.ts';
import { resultPages } from './pages/resultPages.ts';
import { startEmbargoScheduler } from './polls/embargoScheduler.ts';
import { electionsFollowTopics, warnOfPolls } from './polls/warnOfPolls.ts';
import { readElections } from './queries.ts';
import { startReplaySweep } from './replay/removeReplays.ts';
import { candidateSearchKind, electionSearchKind, seatSearchKind } from './search/electionSearch.ts';
import { electionLiteRules } from './views/liteRules.ts';
import { electionText } from './words.ts';

export const electionsDesk: Desk = {
  name: 'elections',
  pages: [overviewPage, ...partPages, ...resultPages],
  calls: [...aboutCalls, ...candidateCalls, ...resultCalls, ...storyCalls, deliverCall],
  cards: electionCards,
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
  live: electionTopics,
  liteRules: electionLiteRules,
  usesOfPicture: candidatesWithPicture,
  front: [tallyBlock],
  sidebar: [tallyBeside],
  sitemap: [
    {
      heading: electionText.elections,
      tags: ['elections'],
      isInSection: true,
      load: async (db) => (await readElections(db)).map((election) => ({ name: election.name, href: electionAddress(election) })),
    },
  ],
  sitemapSections: [electionSitemap],
  searchKinds: [electionSearchKind, seatSearchKind, candidateSearchKind],
  publishWarnings: warnOfPolls,
  onTopicChange: electionsFollowTopics,
  exportTables: electionExportTables,
};
