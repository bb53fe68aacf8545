import { useInfiniteQuery } from '@tanstack/react-query';
import { callApi } from '../../../newsroom/callApi.ts';
import { useSettled } from '../../../newsroom/lists/useSettled.ts';
import { listPictures } from './endpoints.ts';

/** Which pictures of the library are looked at. */
export type LibraryFilter = { text: string; own: boolean; undescribed: boolean };

/** The name under which the library's lists are kept, to be asked anew when something changes. */
export const LIBRARY = 'pictures';

/** The library's pictures, the newest first, a part at a time. */
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
