import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { fieldError } from '../../../site/newsroom/newsroomError.ts';
import { shorten } from '../commands.ts';
import { pathOnSite } from '../links/pathOnSite.ts';
import { readShortLink, readShortLinks } from '../queries.ts';
import { shortLinkEndpoints } from './endpoints.ts';
import { shortLinkRefusalWords as words } from './words.ts';

const { list, one, create } = shortLinkEndpoints;
const permission = 'shortlinks.make';

export const shortLinkNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(list, { permission, run: ({ app, query }) => readShortLinks(app.db, app.settings.siteUrl, query) }),
  newsroomCall(one, {
    permission,
    run: async ({ app, params }) => existing(await readShortLink(app.db, app.settings.siteUrl, params.id)),
  }),
  newsroomCall(create, {
    permission,
    run: async ({ app, context, body: { address } }) => {
      const path = pathOnSite(address, app.settings.siteUrl);
      if (path === undefined) throw fieldError('address', words.notOurs);
      return existing(await readShortLink(app.db, app.settings.siteUrl, await shorten(context, path)));
    },
  }),
];
