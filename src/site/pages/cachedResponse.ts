import { hash } from 'node:crypto';
import {
  compressWithDictionary,
  type DictionaryForm,
  dictionaryForm,
  expandWithDictionary,
  isDictionaryForm,
} from '../dictionary/sharedDictionary.ts';
import { type Compressed, type ContentEncoding, chooseEncoding, compress, expand, MIN_BYTES_TO_COMPRESS } from './contentEncoding.ts';
import { zstdPage } from './zstdPage.ts';

/**
 * An encoded response, ready to send. The first request gets the fastest encoding, later ones the smallest. Only compressed forms are
 * cached, whatever the first client accepted: they take a fifth of a page's length.
 */
export type CachedResponse = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** Length of the uncompressed response in bytes. */
  length: number;
  /** The uncompressed response, until a compressed form exists. */
  identity: Uint8Array | undefined;
  /** The encodings that exist or are being made. */
  forms: Map<Form, Promise<Uint8Array>>;
  /** Whether the brotli form is dense, or is being replaced by the dense one. */
  isDense: boolean;
  /** Finished encodings with their headers in Node's flat format, ready to send. */
  ready: Map<Form, Ready>;
};

type Form = Compressed | DictionaryForm;
type Ready = { headers: string[]; bytes: Uint8Array };

/** What a browser says of how it takes a response: its headers `Accept-Encoding` and `Available-Dictionary`, empty without them. */
type Accepts = { encodings: string; dictionary: string };

export function encodeResponse(status: number, headers: Record<string, string>, text: string): CachedResponse {
  const identity = inOwnMemory(Buffer.from(text));
  // Weak, because it stands for the text in every encoding (RFC 9110, 8.8.3.3).
  const etag = `W/"${hash('sha256', identity, 'base64url').slice(0, 22)}"`;
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

/** Short results of `Buffer` and of zlib are parts of longer buffers, which would be kept as long as they are. */
const inOwnMemory = (bytes: Uint8Array): Uint8Array => (bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes));

/**
 * A response that no client has requested in a compressed form (304, or rendered in advance) would be cached uncompressed and take more
 * memory than is accounted for it, so it is compressed here.
 */
function compressUnasked(cached: CachedResponse): void {
  if (cached.forms.size > 0 || cached.length < MIN_BYTES_TO_COMPRESS) return;
  // If this fails, the response stays uncompressed.
  formOf(cached, 'zstd').catch(() => undefined);
}

const OF_ITS_HEADERS = 1024;

/** The memory that a response takes once it has been sent: brotli, gzip and a form with a dictionary take about half of its length. */
export const bytesOf = ({ length }: CachedResponse): number =>
  OF_ITS_HEADERS + (length < MIN_BYTES_TO_COMPRESS ? length : Math.ceil(length * 0.5));

/** Browsers have this month's dictionary, or that of the month or the build before. */
const MAX_DICTIONARY_FORMS = 2;

/**
 * The response in an encoding that the browser accepts; 304 without a body if the browser has it already. `own` are headers of this answer
 * alone, in place of those that are cached.
 */
export async function toResponse(cached: CachedResponse, request: Request, own: Record<string, string> = {}): Promise<Response> {
  const headers: Record<string, string> = { ...cached.headers, ...own, etag: cached.etag };
  const asks = request.method === 'GET' || request.method === 'HEAD';
  if (asks && cached.status === 200 && hasAlready(request.headers, cached)) return new Response(null, { status: 304, headers });
  const form =
    cached.length < MIN_BYTES_TO_COMPRESS
      ? 'identity'
      : formFor(cached, {
          encodings: request.headers.get('accept-encoding') ?? '',
          dictionary: request.headers.get('available-dictionary') ?? '',
        });
  const body = await (form === 'identity' ? identityOf(cached) : formOf(cached, form));
  if (form !== 'identity') headers['content-encoding'] = encodingOf(form);
  headers['content-length'] = String(body.length);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.byteLength), {
    status: cached.status,
    headers,
  });
}

/** The bytes and headers in the form that a browser takes, if they already exist. */
export function encodedFor(cached: CachedResponse, accepts: Accepts): Ready | undefined {
  const form = formFor(cached, accepts);
  const ready = form === 'identity' ? undefined : cached.ready.get(form);
  if (ready && canBeDenser(form)) makeDense(cached);
  return ready;
}

