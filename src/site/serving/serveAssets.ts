import { hash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import type { App } from '../app.ts';
import { isKnown, toResponse } from '../pages/cachedResponse.ts';
import { acceptedEncodings, type ContentEncoding } from '../pages/contentEncoding.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

const always = {
  'cache-control': ONE_YEAR,
  vary: 'accept-encoding',
  'x-content-type-options': 'nosniff',
  // Cross-origin fonts need CORS, also for AMP documents in a search engine's cache.
  'access-control-allow-origin': '*',
};

/** The headers of a built file that is sent whole, in an encoding. */
export const builtFileHeaders = (name: string, bytes: Uint8Array, encoding: ContentEncoding): Record<string, string> => ({
  ...always,
  'content-type': getMimeType(name) ?? 'application/octet-stream',
  'content-length': String(bytes.length),
  ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
});

/** Suffixes of the compressed copies of a built file (`build/precompress.ts`). */
const endings = { br: '.br', gzip: '.gz', identity: '' };

type Asset = { bytes: Uint8Array<ArrayBuffer>; etag: string };

/**
 * Serves the built files of `dist` under /assets, each in the best precompressed encoding that the client accepts; at a
 * first start these come while it serves. Requested files stay in memory: in total some megabytes. Ranges are taken from
 * the uncompressed file.
 */
export function serveAssets(routes: Hono, dist: string): void {
  const folder = join(dist, 'client/assets');
  const namesNow = namesIn(folder, join(dist, 'built-from'));
  const read = new Map<string, Promise<Asset>>();
  const readOnce = (name: string): Promise<Asset> => {
    const reading = read.get(name) ?? readAsset(join(folder, name));
    read.set(name, reading);
    reading.catch(() => read.delete(name));
    return reading;
  };
  const parts = serveStatic({ root: folder, rewriteRequestPath: (path) => path.slice('/assets'.length) });

  routes.get('/assets/:name', async (context, next) => {
    const name = context.req.param('name');
    const names = namesNow();
    if (!names.has(name) || /\.(br|gz)$/.test(name)) return next();
    const headers: Record<string, string> = { ...always, 'accept-ranges': 'bytes' };
    const range = context.req.header('range');
    const ifRange = context.req.header('if-range');
    if (range !== undefined && (ifRange === undefined || ifRange === (await readOnce(name)).etag)) {
      for (const [header, value] of Object.entries({ ...headers, etag: (await readOnce(name)).etag })) context.header(header, value);
      return parts(context, next);
    }
    const accepted = acceptedEncodings(context.req.header('accept-encoding') ?? '');
    const encoding = accepted.filter((one) => one !== 'zstd').find((one) => names.has(name + endings[one])) ?? 'identity';
    const asset = await readOnce(name + endings[encoding]).catch(orGone);
    if (!asset) return next();
    const { bytes, etag } = asset;
    headers['etag'] = etag;
    if (isKnown(context.req.header('if-none-match') ?? null, etag)) return new Response(null, { status: 304, headers });
    return new Response(bytes, { headers: { ...headers, ...builtFileHeaders(name, bytes, encoding) } });
  });
}

/** Serves the files that are made while the newspaper runs, beside those of the build: styles of pages, and dictionaries. */
export function servePageAssets(routes: Hono, { assets, dictionaries }: Pick<App, 'assets' | 'dictionaries'>): void {
  const { pageStyles } = assets();
  routes.get('/assets/:name', async (context, next) => {
    const name = context.req.param('name');
    const file = pageStyles.sheetNamed(name) ?? dictionaries.named(name);
    return file ? toResponse(file, context.req.raw) : next();
  });
}

/** The names of the files in a folder, listed anew until there is the file that says that the build is complete (`build/builtFrom.ts`). */
function namesIn(folder: string, stamp: string): () => ReadonlySet<string> {
  let isComplete = false;
  let names: ReadonlySet<string> = new Set();
  return () => {
    if (!isComplete) {
      isComplete = existsSync(stamp);
      names = new Set(readdirSync(folder));
    }
    return names;
  };
}

/** A new build in the same folder has taken away what this process has not read yet: it is kept with the files of other builds. */
function orGone(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

async function readAsset(file: string): Promise<Asset> {
  const bytes = new Uint8Array(await readFile(file));
  return { bytes, etag: `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"` };
}
