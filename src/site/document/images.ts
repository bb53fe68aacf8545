import type { Context, Hono } from 'hono';
import { networkOf } from '../../platform/clientAddress.ts';
import { formatFor, imageShapes, parseImageRequest } from '../../platform/images/imageRequest.ts';
import { InvalidImage } from '../../platform/images/invalidImage.ts';
import { rateLimit } from '../../platform/rateLimit.ts';
import type { App } from '../app.ts';
import { clientAddressOf } from '../calls/call.ts';
import { refuse, retryAfter } from '../calls/callResponse.ts';
import { isKnown, toResponse } from '../pages/cachedResponse.ts';
import { placeholderPicture } from './placeholderPicture.ts';

/** Rate limit for new variants per network: many readers of a mobile network share an address, and open pages with 60 pictures. */
const newVariants = rateLimit({ max: 1_200, spanMs: 60_000 });

/**
 * The image proxy (specification, sections 7 and 9): `/image?url=…&w=640&q=75`, plus our `shape` and `at` for a crop around a focal point.
 * A rejected picture is a 4xx with a message; for an `<img>` on a page it is a placeholder image with the same status.
 */
export function serveImages(routes: Hono, app: App): void {
  routes.get('/image', async (context) => {
    const query = context.req.query();
    try {
      const request = parseImageRequest(query);
      if (typeof request === 'string') throw new InvalidImage(400, request);
      const format = formatFor(context.req.header('accept') ?? '');
      const { bytes, name, lasting } = await app.images.variant(request, format, () => {
        const waitSeconds = newVariants(networkOf(clientAddressOf(context, app)), app.clock());
        if (waitSeconds > 0) throw new InvalidImage(429, 'Too many new pictures for your network: try again a little later', waitSeconds);
      });
      const headers = {
        'content-type': `image/${format}`,
        'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=86400, stale-while-revalidate=604800',
        vary: 'accept',
        etag: `"${name}"`,
        'x-content-type-options': 'nosniff',
        // When a picture is opened directly, the browser shows it in its own page, which has inline styles.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:",
      };
      if (isKnown(context.req.header('if-none-match'), headers.etag)) return new Response(null, { status: 304, headers });
      return new Response(new Uint8Array(bytes), { headers: { ...headers, 'content-length': String(bytes.length) } });
    } catch (error) {
      if (error instanceof InvalidImage) return refused(context, error, query['shape']);
      app.log.error({ image: query['url'], error }, 'a picture could not be shown');
      return refused(context, new InvalidImage(503, 'The picture cannot be shown just now'), query['shape']);
    }
  });
}

function refused(context: Context, error: InvalidImage, shape: string | undefined): Response | Promise<Response> {
  const headers = {
    ...retryAfter(error.retryAfterSeconds),
    'cache-control': error.status < 500 && error.status !== 429 ? 'public, max-age=60' : 'no-store',
    vary: 'accept',
  };
  if (!/image\/(\*|svg)/.test(context.req.header('accept') ?? '')) {
    return toResponse(refuse(error.status, error.message, [], headers), context.req.raw);
  }
  const ratio = Object.entries(imageShapes).find(([name]) => name === shape)?.[1] ?? imageShapes.wide;
  return new Response(placeholderPicture(ratio), {
    status: error.status,
    headers: {
      ...headers,
      'content-type': 'image/svg+xml; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    },
  });
}
