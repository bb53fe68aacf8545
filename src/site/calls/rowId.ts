import '@hono/zod-openapi';
import { MAX_INTEGER, wholeNumber } from '../../platform/wholeNumber.ts';

/** The id of a row, which forms and addresses hold as text, and some clients send as text too. */
export const rowId = wholeNumber(MAX_INTEGER).openapi({ type: 'integer', example: 12 });
