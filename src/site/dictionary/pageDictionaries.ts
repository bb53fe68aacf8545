import { desc, lt } from 'drizzle-orm';
import { type Clock, milliseconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Log } from '../../platform/log.ts';
import { type CachedResponse, encodeResponse, makeDense } from '../pages/cachedResponse.ts';
import { registerDictionary } from './sharedDictionary.ts';
import { pageDictionaries } from './tables.ts';

/** A browser sends the dictionary's hash with every page that it asks for, and with nothing else. */
const USE = 'match="/*", match-dest=("document")';
const KEPT_BY_BROWSERS = 'public, max-age=5184000, immutable';
/** Longer than any browser keeps one. */
const REMOVED_AFTER_MS = milliseconds('90d');
/** Each takes some 90 KB of memory. */
const MAX_KNOWN = 6;
/** Before the next page tries again, when one could not be kept. */
const AGAIN_MS = milliseconds('1m');

export type PageDictionaries = {
  /** The address that pages name; undefined before this build's first dictionary is there. */
  address: () => string | undefined;
  /** Takes what pages have in common, as this month's dictionary of the build, unless there is one; `text` is called only then. */
  offer: (text: () => string) => void;
  /** The dictionary with this file name under /assets; undefined if it is not known. */
  named: (name: string) => CachedResponse | undefined;
};

/**
 * The dictionaries of this newspaper. A browser that has one asks for pages with its hash and gets what differs only (RFC 9842),
 * also with the dictionary of an earlier month or build. `build` names the build; it is not asked before there is a page, because a
 * server starts while its build is under way.
 */
export async function openPageDictionaries(app: { db: Database; clock: Clock; log: Log }, build: () => string): Promise<PageDictionaries> {
  const files = new Map<string, CachedResponse>();
  let known: { name: string; address: string }[] = [];
  let notBefore = 0;

  const take = ({ name, text }: { name: string; text: string }) => {
    const { hash } = registerDictionary(text);
    const file = `dictionary-${Buffer.from(hash, 'base64').toString('base64url').slice(0, 22)}.txt`;
    if (!files.has(file)) files.set(file, dictionaryFile(text));
    return { name, address: `/assets/${file}` };
  };
  const read = async () => {
    const rows = await app.db.select().from(pageDictionaries).orderBy(desc(pageDictionaries.madeAt)).limit(MAX_KNOWN);
    known = rows.map(take);
  };
  const newest = () => known.find(({ name }) => name.startsWith(`${build()} `));
  const make = async (name: string, text: string) => {
    const madeAt = app.clock();
    await app.db.insert(pageDictionaries).values({ name, text, madeAt }).onConflictDoNothing();
    await app.db.delete(pageDictionaries).where(lt(pageDictionaries.madeAt, new Date(madeAt.getTime() - REMOVED_AFTER_MS)));
  };
  const offer: PageDictionaries['offer'] = (text) => {
    const now = app.clock();
    const name = `${build()} ${now.toISOString().slice(0, 7)}`;
    if (newest()?.name === name || now.getTime() < notBefore) return;
    notBefore = now.getTime() + AGAIN_MS;
    make(name, text())
      .then(read)
      .catch((error: unknown) => app.log.warn({ error }, 'the dictionary of pages could not be kept'));
  };
  await read();
  return { address: () => newest()?.address, offer, named: (name) => files.get(name) };
}

function dictionaryFile(text: string): CachedResponse {
  const file = encodeResponse(
    200,
    {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': KEPT_BY_BROWSERS,
      'use-as-dictionary': USE,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    },
    text,
  );
  makeDense(file);
  return file;
}
