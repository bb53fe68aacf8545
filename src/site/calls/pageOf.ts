import { z } from '@hono/zod-openapi';
import { findPage } from '../lists/findPage.ts';
import { ApiError } from './call.ts';

/** Fields that every call for a page of a list returns about that page. */
export const pageFields = {
  totalCount: z.number().int().openapi({ description: 'Entries of the whole list' }),
  pageIndex: z.number().int().openapi({ description: 'Which page this is, from 1' }),
  pageCount: z.number().int(),
  hasMore: z.boolean(),
};

type PageOfList = { totalCount: number; pageIndex: number; pageCount: number; hasMore: boolean };

/** The page fields for a requested page; an empty list has a first page. Throws `ApiError` if the list has no such page. */
export function pageOf(list: { totalCount: number } | undefined, { pageIndex, limit }: { pageIndex: number; limit: number }): PageOfList {
  const totalCount = list?.totalCount ?? 0;
  const found = list && findPage(totalCount, { page: pageIndex, perPage: limit });
  if (!found) throw new ApiError(404, `The list has no page ${pageIndex}`);
  return { totalCount, pageIndex, pageCount: found.pageCount, hasMore: pageIndex < found.pageCount };
}
