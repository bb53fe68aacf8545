import type { z } from 'zod';

/**
 * Parses a query. An invalid parameter is treated as missing and the others are kept, so that a wrong page number does not lose the search
 * words.
 */
export function readQuery(schema: z.ZodType, query: Record<string, string>): unknown {
  const parsed = schema.safeParse(query);
  if (parsed.success) return parsed.data;
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const others = Object.fromEntries(Object.entries(query).filter(([name]) => !wrong.has(name)));
  return schema.safeParse(others).data ?? schema.safeParse({}).data ?? {};
}
