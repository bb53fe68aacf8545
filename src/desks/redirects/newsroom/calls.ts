import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { addRedirect, changeRedirect, removeRedirect } from '../commands.ts';
import { listRedirects, readRedirect } from '../queries.ts';
import { redirectEndpoints } from './endpoints.ts';

const { list, one, create, update, remove } = redirectEndpoints;

export const redirectCalls: readonly NewsroomCall[] = [
  newsroomCall(list, { permission: 'newsroom.enter', run: ({ app, query }) => listRedirects(app.db, query) }),
  newsroomCall(one, { permission: 'newsroom.enter', run: async ({ app, params }) => existing(await readRedirect(app.db, params.id)) }),
  newsroomCall(create, {
    permission: 'redirects.change',
    run: async ({ app, context, body }) => existing(await readRedirect(app.db, await addRedirect(context, body))),
  }),
  newsroomCall(update, {
    permission: 'redirects.change',
    run: async ({ app, context, params, body: { version, ...draft } }) => {
      await changeRedirect(context, params.id, draft, version);
      return existing(await readRedirect(app.db, params.id));
    },
  }),
  newsroomCall(remove, {
    permission: 'redirects.change',
    run: async ({ context, params, query }) => {
      await removeRedirect(context, params.id, query.version);
      return params;
    },
  }),
];
