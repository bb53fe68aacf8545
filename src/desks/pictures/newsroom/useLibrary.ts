import { useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '../../../newsroom/callApi.ts';
import { useSettled } from '../../../newsroom/lists/useSettled.ts';
import { listPictures } from './endpoints.ts';

/** Filters of the library. */
export type LibraryFilter = { text: string; own: boolean; undescribed: boolean };

/** Query key of the library's lists, to invalidate them after a change. */
export const LIBRARY = 'pictures';

/** The pictures of the library, newest first, in parts. */
export function useLibrary({ text, own, undescribed }: LibraryFilter) {
  const typed = useSettled(text);
  const list = useInfiniteQuery({
    queryKey: [LIBRARY, typed, own, undescribed],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = {
        q: typed.trim() ? typed : undefined,
        own: own ? ('yes' as const) : undefined,
        undescribed: undescribed ? ('yes' as const) : undefined,
        after: pageParam || undefined,
      };
      return callApi(listPictures, { query, signal });
    },
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: (before) => before,
  });
  return { ...list, pictures: list.data?.pages.flatMap((part) => part.pictures) ?? [] };
}
