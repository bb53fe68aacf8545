/** The number of pages of a list; an empty list has one. */
export const countPages = (totalCount: number, perPage: number): number => Math.max(1, Math.ceil(totalCount / perPage));

/** A page of a list: its number from 1, and the number of entries before it. */
export type FoundPage = { page: number; pageCount: number; totalCount: number; offset: number };

/** Finds a page, from 1, of a list with `totalCount` entries. Undefined if the list has no such page; an empty list has a first one. */
export function findPage(totalCount: number, { page, perPage }: { page: number; perPage: number }): FoundPage | undefined {
  const pageCount = countPages(totalCount, perPage);
  if (page < 1 || page > pageCount) return undefined;
  return { page, pageCount, totalCount, offset: (page - 1) * perPage };
}
