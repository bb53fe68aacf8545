import { z } from '@hono/zod-openapi';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { findReturned, type Returned } from '../../../platform/messages/returnPath.ts';
import { rateLimit } from '../../../platform/rateLimit.ts';
import { ApiError, call } from '../../../site/calls/call.ts';
import { checkBounceKey, NOT_TAKEN } from './checkBounceKey.ts';
import { takeReturned } from './takeReport.ts';

/** An issue that comes back whole, with its text quoted letter by letter. */
const MAX_BYTES = 512 * 1024;

/** Where a mail server hands over what comes back to the return addresses. */
export const bounceMessageCall = call({
  method: 'post',
  path: '/newsletter/bounces/message',
  summary:
    'For the mail server: a mail that came to a return address (`BOUNCE_ADDRESS`) as it is, with the bearer token `BOUNCE_KEY`; `to` is the address it came to, if the server can say it. Delivery status notifications (RFC 3464), feedback reports (RFC 5965) and plain bounces are understood; the mail that they are about is known by its signed return address. `none`: the mail that it is about has not come back, or not yet.',
  desk: 'newsletter',
  limit: rateLimit({ max: 600, spanMs: milliseconds('1m') }),
  query: z.object({ to: z.string().max(320).optional() }),
  rawBody: { contentType: 'message/rfc822', maxBytes: MAX_BYTES },
  data: z.object({ event: z.enum(['hard', 'soft', 'complaint', 'none']) }),
  refusals: {
    401: 'The bearer token is not the right one',
    409: 'The mail has been counted already',
    422: 'The mail names no mail of this site, or is no bounce',
  },
  answer: async ({ app, query, bodyText, header, now }) => {
    checkBounceKey(app, header);
    const { bounceAddress } = app.settings;
    if (bounceAddress === undefined) {
      app.log.warn('A mail that came back is refused: BOUNCE_ADDRESS is not set');
      throw new ApiError(404, NOT_TAKEN);
    }
    // The library is loaded with the first mail.
    const { readReturned } = await import('./readReturned.ts');
    const mail = await readReturned(bodyText);
    if (!mail) throw new ApiError(422, 'This is no bounce and no complaint');
    const returned = await findNamed(app.db, bounceAddress, [query.to ?? '', ...mail.namedIn]);
    if (!returned) throw new ApiError(422, 'This names no mail of this site: it has no return address with a right signature, or several');
    const { event } = mail;
    if (event === 'none') return { data: { event } };
    const outcome = await takeReturned(app, returned, event, now);
    if (outcome === 'unknown') throw new ApiError(404, 'The subscriber is not on the list any more');
    if (outcome === 'repeated') throw new ApiError(409, 'This has been counted already, or is about an issue of long ago');
    return { data: { event } };
  },
});

/** The one mail that is named by the first text that names any. */
async function findNamed(db: Database, bounceAddress: string, texts: readonly string[]): Promise<Returned | undefined> {
  for (const text of texts) {
    const [named, ...others] = await findReturned(db, bounceAddress, text);
    if (named) return others.length === 0 ? named : undefined;
  }
  return undefined;
}
