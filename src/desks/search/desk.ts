import { setTimeout as wait } from 'node:timers/promises';
import { fillSearch } from '../../content/search/fillSearch.ts';
import type { App } from '../../site/app.ts';
import type { Desk } from '../../site/desk.ts';
import { searchCalls, searchFieldCallsOf } from './api.ts';
import { KEPT_DAYS, sweepSearches } from './commands.ts';
import { openSearchCounter } from './counting/searchCounter.ts';
import { searchExportTables } from './exportTables.ts';
import { searchNewsroomCalls } from './newsroom/calls.ts';
import { searchPageOf } from './pages.tsx';
import { openSuggestions } from './suggesting/suggestions.ts';
import { searchText } from './words.ts';

/** Between two attempts to fill the search, twice as long each time: a deadlock is over at once, a database may be away for minutes. */
const RETRY_FROM_MS = 1_000;
const RETRY_TO_MS = 60_000;

/** Fills the search, and tries again after a failure. */
async function fillUntilDone(app: App, signal: AbortSignal): Promise<void> {
  for (let waitMs = RETRY_FROM_MS; !signal.aborted; waitMs = Math.min(2 * waitMs, RETRY_TO_MS)) {
    try {
      return await fillSearch(app.db, app.contributions.searchKinds, () => signal.aborted);
    } catch (error) {
      if (signal.aborted) return;
      app.log.warn({ error, seconds: waitMs / 1000 }, 'the search could not be filled; it is tried again');
      // A stop ends the wait.
      await wait(waitMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }
}

export const searchDesk: Desk = {
  name: 'search',
  calls: searchCalls,
  newsroom: searchNewsroomCalls,
  open: (app) => {
    const counter = openSearchCounter(app);
    const stopping = new AbortController();
    const filling = fillUntilDone(app, stopping.signal);
    return {
      pages: [searchPageOf(counter)],
      calls: searchFieldCallsOf(counter, openSuggestions()),
      close: async () => {
        stopping.abort();
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
