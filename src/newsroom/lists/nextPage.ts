import type { ListPart } from '../../site/newsroom/listQuery.ts';

/** For a list that grows by pages of so many rows: the number of its next page, and undefined after its end. */
export const nextPage =
  (perPage: number) =>
  ({ data, total, hasMore = false }: ListPart<unknown>, _pages: readonly unknown[], page: number): number | undefined =>
    page * perPage < total || (hasMore && data.length === perPage) ? page + 1 : undefined;
