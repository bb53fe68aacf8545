import { fillSearch } from '../../content/search/fillSearch.ts';
import type { Desk } from '../../site/desk.ts';
import { searchCalls } from './api.ts';
import { searchPages } from './pages.tsx';

export const searchDesk: Desk = {
  name: 'search',
  pages: searchPages,
  calls: searchCalls,
  open: (app) => {
    let isStopped = false;
    const filling = fillSearch(app.db, app.contributions.searchKinds, () => isStopped).catch((error: unknown) => {
      if (!isStopped) app.log.error({ error: String(error) }, 'the search could not be filled; it goes on at the next start');
    });
    return {
      close: async () => {
        isStopped = true;
        await filling;
      },
    };
  },
};
