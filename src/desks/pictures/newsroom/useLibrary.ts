import { useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '../../../newsroom/callApi.ts';
import type { Filters } from '../../../newsroom/lists/useAddressFilters.ts';
import { listPictures } from './endpoints.ts';

/** Those of `libraryFilters` that are switches. */
export const librarySwitches = ['own', 'undescribed'] as const;
export const libraryFilters = ['q', ...librarySwitches] as const;

/** Query key of the library's lists, to invalidate them after a change. */
export const LIBRARY = 'pictures';

/** The pictures of the library, newest first, in parts. */
export function useLibrary({ filterOf }: Filters) {
  const values = libraryFilters.map(filterOf);
  const [q, own, undescribed] = values;
  const list = useInfiniteQuery({
    queryKey: [LIBRARY, ...values],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const isOn = (value: string | undefined) => (value ? ('yes' as const) : undefined);
      const query = { q, own: isOn(own), undescribed: isOn(undescribed), after: pageParam || undefined };
      return callApi(listPictures, { query, signal });
    },
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: (before) => before,
  });
  const isFiltered = values.some((value) => value !== '');
  return { ...list, isFiltered, pictures: list.data?.pages.flatMap((part) => part.pictures) ?? [] };
}
