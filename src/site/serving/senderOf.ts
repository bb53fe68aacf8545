import type { Context } from 'hono';
import type { App } from '../app.ts';
import { clientAddressOf } from '../calls/call.ts';
import type { Sender } from '../calls/form.ts';

/** Who makes a request. */
export const senderOf = (context: Context, app: App): Sender => ({
  client: clientAddressOf(context, app),
  header: (name: string) => context.req.header(name),
  findReader: () => app.contributions.findReader(app, context.req.raw.headers),
  findSessionOwner: () => app.contributions.findSessionOwner(app, context.req.raw.headers),
});
