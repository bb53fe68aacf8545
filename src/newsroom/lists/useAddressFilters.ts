import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressSearch } from './useAddressSearch.ts';

/** The filters of a list. */
export type Filters = {
  /** The value of a filter; empty if it is not set. */
  filterOf: (name: string) => string;
  setFilter: (name: string, value: string) => void;
};

type AddressFilters = Filters & {
  search: URLSearchParams;
  /** The names of the filters that are set. */
  set: readonly string[];
  clearFilters: () => void;
  /** Changes parts of the address; an empty value takes one out. */
  change: (changes: Record<string, string>, how: { replace: boolean }) => void;
};

/** What each list was last asked for, by its path. */
const lastSearches = new Map<string, string>();

/** The address of a list as it was last open, for the way back from one of its rows. */
export const lastAddressOf = (path: string): string => `${path}${lastSearches.get(path) ?? ''}`;

/** The filters of a list in the address, where they survive Back and reload and can be sent to a colleague. */
export function useAddressFilters(names: readonly string[]): AddressFilters {
  const location = useLocation();
  useEffect(() => {
    lastSearches.set(location.pathname, location.search);
  }, [location]);
  const [search, changeSearch] = useAddressSearch();
  const filterOf = (name: string) => search.get(name) ?? '';
  /** After a change of filter or order the list starts at its first page. */
  const change: AddressFilters['change'] = (changes, how) =>
    changeSearch((next) => {
      for (const [name, value] of Object.entries({ page: '', ...changes })) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
    }, how);
  return {
    search,
    filterOf,
    set: names.filter((name) => filterOf(name) !== ''),
    setFilter: (name, value) => change({ [name]: value }, { replace: true }),
    clearFilters: () => change(Object.fromEntries(names.map((name) => [name, ''])), { replace: false }),
    change,
  };
}
