import { z } from '@hono/zod-openapi';

const id = z.coerce.number().int().min(1).max(2_147_483_647);

/** The parameters and the list's query of calls about galleries, videos and web stories. */
export const mediaParams = z.object({ id });
export const mediaListQuery = z.object({
  q: z.string().max(100).default(''),
  status: z.enum(['draft', 'published', 'withdrawn']).optional(),
  /** The list goes on after this one. */
  before: id.optional(),
});
