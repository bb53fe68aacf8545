import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compress, zstdOptions } from './contentEncoding.ts';
import { type CompressedText, joinZstd, SEPARATOR } from './joinZstd.ts';

/** How a page's styles begin; the address of their sheet follows. `SEPARATOR` stands before and after them (`pageStyles.ts`). */
const OPENING = '<style data-sheet="';
const CLOSING = `${SEPARATOR}</style>`;

/** Compressed once for thousands of pages. */
const DENSEST_LEVEL = 19;
const compressDensely = promisify(zstdCompress);

/** Pages of one kind have the same styles, so there are only some dozens. */
const MAX_KEPT = 200;
/** By the address of their sheet, which changes with them. */
const keptStyles = new LRUCache<string, Promise<CompressedText>>({ max: MAX_KEPT });

/**
 * A page in Zstandard. Its styles, two fifths of its length and the same in every page of its kind, are compressed once: the page takes half of
 * the time, and is no larger, though its other parts are compressed by themselves.
 */
export async function zstdPage(bytes: Uint8Array): Promise<Uint8Array> {
  const page = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const opening = page.indexOf(OPENING);
  const begin = opening < 0 ? -1 : page.indexOf(SEPARATOR, opening);
  const end = begin < 0 ? -1 : page.indexOf(CLOSING, begin + SEPARATOR.length);
  if (end < 0) return compress(bytes, 'zstd', 'fast');
  const before = page.subarray(0, begin);
  const address = before.toString('latin1', opening + OPENING.length);
  const styles = stylesOf(address, page.subarray(begin + SEPARATOR.length, end));
  return joinZstd([await compressPart(before), await styles, await compressPart(page.subarray(end + SEPARATOR.length))]);
}

const compressPart = async (text: Uint8Array): Promise<CompressedText> => ({
  length: text.length,
  frame: await compress(text, 'zstd', 'fast'),
});

function stylesOf(address: string, css: Uint8Array): Promise<CompressedText> {
  const known = keptStyles.get(address);
  if (known) return known;
  const styles = compressStyles(css);
  keptStyles.set(address, styles);
  // Whoever waits for them hears of a failure; the next page tries again.
  styles.catch(() => keptStyles.delete(address));
  return styles;
}

const compressStyles = async (css: Uint8Array): Promise<CompressedText> => ({
  length: css.length,
  frame: await compressDensely(css, zstdOptions(DENSEST_LEVEL)),
});
