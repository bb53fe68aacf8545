import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '../../../newsroom/ask.ts';
import type { ShownPicture } from './shownPicture.ts';

/** Which pictures of the library are looked at. */
export type LibraryFilter = { text: string; own: boolean; undescribed: boolean };

type Part = { pictures: ShownPicture[]; next: string | null };

/** The name under which the library's lists are kept, to be asked anew when something changes. */
export const LIBRARY = 'pictures';
const TYPING_MS = 250;

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

/** What was typed, once the typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
