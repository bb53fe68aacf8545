import type { z } from 'zod';

/** The filters of an address that are valid: one that was written wrong by hand does not end the others. */
export function validFilters<Filter>(schema: z.ZodType<Filter>, values: Readonly<Record<string, unknown>>): Filter | undefined {
  const { data, error } = schema.safeParse(values);
  if (!error) return data;
  const wrong = new Set(error.issues.map(({ path }) => path[0]));
  return schema.safeParse(Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.has(name)))).data;
}
