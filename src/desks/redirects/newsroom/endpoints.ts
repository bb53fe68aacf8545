import { z } from 'zod';
import { rowId } from '../../../site/newsroom/endpoint.ts';
import { versionedEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import { redirectDraft, redirectRow } from '../addresses/redirectDraft.ts';

export const redirectEndpoints = versionedEndpoints({
  name: 'redirects',
  nouns: ['a redirect', 'redirects'],
  id: rowId,
  filter: z.object({ q: z.string().trim().max(2_000).optional() }),
  draft: redirectDraft,
  row: redirectRow,
  item: redirectRow,
});
