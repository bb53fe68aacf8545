import { z } from '@hono/zod-openapi';
import { resourceCalls } from '../../../site/newsroom/resourceCalls.ts';
import { redirectDraft } from '../addresses/redirectDraft.ts';
import { addRedirect, changeRedirect, removeRedirect } from '../commands.ts';
import { listRedirects, readRedirect } from '../queries.ts';

export const redirectCalls = resourceCalls({
  name: 'redirects',
  id: z.coerce.number().int().min(1).max(2_147_483_647),
  read: 'newsroom.enter',
  write: 'redirects.change',
  filter: z.object({ q: z.string().trim().max(2_000).optional() }),
  draft: redirectDraft,
  list: ({ app }, asked) => listRedirects(app.db, asked),
  one: ({ app }, id) => readRedirect(app.db, id),
  create: ({ context }, draft) => addRedirect(context, draft),
  update: ({ context }, id, draft) => changeRedirect(context, id, draft),
  remove: ({ context }, id) => removeRedirect(context, id),
});
