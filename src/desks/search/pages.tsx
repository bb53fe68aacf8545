import { readTopics } from '../../content/topics/queries.ts';
import { type Moved, movedForNow, page } from '../../site/pages/page.tsx';
import { ADS_TAG, countFoundAds } from '../classifieds/queries.ts';
import type { SearchCounter } from './counting/searchCounter.ts';
import { readResults } from './results/readResults.ts';
import { isNarrowed, searchAddress, searchQuery } from './results/searchQuery.ts';
import { SearchPage, type SearchPageData } from './views/SearchPage.tsx';
import { searchText } from './words.ts';

/** The page of the search, which counts what is searched. */
export const searchPageOf = (counter: SearchCounter) =>
  page({
    path: '/search',
    query: searchQuery,
    load: async ({ app, query, now }): Promise<SearchPageData | Moved> => {
      if (query.q === '') return { query, results: undefined, classifieds: undefined, categories: [], cities: [] };
      const isWhole = query.page === 1 && !isNarrowed(query);
      const [results, classifieds] = await Promise.all([
        readResults(app, query, now),
        isWhole ? countFoundAds(app.db, query.q) : undefined,
      ]);
      // There are fewer pages of results; redirect to the last one with the same words.
      if (query.page > results.pageCount) return movedForNow(searchAddress({ ...query, page: results.pageCount }));
      const { totalCount, isPartial, isApproximate } = results;
      if (isWhole) counter.countSearch(query.q, totalCount === 0 ? 'nothing' : isPartial || isApproximate ? 'some' : 'all', now);
      const [categories, cities] = await Promise.all([readTopics(app.db, 'category'), readTopics(app.db, 'city')]);
      return { query, results, classifieds, categories, cities };
    },
    head: ({ query }) => ({
      title: query.q ? `${query.q}: ${searchText.title}` : searchText.title,
      description: searchText.ask,
      canonical: query.q ? searchAddress(query) : '/search',
      noindex: true,
    }),
    tags: ({ results }) => (results ? ['topics', ADS_TAG, ...results.results.map(({ tag }) => tag)] : []),
    freshFor: () => '30s',
    view: SearchPage,
  });
