import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Fonts and pictures are compressed as they are. */
const IS_TEXT = /\.(js|css|svg|json|html|txt)$/;

/**
 * Above this size brotli's best quality takes seconds on one thread and saves 2 % over the next one: three libraries that a page loads
 * when something is played, edited or read about.
 */
const MAX_BYTES_AT_BEST = 256 * 1024;

type Encoder = { ending: string; encode: (bytes: Uint8Array) => Promise<Uint8Array> };

const encoders: readonly Encoder[] = [
  {
    ending: '.br',
    encode: (bytes) =>
      toBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: bytes.length > MAX_BYTES_AT_BEST ? 10 : 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', encode: (bytes) => toGzip(bytes, { level: 9 }) },
];

/**
 * Writes beside each text of `folder` its copies in brotli and gzip, where they are smaller: the server sends these
 * (`src/site/serving/serveAssets.ts`). All are made at once, on the threads of zlib. What is compressed already is taken from `cacheDir`, by its
 * content; it keeps what the last build used.
 */
export async function precompress(folder: string, cacheDir: string): Promise<void> {
  mkdirSync(cacheDir, { recursive: true });
  const cached = new Set(readdirSync(cacheDir));
  const used = new Set<string>();
  const files = readdirSync(folder).filter((file) => IS_TEXT.test(file));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(folder, file));
      const hash = createHash('sha256').update(bytes).digest('hex');
      for (const { ending, encode } of encoders) {
        const name = hash + ending;
        used.add(name);
        const encoded = cached.has(name) ? await readFile(join(cacheDir, name)) : await encode(bytes);
        if (!cached.has(name)) await writeWhole(join(cacheDir, name), encoded);
        if (encoded.length < bytes.length) await writeWhole(join(folder, file + ending), encoded);
      }
    }),
  );
  await Promise.all([...cached].filter((name) => !used.has(name)).map((name) => rm(join(cacheDir, name))));
}

/** Nobody reads half of a file under its name: neither a server that has started already nor the next build after one that was ended. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const part = `${file}.${process.pid}`;
  await writeFile(part, bytes);
  await rename(part, file);
}
