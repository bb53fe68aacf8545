import { z } from 'zod';
import { searchWordsOf } from '../../platform/text/searchText.ts';
import { type Moved, movedForNow, type Page, page } from '../../site/pages/page.tsx';
import { searchStories } from '../articles/queries.ts';
import { SearchPage, type SearchPageData, searchAddress } from './views/SearchPage.tsx';
import { searchText } from './words.ts';

const query = z.object({
  q: z.string().max(500).transform(searchWordsOf).default('').catch(''),
  page: z.coerce.number().int().min(1).max(1000).default(1),
});

export const searchPages: readonly Page[] = [
  page({
    path: '/search',
    query,
    load: async ({ app, query: { q, page: number } }): Promise<SearchPageData | Moved> => {
      if (q === '') return { text: '', page: 1, result: undefined };
      const result = await searchStories(app.db, q, number);
      // There are fewer pages of results; redirect to the last one with the same words.
      if (number > result.pageCount) return movedForNow(searchAddress(q, result.pageCount));
      return { text: q, page: number, result };
    },
    head: ({ text, page: number }) => ({
      title: text ? `${text}: ${searchText.title}` : searchText.title,
      description: searchText.ask,
      canonical: text ? searchAddress(text, number) : '/search',
      noindex: true,
    }),
    tags: ({ result }) => (result?.stories ?? []).map((story) => `article:${story.id}`),
    freshFor: () => '30s',
    view: SearchPage,
  }),
];
