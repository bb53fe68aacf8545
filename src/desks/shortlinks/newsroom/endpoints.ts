import { z } from 'zod';
import { moment } from '../../../site/newsroom/endpoint.ts';
import { resourceEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';

/** A short link in the newsroom: `id` is its code, `link` the full address. */
const shortLinkRow = z.object({ id: z.string(), link: z.string(), path: z.string(), visits: z.int(), createdAt: moment });
export type ShortLinkRow = z.output<typeof shortLinkRow>;

const { list, one, create } = resourceEndpoints({
  name: 'short-links',
  nouns: ['a short link', 'short links'],
  id: z.string().regex(/^[0-9a-z]{1,20}$/),
  filter: z.object({ q: z.string().max(2_000).optional() }),
  draft: z.object({ address: z.string().trim().min(1).max(2_000) }),
  row: shortLinkRow,
  item: shortLinkRow,
});

/** The same page always has the same short link, so links are created but never changed. */
export const shortLinkEndpoints = { list, one, create };
