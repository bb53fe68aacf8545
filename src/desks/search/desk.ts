import { fillSearch } from '../../content/search/fillSearch.ts';
import type { Desk } from '../../site/desk.ts';
import { searchCalls, searchFieldCallsOf } from './api.ts';
import { KEPT_DAYS, sweepSearches } from './commands.ts';
import { openSearchCounter } from './counting/searchCounter.ts';
import { searchExportTables } from './exportTables.ts';
import { searchNewsroomCalls } from './newsroom/calls.ts';
import { searchPageOf } from './pages.tsx';
import { openSuggestions } from './suggesting/suggestions.ts';
import { searchText } from './words.ts';

export const searchDesk: Desk = {
  name: 'search',
  calls: searchCalls,
  newsroom: searchNewsroomCalls,
  open: (app) => {
    const counter = openSearchCounter(app);
    let isStopped = false;
    const filling = fillSearch(app.db, app.contributions.searchKinds, () => isStopped).catch((error: unknown) => {
      if (!isStopped) app.log.error({ error }, 'the search could not be filled; it goes on at the next start');
    });
    return {
      pages: [searchPageOf(counter)],
      calls: searchFieldCallsOf(counter, openSuggestions()),
      close: async () => {
        isStopped = true;
        await filling;
        await counter.stop();
      },
    };
  },
  personalData: [
    {
      name: 'searches',
      what: searchText.what,
      why: searchText.why,
      kept: `${KEPT_DAYS} ${searchText.days}`,
      sweeps: [sweepSearches],
    },
  ],
  exportTables: searchExportTables,
};
