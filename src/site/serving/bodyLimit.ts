import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';

/** The default limit of a request body in bytes; a route may raise it. */
export const MAX_BODY_BYTES = 64 * 1024;

/**
 * The limit of a form without files. The longest text of a form has 6,000 graphemes of up to eight code units, which browsers send in nine
 * bytes each; whoever has written too much is to be told so in the form, with the text.
 */
export const MAX_FORM_BYTES = 512 * 1024;

/** A route with a raised body limit: its method, its path as registered, and the limit in bytes. */
export type RaisedBodyLimit = { method: string; path: string; bytes: number };

/**
 * Whether a body comes in so many pieces that they are larger than what is in them: each takes some 200 bytes of memory and 15 µs. A network's
 * own pieces have hundreds of bytes; a client may send many of one.
 */
const isFragmented = (pieces: number, bytes: number): boolean => pieces > 10_000 + bytes / 256;

/** Thrown while a handler reads a body without a content-length that exceeds the route's limit. */
export class BodyTooLarge extends Error {}

/** Thrown while a handler reads a body of a route with a raised limit whose client has gone: no fault of ours, and nobody reads an answer. */
export class BodyBrokenOff extends Error {}

/**
 * Middleware at the front of the site that limits the body of every request. A content-length above the limit is rejected before the body
 * is read. A body of unknown length is read here up to the default limit, and one that its client breaks off goes nowhere; if a route raises the limit, its handler reads a stream that
 * fails with `BodyTooLarge` or `BodyBrokenOff`. In each case `refuse` makes the response.
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
    const raisedBytes = raisedLimitOf(context);
    const maxBytes = raisedBytes ?? MAX_BODY_BYTES;
    const declared = context.req.header('content-length');
    const isDeclared = declared !== undefined && context.req.header('transfer-encoding') === undefined;
    // Before anything has looked at the body: the server then discards it, and the connection serves the next request.
    if (isDeclared && Number(declared) > maxBytes) return refuse(context, maxBytes);
    const { body } = context.req.raw;
    if (!body) return next();
    if (raisedBytes === undefined) {
      // Handlers read such a body at once, and take one that breaks off for one that is none.
      if (isDeclared) return next();
      const bytes = await readUpTo(body, maxBytes);
      // Nobody reads this answer: the connection is cut.
      if (bytes === 'brokenOff') return new Response(null, { status: 400 });
      if (bytes === 'tooLarge') return refuse(context, maxBytes);
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

/** The whole body, or what is the matter with it. The only error of its stream is that the client has gone. */
async function readUpTo(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | 'tooLarge' | 'brokenOff'> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of body) {
      size += part.length;
      parts.push(part);
      if (size > maxBytes || isFragmented(parts.length, size)) return 'tooLarge';
    }
  } catch {
    return 'brokenOff';
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
  let parts = 0;
  const isExceeded = () => size > maxBytes || isFragmented(parts, size);
  const reader = body.getReader();
  const limited = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const part = await reader.read().catch(() => undefined);
      if (!part) return controller.error(new BodyBrokenOff('The client has gone before its body was whole'));
      if (part.done) return controller.close();
      size += part.value.length;
      parts++;
      if (!isExceeded()) return controller.enqueue(part.value);
      controller.error(new BodyTooLarge(`The body has more than ${maxBytes} bytes, or comes in too small pieces`));
      await reader.cancel();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { limited, isExceeded };
}
