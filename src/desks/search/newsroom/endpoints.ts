import { z } from 'zod';
import { endpoint } from '../../../site/newsroom/endpoint.ts';

/** Spans of time of the screen, in days. */
export const searchSpans = [7, 30, 90] as const;

const countedSearch = z.object({
  key: z.string(),
  text: z.string(),
  searches: z.number(),
  /** About how many networks it came from, at most 48. */
  networks: z.number(),
  lastDay: z.string(),
  isSuggested: z.boolean(),
});
export type CountedSearchRow = z.output<typeof countedSearch>;

export const readReaderSearches = endpoint({
  path: '/searches',
  summary: 'List what readers search: what found nothing, what is popular, and what is not suggested',
  query: z.object({ days: z.coerce.number<number | string>().int().min(1).max(90).default(7) }),
  answer: z.object({
    nothing: z.array(countedSearch),
    popular: z.array(countedSearch),
    blocked: z.array(z.object({ key: z.string(), text: z.string() })),
  }),
});

export const blockSearch = endpoint({
  method: 'put',
  path: '/searches/blocked',
  summary: 'Stop suggesting a search, or allow it again',
  body: z.object({ text: z.string().trim().min(1).max(200), isBlocked: z.boolean() }),
  answer: z.object({ isBlocked: z.boolean() }),
});
