import { createHash } from 'node:crypto';
import { type Compressed, type ContentEncoding, chooseEncoding, compress, expand, MIN_BYTES_TO_COMPRESS } from './contentEncoding.ts';

/**
 * An answer as bytes, ready to send. Its first reader gets the encoding that is made fastest, all further ones the smallest. Only
 * compressed forms are kept, whoever has asked: a page takes a fifth of its own length.
 */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** Of the answer as it is, in bytes. */
  length: number;
  /** The answer as it is, until a compressed form of it has been made. */
  identity: Uint8Array | undefined;
  /** What has been made, or is being made. */
  forms: Map<Compressed, Promise<Uint8Array>>;
  /** Whether its brotli is the dense one, or is being replaced by it. */
  isDense: boolean;
  /** What is encoded already, with its headers in Node's own flat form: it can be sent without another thought. */
  ready: Map<ContentEncoding, Ready>;
};

type Ready = { headers: string[]; bytes: Uint8Array };

export function encodeResponse(status: number, headers: Record<string, string>, text: string): CachedResponse {
  const identity = Buffer.from(text);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const cached: CachedResponse = {
    status,
    headers,
    etag,
    length: identity.length,
    identity,
    forms: new Map(),
    isDense: false,
    ready: new Map(),
  };
  setImmediate(compressUnasked, cached);
  return cached;
}

/**
 * An answer that nobody has taken compressed (he had it already, or it was made anew for the next reader) would be kept as it is, and takes
 * more memory than is accounted for it.
 */
function compressUnasked(cached: CachedResponse): void {
  if (cached.forms.size > 0 || cached.length < MIN_BYTES_TO_COMPRESS) return;
  // Without a form the answer is kept as it is.
  formOf(cached, 'zstd').catch(() => undefined);
}

const OF_ITS_HEADERS = 1024;

/** What an answer takes in memory once it has been sent: brotli and gzip are about two fifths of it. */
export const bytesOf = ({ length }: CachedResponse): number =>
  OF_ITS_HEADERS + (length < MIN_BYTES_TO_COMPRESS ? length : Math.ceil(length * 0.4));

/** The answer in an encoding that the reader's browser takes; 304 with no body when it has this one already. */
export async function toResponse(cached: CachedResponse, request: Request): Promise<Response> {
  const headers: Record<string, string> = { ...cached.headers, etag: cached.etag };
  const asks = request.method === 'GET' || request.method === 'HEAD';
  if (asks && cached.status === 200 && isKnown(request.headers.get('if-none-match'), cached.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const encoding = cached.length < MIN_BYTES_TO_COMPRESS ? 'identity' : encodingFor(cached, request.headers.get('accept-encoding') ?? '');
  const body = await (encoding === 'identity' ? identityOf(cached) : formOf(cached, encoding));
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength), {
    status: cached.status,
    headers,
  });
}

/** The bytes and headers for a browser that takes these encodings, when they have been made already. */
export function encodedFor(cached: CachedResponse, acceptEncoding: string): Ready | undefined {
  const encoding = encodingFor(cached, acceptEncoding);
  const ready = cached.ready.get(encoding);
  if (ready && encoding !== 'gzip') makeDense(cached);
  return ready;
}

/** Most pages of an archive are read once before they change: their only reader gets what takes a third of the time to make. */
function encodingFor(cached: CachedResponse, acceptEncoding: string): ContentEncoding {
  const best = chooseEncoding(acceptEncoding);
  const isFirst = best === 'br' && !cached.forms.has('br');
  return isFirst && chooseEncoding(acceptEncoding, ['zstd']) === 'zstd' ? 'zstd' : best;
}

/** Encodes an answer densely before anybody asks for it: what is kept for long and read by many. */
export function makeDense(cached: CachedResponse): void {
  if (cached.isDense) return;
  cached.isDense = true;
  const dense = identityOf(cached).then((bytes) => compress(bytes, 'br', 'dense'));
  // Where there is nothing else to send, the first reader waits for it.
  if (cached.forms.size === 0) cached.forms.set('br', dense);
  dense.then(
    (bytes) => {
      keep(cached, 'br', bytes);
      cached.forms.set('br', dense);
      cached.forms.delete('zstd');
      cached.ready.delete('zstd');
    },
    // The first encoding stays.
    () => {
      if (cached.forms.get('br') === dense) cached.forms.delete('br');
    },
  );
}

function formOf(cached: CachedResponse, encoding: Compressed): Promise<Uint8Array> {
  const made = cached.forms.get(encoding);
  if (made) {
    if (encoding !== 'gzip') makeDense(cached);
    return made;
  }
  const making = identityOf(cached).then((bytes) => compress(bytes, encoding, 'fast'));
  cached.forms.set(encoding, making);
  making.then(
    (bytes) => {
      // The dense one may have come before it.
      if (cached.forms.get(encoding) === making) keep(cached, encoding, bytes);
    },
    // Whoever waits for the bytes is told; this only keeps them for others.
    () => cached.forms.delete(encoding),
  );
  return making;
}

function keep(cached: CachedResponse, encoding: Compressed, bytes: Uint8Array): void {
  const headers = { ...cached.headers, etag: cached.etag, 'content-encoding': encoding, 'content-length': String(bytes.length) };
  cached.ready.set(encoding, { headers: Object.entries(headers).flat(), bytes });
  cached.identity = undefined;
}

/** The answer as it is, if need be from one of its forms. */
async function identityOf({ identity, ready }: CachedResponse): Promise<Uint8Array> {
  if (identity) return identity;
  for (const encoding of ['zstd', 'br', 'gzip'] as const) {
    const bytes = ready.get(encoding)?.bytes;
    if (bytes) return expand(bytes, encoding);
  }
  throw new Error('An answer has neither its text nor a form of it');
}

/** Whether one of the tags of an `If-None-Match` header is this one. */
export function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
