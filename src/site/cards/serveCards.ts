import type { Context, Hono } from 'hono';
import { networkOf } from '../../platform/clientAddress.ts';
import { Overloaded } from '../../platform/concurrencyLimit.ts';
import { InvalidImage } from '../../platform/images/invalidImage.ts';
import { rateLimit } from '../../platform/rateLimit.ts';
import type { App } from '../app.ts';
import { clientAddressOf } from '../calls/call.ts';
import { isKnown } from '../pages/cachedResponse.ts';
import type { Card } from './card.ts';
import { versionOf } from './cardAddress.ts';

/** Rate limit for new cards per network; a social network fetches each once. */
const newCards = rateLimit({ max: 300, spanMs: 60_000 });

/**
 * Serves social cards: `/card/story/123-….jpg`. An address that no page has named is a 404. An older version of a card answers with the
 * present one for a while. A card that cannot be drawn just now is the newspaper's own.
 */
export function serveCards(routes: Hono, app: App): void {
  const kinds = new Map(app.contributions.cards.map(({ kind, load }) => [kind, load]));
  routes.get('/card/:kind/:file', async (context, next) => {
    const { kind, file } = context.req.param();
    const load = kinds.get(kind);
    const named = app.cards.read(kind, file);
    if (!load || !named) return next();
    try {
      const card = await app.limits.calls.run(() => load(app, named.id));
      if (!card) return next();
      return await answerCard(app, context, card, { ...named, current: versionOf(card) });
    } catch (error) {
      const isExpected = error instanceof InvalidImage || error instanceof Overloaded;
      app.log[isExpected ? 'warn' : 'error']({ card: `${kind}/${named.id}`, error }, 'a card could not be drawn');
      context.header('cache-control', 'no-store');
      return context.redirect(app.assets().card, 302);
    }
  });
}

type Wanted = { kind: string; id: string; version: string; current: string };

async function answerCard(app: App, context: Context, { content }: Card, { kind, id, version, current }: Wanted): Promise<Response> {
  const { bytes, name, lasting } = await app.images.card(`${kind}/${id}-${current}`, content, () => {
    const waitSeconds = newCards(networkOf(clientAddressOf(context, app)), app.clock());
    if (waitSeconds > 0) throw new InvalidImage(429, 'Too many new cards for the network', waitSeconds);
  });
  const headers = {
    'content-type': 'image/jpeg',
    'cache-control': lasting && version === current ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    etag: `"${name}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:",
  };
  if (isKnown(context.req.header('if-none-match'), headers.etag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-length': String(bytes.length) } });
}
