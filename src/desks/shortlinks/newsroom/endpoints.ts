import { z } from 'zod';
import { resourceEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import { shortLinkRow } from '../links/shortLinkRow.ts';

const { list, one, create } = resourceEndpoints({
  name: 'short-links',
  nouns: ['a short link', 'short links'],
  id: z.string().regex(/^[0-9a-z]{1,20}$/),
  filter: z.object({ q: z.string().max(2_000).optional() }),
  draft: z.object({ address: z.string().trim().min(1).max(2_000) }),
  row: shortLinkRow,
  item: shortLinkRow,
});

/** The same page always has the same short link, so that they are made and never changed. */
export const shortLinkEndpoints = { list, one, create };