const encodingOf = (form: Form): string => (isDictionaryForm(form) ? 'dcz' : form);
const canBeDenser = (form: Form | 'identity'): boolean => form === 'br' || form === 'zstd';

/** Compressed with a dictionary that the browser has, if the response says to caches that it may be; otherwise by its encodings. */
function formFor(cached: CachedResponse, { encodings, dictionary }: Accepts): Form | 'identity' {
  const form = cached.headers['vary']?.includes('available-dictionary') ? dictionaryForm(encodings, dictionary) : undefined;
  if (!form) return encodingFor(cached, encodings);
  const others = [...cached.forms.keys()].filter((other) => other !== form && isDictionaryForm(other));
  return others.length < MAX_DICTIONARY_FORMS ? form : encodingFor(cached, encodings);
}

/** Most pages of an archive are requested once before they change, so the first request gets Zstandard, which takes a third of the time. */
function encodingFor(cached: CachedResponse, acceptEncoding: string): ContentEncoding {
  const best = chooseEncoding(acceptEncoding);
  const isFirst = best === 'br' && !cached.forms.has('br');
  return isFirst && chooseEncoding(acceptEncoding, ['zstd']) === 'zstd' ? 'zstd' : best;
}

/** Starts dense encoding in advance, for responses that are cached for long and requested often. */
export function makeDense(cached: CachedResponse): void {
  if (cached.isDense) return;
  cached.isDense = true;
  const dense = identityOf(cached).then(async (bytes) => inOwnMemory(await compress(bytes, 'br', 'dense')));
  // If there is no other form yet, the first request waits for this one.
  if (cached.forms.size === 0) cached.forms.set('br', dense);
  dense.then(
    (bytes) => {
      keep(cached, 'br', bytes);
      cached.forms.set('br', dense);
      cached.forms.delete('zstd');
      cached.ready.delete('zstd');
    },
    // If dense encoding fails, the first encoding is kept.
    () => {
      if (cached.forms.get('br') === dense) cached.forms.delete('br');
    },
  );
}

function formOf(cached: CachedResponse, form: Form): Promise<Uint8Array> {
  const made = cached.forms.get(form);
  if (made) {
    if (canBeDenser(form)) makeDense(cached);
    return made;
  }
  const making = identityOf(cached).then(async (bytes) => {
    if (isDictionaryForm(form)) return inOwnMemory(compressWithDictionary(bytes, form));
    return inOwnMemory(await (form === 'zstd' ? zstdPage(bytes) : compress(bytes, form, 'fast')));
  });
  cached.forms.set(form, making);
  making.then(
    (bytes) => {
      // The dense form may have been finished first.
      if (cached.forms.get(form) === making) keep(cached, form, bytes);
    },
    // The caller handles the error; here only the failed form is removed.
    () => cached.forms.delete(form),
  );
  return making;
}

function keep(cached: CachedResponse, form: Form, bytes: Uint8Array): void {
  const headers = { ...cached.headers, etag: cached.etag, 'content-encoding': encodingOf(form), 'content-length': String(bytes.length) };
  cached.ready.set(form, { headers: Object.entries(headers).flat(), bytes });
  cached.identity = undefined;
}

/** The uncompressed response, decompressed from one of its forms if necessary. */
async function identityOf({ identity, ready }: CachedResponse): Promise<Uint8Array> {
  if (identity) return identity;
  for (const [form, { bytes }] of ready) return isDictionaryForm(form) ? expandWithDictionary(bytes, form) : expand(bytes, form);
  throw new Error('An answer has neither its text nor a form of it');
}

/** The header for the last change of what a response shows; none if it is not known. */
export const lastModified = (changedAt: Date | undefined): Record<string, string> =>
  changedAt === undefined ? {} : { 'last-modified': changedAt.toUTCString() };

/** Whether a client has this response. A date counts only without ETags (RFC 9110, 13.2.2): two changes may lie in one second. */
function hasAlready(headers: Headers, { etag, headers: own }: CachedResponse): boolean {
  const known = headers.get('if-none-match');
  if (known !== null) return isKnown(known, etag);
  const since = headers.get('if-modified-since');
  const changedAt = own['last-modified'];
  return since !== null && changedAt !== undefined && Date.parse(changedAt) <= Date.parse(since);
}

/** Whether an `If-None-Match` header contains this ETag (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((one) => opaque(one) === opaque(etag));
}
