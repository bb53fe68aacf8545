import { z } from '@hono/zod-openapi';
import { ApiError } from './call.ts';

/** What every call that gives a page of a list says of that page. */
export const pageFields = {
  totalCount: z.number().int().openapi({ description: 'Entries of the whole list' }),
  pageIndex: z.number().int().openapi({ description: 'Which page this is, from 1' }),
  pageCount: z.number().int(),
  hasMore: z.boolean(),
};

type PageOfList = { totalCount: number; pageIndex: number; pageCount: number; hasMore: boolean };

/** What is said of the page that a caller asks for; the first page of an empty list is there. Throws `ApiError` when the list has no such page. */
export function pageOf(list: { totalCount: number } | undefined, { pageIndex, limit }: { pageIndex: number; limit: number }): PageOfList {
  const totalCount = list?.totalCount ?? 0;
  const pageCount = Math.max(1, Math.ceil(totalCount / limit));
  if (!list || pageIndex > pageCount) throw new ApiError(404, `The list has no page ${pageIndex}`);
  return { totalCount, pageIndex, pageCount, hasMore: pageIndex < pageCount };
}
