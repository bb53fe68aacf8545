import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompress, zstdCompressSync, zstdDecompress } from 'node:zlib';

export type Compressed = 'br' | 'zstd' | 'gzip';
export type ContentEncoding = 'identity' | Compressed;

/** From the smallest result to the largest. */
const encodings: readonly ContentEncoding[] = ['br', 'zstd', 'gzip', 'identity'];

/** Cached, because clients send the same few headers. */
const parsed = new Map<string, readonly ContentEncoding[]>();
const MAX_PARSED = 200;

/** Smaller responses do not benefit from compression. */
export const MIN_BYTES_TO_COMPRESS = 1_000;

/** The accepted encodings, best first: by the client's weights, then by size (RFC 9110, 12.5.3). */
export function acceptedEncodings(acceptEncoding: string): readonly ContentEncoding[] {
  const known = parsed.get(acceptEncoding);
  if (known) return known;
  const accepted = parseAcceptEncoding(acceptEncoding);
  if (parsed.size < MAX_PARSED) parsed.set(acceptEncoding, accepted);
  return accepted;
}

/** The best accepted encoding, of all or of `among`; `identity` if none is accepted. */
export const chooseEncoding = (acceptEncoding: string, among: readonly ContentEncoding[] = encodings): ContentEncoding =>
  acceptedEncodings(acceptEncoding).find((encoding) => among.includes(encoding)) ?? 'identity';

/** Whether a client takes pages that are compressed with Zstandard and a dictionary that it has (`dcz`, RFC 9842). */
export const takesDictionaries = (acceptEncoding: string): boolean => (offersIn(acceptEncoding).get('dcz') ?? 0) > 0;

/** The encodings that are named, in small letters, and their weights. */
function offersIn(acceptEncoding: string): ReadonlyMap<string, number> {
  const offers = new Map<string, number>();
  for (const offer of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = offer.split(';').map((part) => part.trim());
    const weight = parameters.map((parameter) => /^q\s*=\s*([0-9.]+)/.exec(parameter)?.[1]).find((value) => value !== undefined);
    if (name) offers.set(name === 'x-gzip' ? 'gzip' : name, weight === undefined ? 1 : Number(weight));
  }
  return offers;
}

function parseAcceptEncoding(acceptEncoding: string): readonly ContentEncoding[] {
  const offers = offersIn(acceptEncoding);
  const weightOf = (encoding: ContentEncoding) => {
    const weight = offers.get(encoding) ?? offers.get('*');
    // Unlisted encodings are not accepted, except identity as the last choice.
    return weight ?? (encoding === 'identity' ? Number.MIN_VALUE : 0);
  };
  return encodings.filter((encoding) => weightOf(encoding) > 0).sort((one, other) => weightOf(other) - weightOf(one));
}

const toBrotli = promisify(brotliCompress);
const toZstd = promisify(zstdCompress);
const toGzip = promisify(gzip);

/**
 * `fast` for responses that are sent once, `dense` for those that many readers get: within a few bytes of the best compression, in a tenth
 * of its time.
 */
type Density = 'fast' | 'dense';
const BROTLI_QUALITY: Record<Density, number> = { fast: 4, dense: 6 };
/** 1% smaller than fast brotli, in three quarters of its time; level 3 is 7% larger and takes half as long. */
const ZSTD_LEVEL = 5;
/** One step deeper than level 5 searches: a story's page is 0.6% smaller, in the same time. */
const ZSTD_SEARCH_LOG = 4;
/**
 * A block of Zstandard can be read only once all of it has come, and a page is one or two. Blocks of the size of a packet let a browser show the
 * beginning of a page before its end has come, for 1% more bytes. `ZSTD_c_targetCBlockSize` of zstd.h, for which `node:zlib` has no name.
 */
const TARGET_BLOCK_BYTES = 130;
const ONE_PACKET = 1_340;
/** Up to this size Zstandard takes less time on this thread than passing the bytes to another one. */
const AT_ONCE_BYTES = 256 * 1024;

/** Options for Zstandard of a level, in blocks that can be read as they come. */
export const zstdOptions = (level: number) => ({
  params: { [constants.ZSTD_c_compressionLevel]: level, [TARGET_BLOCK_BYTES]: ONE_PACKET },
});

const fastZstd = { params: { ...zstdOptions(ZSTD_LEVEL).params, [constants.ZSTD_c_searchLog]: ZSTD_SEARCH_LOG } };

/** Compresses the bytes; slow compression runs on the thread pool. */
export async function compress(bytes: Uint8Array, encoding: Compressed, density: Density): Promise<Uint8Array> {
  if (encoding === 'gzip') return toGzip(bytes);
  if (encoding === 'zstd') return (bytes.length <= AT_ONCE_BYTES ? zstdCompressSync : toZstd)(bytes, fastZstd);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return toBrotli(bytes, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[density], [BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

const expanders: Record<Compressed, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
};

/** Reverses `compress`. */
export const expand = (bytes: Uint8Array, encoding: Compressed): Promise<Uint8Array> => expanders[encoding](bytes);
