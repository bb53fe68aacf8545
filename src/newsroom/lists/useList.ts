import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { z } from 'zod';
import type { ListPart, ListQuery } from '../../site/newsroom/listQuery.ts';
import { type Filters, useAddressFilters } from './useAddressFilters.ts';
import { validFilters } from './validFilters.ts';

type Definition<Filter, Row> = {
  /** Its cache key, so that a change of a row invalidates the list. */
  name: string;
  /** Reads a part of the list (`resourceEndpoints`). */
  read: (query: ListQuery<Filter>, signal: AbortSignal) => Promise<ListPart<Row>>;
  /** The schema of its filters; invalid values of an address do not filter. */
  filter: z.ZodType<Filter>;
  perPage: number;
  /** The names of its filters in the address; those in `flags` are on if present. */
  filters?: readonly string[];
  flags?: readonly string[];
  /** The initial sort order. */
  sort?: { field: string; isDescending: boolean };
};

/** The state of a newsroom list from the address, with the rows of its page. */
export type List<Row> = Filters & {
  rows: readonly Row[];
  total: number;
  /** Whether there are more rows than the total, which are found by searching only. */
  hasMore: boolean;
  isPending: boolean;
  error: Error | null;
  page: number;
  perPage: number;
  sort: { field: string; isDescending: boolean };
  isFiltered: boolean;
  clearFilters: () => void;
  setPage: (page: number) => void;
  setPerPage: (perPage: number) => void;
  /** Sorts by a field; the same field again reverses the order. */
  sortBy: (field: string) => void;
};

/** Reads one page of a list. Filters, order and page are in the address (`useAddressFilters`). */
export function useList<Filter, Row>(definition: Definition<Filter, Row>): List<Row> {
  const { name: listName, read, perPage: usual, filters = [], flags = [], sort: first } = definition;
  const { search, filterOf, set, setFilter, clearFilters, change } = useAddressFilters([...filters, ...flags]);
  const page = wholeNumber(search.get('page'), 1);
  const perPage = wholeNumber(search.get('perPage'), usual);
  const sort = {
    field: search.get('sort') ?? first?.field ?? '',
    isDescending: search.has('order') ? search.get('order') === 'desc' : (first?.isDescending ?? false),
  };
  const query: ListQuery<Filter> = {
    page,
    perPage,
    sort: sort.field,
    order: sort.isDescending ? 'DESC' : 'ASC',
    filter: validFilters(definition.filter, Object.fromEntries(set.map((name) => [name, flags.includes(name) ? true : filterOf(name)]))),
  };
  const { data, isPending, error, isPlaceholderData } = useQuery({
    queryKey: [listName, 'list', query],
    queryFn: ({ signal }) => read(query, signal),
    placeholderData: keepPreviousData,
  });
  const setPage = (next: number, replace = false) => change({ page: next > 1 ? String(next) : '' }, { replace });
  // The rows of the last page have been decided, removed or moved: the page before it is the last one now.
  const lastPage = data && !isPlaceholderData && data.data.length === 0 && data.total > 0 ? Math.ceil(data.total / perPage) : page;
  const goToLastPage = useEffectEvent(() => setPage(lastPage, true));
  useEffect(() => {
    if (lastPage < page) goToLastPage();
  }, [lastPage, page]);
  return {
    rows: data?.data ?? [],
    total: data?.total ?? 0,
    hasMore: data?.hasMore ?? false,
    isPending,
    error,
    page,
    perPage,
    sort,
    filterOf,
    isFiltered: set.length > 0,
    setFilter,
    clearFilters,
    setPage: (next) => setPage(next),
    setPerPage: (next) => change({ perPage: next === usual ? '' : String(next) }, { replace: false }),
    sortBy: (field) => {
      const isDescending = field === sort.field ? !sort.isDescending : false;
      change({ sort: field, order: isDescending ? 'desc' : 'asc' }, { replace: false });
    },
  };
}

function wholeNumber(text: string | null, usual: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : usual;
}
