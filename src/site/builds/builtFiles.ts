import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import { milliseconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { App } from '../app.ts';
import { openPageStyles, pageStylesList } from '../document/pageStyles.ts';
import { toResponse } from '../pages/cachedResponse.ts';
import { chooseEncoding, compress, expand } from '../pages/contentEncoding.ts';
import { builtFileHeaders } from '../serving/serveAssets.ts';
import { builtFiles } from './tables.ts';

/** An editor's tab, or a reader's, may stay open for so long. */
const KEPT_AFTER_MS = milliseconds('14d');
/** PostgreSQL advisory lock of who writes the files. The number is arbitrary but fixed. */
const FILES_LOCK = 20_261_128;
const FILES_PER_STATEMENT = 50;
const MAX_NAME = 200;
/** The list of style sheets from which a build makes those of its pages. */
const listOfStyles = (version: string) => `page-${version}.json`;

/**
 * Keeps the files of this build in the database, from where every process has them: a balancer sends requests of its pages to processes of
 * other builds, and its pages load scripts after the next deployment. Removes those that were replaced long ago.
 */
export async function keepBuiltFiles({ db, clock }: Pick<App, 'db' | 'clock'>, dist: string): Promise<void> {
  const folder = join(dist, 'client/assets');
  const all = await readdir(folder);
  const { pageStyles } = z.object({ pageStyles: pageStylesList }).parse(JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8')));
  const styles = listOfStyles(openPageStyles(pageStyles).version);
  const names = [...all.filter((name) => !/\.(br|gz)$/.test(name)), styles];
  const contentOf = async (name: string): Promise<Uint8Array<ArrayBuffer>> => {
    if (all.includes(`${name}.br`)) return new Uint8Array(await readFile(join(folder, `${name}.br`)));
    const content = name === styles ? Buffer.from(JSON.stringify(pageStyles)) : await readFile(join(folder, name));
    return new Uint8Array(await compress(content, 'br', 'dense'));
  };
  const now = clock();
  await db.transaction(async (tx: Database) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FILES_LOCK})`);
    const kept = new Set((await tx.select({ name: builtFiles.name }).from(builtFiles)).map(({ name }) => name));
    const missing = names.filter((name) => !kept.has(name));
    for (let at = 0; at < missing.length; at += FILES_PER_STATEMENT) {
      const part = missing.slice(at, at + FILES_PER_STATEMENT);
      await tx.insert(builtFiles).values(await Promise.all(part.map(async (name) => ({ name, compressed: await contentOf(name) }))));
    }
    await tx
      .update(builtFiles)
      .set({ replacedAt: null })
      .where(and(isNotNull(builtFiles.replacedAt), inArray(builtFiles.name, names)));
    await tx
      .update(builtFiles)
      .set({ replacedAt: now })
      .where(and(isNull(builtFiles.replacedAt), notInArray(builtFiles.name, names)));
    await tx.delete(builtFiles).where(lt(builtFiles.replacedAt, new Date(now.getTime() - KEPT_AFTER_MS)));
  });
}

/** Serves files under /assets that other builds have; registered after those of this build. */
export function serveOtherBuilds(routes: Hono, { db }: Pick<App, 'db'>): void {
  routes.get('/assets/:name', async (context, next) => {
    const name = context.req.param('name');
    if (!/^[\w.-]+\.\w+$/.test(name) || name.length > MAX_NAME) return next();
    const [, version] = /^(?:page|plain)-([\w-]{8})-[\w-]+\.css$/.exec(name) ?? [];
    const compressed = await compressedFile(db, version ? listOfStyles(version) : name);
    if (!compressed) return next();
    if (version) {
      const list = pageStylesList.parse(JSON.parse(Buffer.from(await expand(compressed, 'br')).toString()));
      const sheet = openPageStyles(list, version).sheetNamed(name);
      return sheet ? toResponse(sheet, context.req.raw) : next();
    }
    const encoding = chooseEncoding(context.req.header('accept-encoding') ?? '', ['br', 'identity']);
    const bytes = encoding === 'br' ? compressed : new Uint8Array(await expand(compressed, 'br'));
    return new Response(bytes, { headers: builtFileHeaders(name, bytes, encoding) });
  });
}

async function compressedFile(db: Database, name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [file] = await db.select({ compressed: builtFiles.compressed }).from(builtFiles).where(eq(builtFiles.name, name));
  return file?.compressed;
}
