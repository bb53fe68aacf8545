import { z } from '@hono/zod-openapi';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { resourceCalls } from '../../../site/newsroom/resourceCalls.ts';
import { shorten } from '../commands.ts';
import { pathOnSite } from '../links/pathOnSite.ts';
import { readShortLink, readShortLinks } from '../queries.ts';
import { shortLinkRefusalWords as say } from './words.ts';

/** The newsroom's calls about short links. The same page always has the same one, so that they are made and never changed. */
export const shortLinkNewsroomCalls = resourceCalls({
  name: 'short-links',
  id: z.string().regex(/^[0-9a-z]{1,20}$/),
  read: 'shortlinks.make',
  write: 'shortlinks.make',
  filter: z.object({ q: z.string().max(2_000).optional() }),
  draft: z.object({ address: z.string().trim().min(1).max(2_000) }),
  list: ({ app }, asked) => readShortLinks(app.db, app.settings.siteUrl, asked),
  one: ({ app }, code) => readShortLink(app.db, app.settings.siteUrl, code),
  create: async ({ app, context }, { address }) => {
    const path = pathOnSite(address, app.settings.siteUrl);
    if (path === undefined) throw new NewsroomError(422, say.notOurs, { issues: [{ path: 'address', message: say.notOurs }] });
    return shorten(context, path);
  },
});
