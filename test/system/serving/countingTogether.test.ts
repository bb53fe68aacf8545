import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdCounter } from '../../../src/desks/ads/counting/adCounter.ts';
import { AD_SECRET, adToken } from '../../../src/desks/ads/counting/adToken.ts';
import { openSearchCounter } from '../../../src/desks/search/counting/searchCounter.ts';
import { countVisits } from '../../../src/desks/shortlinks/commands.ts';
import { desks } from '../../../src/newspaper.ts';
import { openApp } from '../../../src/openApp.ts';
import { readSecret } from '../../../src/platform/accounts/secrets.ts';
import { createLog } from '../../../src/platform/log.ts';
import { readSettings } from '../../../src/platform/settings.ts';
import type { App } from '../../../src/site/app.ts';
import { openPostgresServer, type PostgresServer } from '../../postgresServer.ts';
import { fillSmallApp, type SmallApp } from '../../smallApp.ts';

// Two processes on a PostgreSQL server write what they have counted of the same things at the same moment, each in the order of its readers.

const THINGS = 300;
const ROUNDS = 40;
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const things = Array.from({ length: THINGS }, (_, at) => at + 1);

const closing: (() => unknown)[] = [];
let server: PostgresServer;
let small: SmallApp;
let both: App[];
beforeAll(async () => {
  server = await openPostgresServer();
  closing.push(server.close);
  const databaseUrl = await server.createDatabase();
  small = await fillSmallApp(databaseUrl);
  closing.push(small.remove);
  const open = async () => {
    const { app, close } = await openApp({
      settings: readSettings({ DATA_DIR: small.dataDir, DATABASE_URL: databaseUrl, SITE_URL: 'https://savar.example' }),
      clock: () => new Date(),
      log: createLog('silent'),
      desks,
      projectDir: join(import.meta.dirname, '../../..'),
    });
    closing.push(close);
    return app;
  };
  both = [await open(), await open()];
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

type Counting = { write: () => Promise<void>; stop: () => Promise<void> };

/** Counts every thing once in each round and process, and writes in both at once. Gives the errors. */
async function countTogether<Counter extends Counting>(
  open: (app: App) => Counter,
  count: (counter: Counter, thing: number, round: number) => unknown,
): Promise<string[]> {
  const counters = both.map(open);
  const errors: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, counter] of counters.entries())
      for (const thing of at === 0 ? things : things.toReversed()) await count(counter, thing, round);
    const written = await Promise.allSettled(counters.map((counter) => counter.write()));
    for (const one of written) if (one.status === 'rejected') errors.push(String(one.reason.cause ?? one.reason));
  }
  for (const counter of counters) await counter.stop();
  return errors;
}

const sumOf = async (column: string, table: string) =>
  (await both[0]?.db.execute<{ sum: number }>(sql.raw(`select sum(${column})::int as sum from ${table}`)))?.rows[0]?.sum;

test('visits of short links', async () => {
  await both[0]?.db.execute(sql`insert into short_links (code, path) select 'c' || n, '/p' || n from generate_series(1, ${THINGS}::int) n`);
  expect(await countTogether(countVisits, (counter, thing) => counter.count(`c${thing}`))).toEqual([]);
  expect(await sumOf('visits', 'short_links')).toBe(THINGS * ROUNDS * 2);
});

test('impressions of advertisements', async () => {
  const [one] = both;
  if (!one) throw new Error('No process is open');
  await one.db.execute(sql`insert into ad_pictures (file, width, height, colour) values ('f', 970, 90, '#ffffff')`);
  await one.db.execute(sql`insert into ad_campaigns (name, advertiser, state, starts_at, ends_at, created_at)
    values ('n', 'a', 'active', now(), now() + interval '1 day', now())`);
  await one.db.execute(sql`insert into ad_creatives (campaign_id, width, height, picture_id, alt, href)
    select (select max(id) from ad_campaigns), 970, 90, (select max(id) from ad_pictures), 'a', '/' from generate_series(1, ${THINGS}::int)`);
  const secret = await readSecret(one.db, AD_SECRET);
  const errors = await countTogether(openAdCounter, (counter, thing, round) =>
    counter.count(
      { kind: 'impressions', token: adToken(secret, thing, new Date()), slot: 'header' },
      { userAgent: BROWSER, client: `203.0.${round}.1` },
    ),
  );
  expect(errors).toEqual([]);
  expect(await sumOf('impressions', 'ad_tallies')).toBe(THINGS * ROUNDS * 2);
});

test('searches, each once', async () => {
  const now = new Date();
  const errors = await countTogether(openSearchCounter, async (counter, thing, round) => {
    const text = `વરસાદ ${thing}`;
    counter.countSearch(text, 'all', now);
    await counter.countNetwork(text, { client: `10.${thing % 250}.${round}.${Math.floor(thing / 250)}`, userAgent: BROWSER }, now);
  });
  expect(errors).toEqual([]);
  expect(await sumOf('searches', 'search_queries')).toBe(THINGS * ROUNDS * 2);
});
