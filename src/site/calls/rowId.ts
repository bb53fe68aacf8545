import { z } from '@hono/zod-openapi';

/** The largest `integer` of PostgreSQL. */
const MAX_ID = 2 ** 31 - 1;

/** The id of a row, which forms and addresses hold as text, and some clients send as text too. */
export const rowId = z.coerce.number().int().min(1).max(MAX_ID).openapi({ type: 'integer', example: 12 });
