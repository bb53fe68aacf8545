import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The default limit of a request body in bytes; a route may raise it. */
export const MAX_BODY_BYTES = 64 * 1024;

/** A route with a raised body limit: its method, its path as registered, and the limit in bytes. */
export type RaisedBodyLimit = { method: string; path: string; bytes: number };

/** Thrown while a handler reads a body without a content-length that exceeds the route's limit. */
export class BodyTooLarge extends Error {}

/**
 * Middleware at the front of the site that limits the body of every request. A content-length above the limit is rejected before the body
 * is read. A body of unknown length is read here up to the default limit; if a route raises the limit, its handler reads a stream that
 * fails with `BodyTooLarge`. In each case `refuse` makes the response.
 */
export function limitBodies(
  raised: readonly RaisedBodyLimit[],
  refuse: (context: Context, maxBytes: number) => Response | Promise<Response>,
): MiddlewareHandler {
  const byRoute = new Map(raised.map(({ method, path, bytes }) => [`${method.toUpperCase()} ${path}`, bytes]));
  const raisedLimitOf = (context: Context) => {
    for (const { method, path } of matchedRoutes(context)) {
      const bytes = byRoute.get(`${method} ${path}`);
      if (bytes !== undefined) return bytes;
    }
    return undefined;
  };
  return async (context, next) => {
    const { method } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const { body } = context.req.raw;
    if (!body) return next();
    const raisedBytes = raisedLimitOf(context);
    const maxBytes = raisedBytes ?? MAX_BODY_BYTES;
    const declared = context.req.header('content-length');
    if (declared !== undefined && context.req.header('transfer-encoding') === undefined)
      return Number(declared) > maxBytes ? refuse(context, maxBytes) : next();
    if (raisedBytes === undefined) {
      const bytes = await readUpTo(body, maxBytes);
      if (!bytes) return refuse(context, maxBytes);
      context.req.raw = new Request(context.req.raw, { body: bytes });
      return next();
    }
    const { limited, isExceeded } = limitStream(body, maxBytes);
    const init: RequestInit & { duplex: 'half' } = { body: limited, duplex: 'half' };
    context.req.raw = new Request(context.req.raw, init);
    await next();
    // Replaces the handler's response to the truncated body.
    if (isExceeded()) context.res = await refuse(context, maxBytes);
  };
}

/** The whole body; undefined if it exceeds the limit. */
async function readUpTo(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function limitStream(body: ReadableStream<Uint8Array>, maxBytes: number) {
  let size = 0;
  const limited = body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (part, controller) => {
        size += part.length;
        if (size > maxBytes) controller.error(new BodyTooLarge(`The body has more than ${maxBytes} bytes`));
        else controller.enqueue(part);
      },
    }),
  );
  return { limited, isExceeded: () => size > maxBytes };
}
