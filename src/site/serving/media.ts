import { Readable } from 'node:stream';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { READER_PICTURES, type Storage, type StoredFile } from '../../platform/storage/storage.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

const keptFor = (key: string): string => (key.startsWith(READER_PICTURES) ? ONE_DAY : ONE_YEAR);
const keyOf = ({ req }: Context): string => req.path.slice('/media/'.length);

/** Media types by extension that the static file server does not know. */
const types: Record<string, string> = {
  m3u8: 'application/vnd.apple.mpegurl',
  vtt: 'text/vtt; charset=utf-8',
  m4s: 'video/iso.segment',
};

/**
 * The one range of bytes that a `Range` header names. Another unit, and what is no valid range, are as none (RFC 9110, 14.2); so are several
 * ranges at once, which a server need not answer.
 */
function byteRange(header: string | undefined): string | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  const isRange = (first !== '' || last !== '') && (first === '' || last === '' || Number(first) <= Number(last));
  return isRange ? `bytes=${first}-${last}` : undefined;
}

/** The request with that range, or none: the static file server takes everything for a range. */
function withByteRange(request: Request): Request {
  const headers = new Headers(request.headers);
  const range = byteRange(headers.get('range') ?? undefined);
  if (range === undefined) headers.delete('range');
  else headers.set('range', range);
  return new Request(request, { headers });
}

/**
 * Serves stored files under /media, including ranges (players request them). Files of a bucket are proxied, so that the Content Security
 * Policy needs one origin only; a CDN in front caches them.
 */
export function serveMedia(routes: Hono, storage: Storage): void {
  if (storage.folder !== undefined) {
    const files = serveStatic({ root: storage.folder, rewriteRequestPath: (path) => path.slice('/media'.length) });
    routes.use('/media/*', async (context, next) => {
      if (context.req.header('range') !== undefined) context.req.raw = withByteRange(context.req.raw);
      const answer = await files(context, next);
      if (!answer?.ok) return answer;
      const type = types[context.req.path.slice(context.req.path.lastIndexOf('.') + 1)];
      if (type) answer.headers.set('content-type', type);
      answer.headers.set('cache-control', keptFor(keyOf(context)));
      answer.headers.set('x-content-type-options', 'nosniff');
      return answer;
    });
    return;
  }
  routes.get('/media/*', async (context, next) => {
    const key = keyOf(context);
    // Hono answers HEAD by the handler of GET, and would leave a stream of the bucket unread.
    if (context.req.method === 'HEAD') {
      const file = await storage.describe(key);
      return file ? new Response(null, { headers: headersOf(key, file) }) : next();
    }
    const part = await storage.open(key, byteRange(context.req.header('range')));
    if (part === 'beyond') {
      const file = await storage.describe(key);
      return file ? context.body(null, 416, { 'content-range': `bytes */${file.bytes}` }) : next();
    }
    if (!part) return next();
    const headers = headersOf(key, part);
    if (part.contentRange) headers.set('content-range', part.contentRange);
    return new Response(Readable.toWeb(part.stream) as ReadableStream, { status: part.contentRange ? 206 : 200, headers });
  });
}

/** The headers of a file of a bucket, or of a part of it. */
function headersOf(key: string, { contentType, bytes, etag }: StoredFile): Headers {
  const headers = new Headers({
    'content-type': contentType,
    'content-length': String(bytes),
    'cache-control': keptFor(key),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
  });
  if (etag) headers.set('etag', etag);
  return headers;
}
