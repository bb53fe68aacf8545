import { useInfiniteQuery } from '@tanstack/react-query';
import { ask } from '../../../newsroom/callApi.ts';
import type { ShownPicture } from './shownPicture.ts';
import { useSettled } from './useSettled.ts';

/** Which pictures of the library are looked at. */
export type LibraryFilter = { text: string; own: boolean; undescribed: boolean };

type Part = { pictures: ShownPicture[]; next: string | null };

/** The name under which the library's lists are kept, to be asked anew when something changes. */
export const LIBRARY = 'pictures';

/** The library's pictures, the newest first, a part at a time. */
export function useLibrary({ text, own, undescribed }: LibraryFilter) {
  const typed = useSettled(text);
  const list = useInfiniteQuery({
    queryKey: [LIBRARY, typed, own, undescribed],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        ...(typed.trim() ? { q: typed } : {}),
        ...(own ? { own: 'yes' } : {}),
        ...(undescribed ? { undescribed: 'yes' } : {}),
        ...(pageParam ? { after: pageParam } : {}),
      });
      return ask<Part>('get', `/pictures?${query}`, undefined, signal);
    },
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: (before) => before,
  });
  return { ...list, pictures: list.data?.pages.flatMap((part) => part.pictures) ?? [] };
}
