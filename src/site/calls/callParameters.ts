import { z } from '@hono/zod-openapi';

/** Fields that many calls use. Values in an address are text; these convert them to numbers where needed. */

/** Specification, section 9: ITEMS_PER_PAGE. */
export const ITEMS_PER_PAGE = 10;
const MAX_PER_PAGE = 50;

/** The page of a list, from 1. */
export const pageIndex = z
  .string()
  .regex(/^[1-9][0-9]{0,7}$/, { error: 'must be a whole number from 1' })
  .transform(Number)
  .default(1)
  .openapi({ type: 'integer', minimum: 1, default: 1, description: 'Which page of the list, from 1' });

/** The number of entries per page, `usual` by default. */
export const limitOf = (usual: number) =>
  z
    .string()
    .regex(/^([1-9]|[1-4][0-9]|50)$/, { error: `must be a whole number from 1 to ${MAX_PER_PAGE}` })
    .transform(Number)
    .default(usual)
    .openapi({ type: 'integer', minimum: 1, maximum: MAX_PER_PAGE, default: usual, description: 'How many at a time' });

/** The page parameters of a list call. */
export const listPage = { pageIndex, limit: limitOf(ITEMS_PER_PAGE) };

/** A day of this century. */
export const calendarDay = z.iso
  .date({ error: 'is not a day like 2026-11-21', abort: true })
  .regex(/^20/, { error: 'must be a day of this century' })
  .openapi({ description: 'A day, as 2026-11-21' });

/** A path segment: letters of any script, numbers, dashes, dots and underscores. */
export const addressPart = (most: number) => {
  const pattern = `^[\\p{L}\\p{M}\\p{N}._-]{1,${most}}$`;
  return z
    .string()
    .regex(new RegExp(pattern, 'u'), { error: `must be at most ${most} letters, numbers, dashes, dots and underscores` })
    .openapi({ pattern });
};

/**
 * The slug of an item. Examples are given where it is used: they must exist in the demo content and match each other, because the API
 * reference sends all of them together (`test/system/api/apiExamples.test.ts`).
 */
export const slug = addressPart(120).openapi({ description: 'The slug, as it stands in addresses' });

/** The `_id` of a list, a tag or an author. */
export const topicId = z
  .string()
  .regex(/^[1-9][0-9]{0,8}$/, { error: 'must be an id' })
  .transform(Number)
  .openapi({ type: 'string', pattern: '^[1-9][0-9]{0,8}$', description: 'The `_id`' });

/** The `_id` of a story. */
export const articleId = z
  .string()
  .regex(/^[1-9][0-9]{0,14}$/, { error: 'must be an id' })
  .transform(Number)
  .openapi({ type: 'string', pattern: '^[1-9][0-9]{0,14}$', description: 'The `_id` of the story', example: '46' });
