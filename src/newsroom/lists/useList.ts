import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import type { ListPart, ListQuery } from '../../site/newsroom/listQuery.ts';

type Definition<Filter, Row> = {
  /** Its cache key, so that a change of a row invalidates the list. */
  name: string;
  /** Reads a part of the list (`resourceEndpoints`). */
  read: (query: ListQuery<Filter>, signal: AbortSignal) => Promise<ListPart<Row>>;
  /** The schema of its filters; an address with invalid values has no filter. */
  filter: z.ZodType<Filter>;
  perPage: number;
  /** The names of its filters in the address; those in `flags` are on if present. */
  filters?: readonly string[];
  flags?: readonly string[];
  /** The initial sort order. */
  sort?: { field: string; isDescending: boolean };
};

/** The state of a newsroom list from the address, with the rows of its page. */
export type List<Row> = {
  rows: readonly Row[];
  total: number;
  isPending: boolean;
  error: Error | null;
  page: number;
  perPage: number;
  sort: { field: string; isDescending: boolean };
  /** The value of a filter; empty if it is not set. */
  filterOf: (name: string) => string;
  isFiltered: boolean;
  setFilter: (name: string, value: string) => void;
  clearFilters: () => void;
  setPage: (page: number) => void;
  setPerPage: (perPage: number) => void;
  /** Sorts by a field; the same field again reverses the order. */
  sortBy: (field: string) => void;
};

/**
 * Reads one page of a list. Filters, order and page are stored in the address, so that they survive Back and reload and can be sent to a
 * colleague.
 */
export function useList<Filter, Row>(definition: Definition<Filter, Row>): List<Row> {
  const { name: listName, read, perPage: usual, filters = [], flags = [], sort: first } = definition;
  const [search, setSearch] = useSearchParams();
  const page = wholeNumber(search.get('page'), 1);
  const perPage = wholeNumber(search.get('perPage'), usual);
  const sort = {
    field: search.get('sort') ?? first?.field ?? '',
    isDescending: search.has('order') ? search.get('order') === 'desc' : (first?.isDescending ?? false),
  };
  const names = [...filters, ...flags];
  const filterOf = (name: string) => search.get(name) ?? '';
  const set = names.filter((name) => filterOf(name) !== '');
  const query: ListQuery<Filter> = {
    page,
    perPage,
    sort: sort.field,
    order: sort.isDescending ? 'DESC' : 'ASC',
    filter: definition.filter.safeParse(Object.fromEntries(set.map((name) => [name, flags.includes(name) ? true : filterOf(name)]))).data,
  };
  const { data, isPending, error } = useQuery({
    queryKey: [listName, 'list', query],
    queryFn: ({ signal }) => read(query, signal),
    placeholderData: keepPreviousData,
  });

  /** After a change of filter or order the list starts at its first page. */
  const change = (changes: Record<string, string>, how: { replace: boolean }) =>
    setSearch((present) => {
      const next = new URLSearchParams(present);
      for (const [name, value] of Object.entries({ page: '', ...changes })) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    }, how);
  return {
    rows: data?.data ?? [],
    total: data?.total ?? 0,
    isPending,
    error,
    page,
    perPage,
    sort,
    filterOf,
    isFiltered: set.length > 0,
    setFilter: (name, value) => change({ [name]: value }, { replace: true }),
    clearFilters: () => change(Object.fromEntries(names.map((name) => [name, ''])), { replace: false }),
    setPage: (next) => change({ page: next > 1 ? String(next) : '' }, { replace: false }),
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
