import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type ContentEncoding, chooseEncoding, MIN_BYTES_TO_COMPRESS } from './contentEncoding.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** For the first reader: half the time of the one below, and a tenth more bytes. Most pages of an archive are read once before they change. */
const FIRST_QUALITY = 4;
/** For all further readers: within a few bytes of the best, at a tenth of its time. */
const QUALITY = 6;
/** An answer as bytes, ready to send. Each encoding is made when it is first asked for; brotli once more, denser, when it is asked for again. */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  identity: Uint8Array;
  encoded: Map<ContentEncoding, Promise<Uint8Array>>;
  /** Whether its brotli is the dense one, or is being replaced by it. */
  isDense: boolean;
  /** What is encoded already, with its headers in Node's own flat form: it can be sent without another thought. */
  ready: Map<ContentEncoding, Ready>;
};

type Ready = { headers: string[]; bytes: Uint8Array };

export function encodeResponse(status: number, headers: Record<string, string>, text: string): CachedResponse {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, headers, etag, identity, encoded: new Map(), isDense: false, ready: new Map() };
}

/** What an answer takes in memory: itself, and about a third more for its compressed forms. */
export const bytesOf = (cached: CachedResponse): number => Math.ceil(cached.identity.length * 1.4);

/** The answer in the best encoding that the reader's browser takes; 304 with no body when it has this one already. */
export async function toResponse(cached: CachedResponse, request: Request): Promise<Response> {
  const headers: Record<string, string> = { ...cached.headers, etag: cached.etag };
  const asks = request.method === 'GET' || request.method === 'HEAD';
  if (asks && cached.status === 200 && isKnown(request.headers.get('if-none-match'), cached.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding =
    cached.identity.length < MIN_BYTES_TO_COMPRESS ? 'identity' : chooseEncoding(request.headers.get('accept-encoding') ?? '');
  const body = encoding === 'identity' ? cached.identity : await encodedAs(cached, encoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength), {
    status: cached.status,
    headers,
  });
}

function encodedAs(cached: CachedResponse, encoding: 'gzip' | 'br'): Promise<Uint8Array> {
  const made = cached.encoded.get(encoding);
  if (made) {
    if (encoding === 'br') makeDense(cached);
    return made;
  }
  return encode(cached, encoding, encoding === 'br' ? brotli(cached.identity, FIRST_QUALITY) : toGzip(cached.identity));
}

/** Replaces the first brotli encoding by the dense one, which further readers get as soon as it is made. */
function makeDense(cached: CachedResponse): void {
  if (cached.isDense) return;
  cached.isDense = true;
  brotli(cached.identity, QUALITY).then(
    (bytes) => encode(cached, 'br', Promise.resolve(bytes)),
    // The first encoding stays.
    () => undefined,
  );
}

const brotli = (bytes: Uint8Array, quality: number): Promise<Uint8Array> =>
  toBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });

function encode(cached: CachedResponse, encoding: 'gzip' | 'br', making: Promise<Uint8Array>): Promise<Uint8Array> {
  cached.encoded.set(encoding, making);
  making.then(
    (bytes) => {
      const headers = { ...cached.headers, etag: cached.etag, 'content-encoding': encoding, 'content-length': String(bytes.length) };
      cached.ready.set(encoding, { headers: Object.entries(headers).flat(), bytes });
    },
    // Whoever waits for the bytes is told; this only keeps them ready for others.
    () => cached.encoded.delete(encoding),
  );
  return making;
}

/** The bytes and headers for a browser that takes these encodings, when they have been made already. */
export function encodedFor(cached: CachedResponse, acceptEncoding: string): Ready | undefined {
  const encoding = chooseEncoding(acceptEncoding);
  const ready = cached.ready.get(encoding);
  if (ready && encoding === 'br') makeDense(cached);
  return ready;
}

/** Whether one of the tags of an `If-None-Match` header is this one. */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
