import { Readable } from 'node:stream';
import type { Context, Hono } from 'hono';
import { READER_PICTURES, type Storage, type StoredFile } from '../../platform/storage/storage.ts';
import { isKnown, lastModified } from '../pages/cachedResponse.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';
const ONE_DAY = 'public, max-age=86400';

const keptFor = (key: string): string => (key.startsWith(READER_PICTURES) ? ONE_DAY : ONE_YEAR);
const keyOf = ({ req }: Context): string => req.path.slice('/media/'.length);

/**
 * The one range of bytes that a `Range` header names. Another unit, and what is no valid range, are as none (RFC 9110, 14.2); so are several
 * ranges at once, which a server need not answer.
 */
function byteRange(header: string | undefined): string | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  const isRange = (first !== '' || last !== '') && (first === '' || last === '' || Number(first) <= Number(last));
  return isRange ? `bytes=${first}-${last}` : undefined;
}

/** Whether a client has this file already. A date counts only without entity tags (RFC 9110, 13.2.2). */
function hasAlready({ req }: Context, { etag, storedAt }: StoredFile): boolean {
  const known = req.header('if-none-match');
  if (known !== undefined) return etag !== undefined && isKnown(known, etag);
  return storedAt !== undefined && inSeconds(storedAt) <= Date.parse(req.header('if-modified-since') ?? '');
}

/** Whether a range may be sent to a client that has another part of this file: `If-Range` names it exactly (RFC 9110, 13.1.5). */
function isSameFile(ifRange: string | undefined, { etag, storedAt }: StoredFile): boolean {
  return ifRange === undefined || ifRange === etag || (storedAt !== undefined && inSeconds(storedAt) === Date.parse(ifRange));
}

/** Dates in headers have no parts of a second. */
const inSeconds = (date: Date): number => Math.floor(date.getTime() / 1000) * 1000;

const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-range'];

/**
 * Serves stored files under /media, including ranges: players request them, and Safari plays no film without. Files of a bucket are proxied,
 * so that the Content Security Policy needs one origin only; a CDN in front caches them.
 */
export function serveMedia(routes: Hono, storage: Storage): void {
  routes.get('/media/*', async (context, next) => {
    const key = keyOf(context);
    const isHead = context.req.method === 'HEAD';
    let range = byteRange(context.req.header('range'));
    // Hono answers HEAD by the handler of GET, and would leave a stream unread.
    if (isHead || CONDITIONS.some((name) => context.req.header(name) !== undefined)) {
      const file = await storage.describe(key);
      if (!file) return next();
      if (hasAlready(context, file)) return new Response(null, { status: 304, headers: cachingHeaders(key, file) });
      if (isHead) return new Response(null, { headers: headersOf(key, file) });
      if (!isSameFile(context.req.header('if-range'), file)) range = undefined;
    }
    const part = await storage.open(key, range);
    if (part === 'beyond') {
      const file = await storage.describe(key);
      return file ? context.body(null, 416, { 'content-range': `bytes */${file.bytes}` }) : next();
    }
    if (!part) return next();
    const headers = headersOf(key, part);
    if (part.contentRange) headers['content-range'] = part.contentRange;
    return new Response(Readable.toWeb(part.stream) as ReadableStream, { status: part.contentRange ? 206 : 200, headers });
  });
}

/** The headers by which caches keep and compare a file. */
const cachingHeaders = (key: string, { etag, storedAt }: StoredFile): Record<string, string> => ({
  'cache-control': keptFor(key),
  ...(etag ? { etag } : {}),
  ...lastModified(storedAt),
});

/** The headers of a file, or of a part of it. */
const headersOf = (key: string, file: StoredFile): Record<string, string> => ({
  ...cachingHeaders(key, file),
  'content-type': file.contentType,
  'content-length': String(file.bytes),
  'accept-ranges': 'bytes',
  'x-content-type-options': 'nosniff',
});
