import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { forgetReads } from '../../../src/platform/reads/keptReads.ts';
import { readSitemap, readSitemapIndex } from '../../readSitemap.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const MANY = 4_500;
const MAX_FILE_ENTRIES = 2_000;

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
  const { db } = newspaper.app;
  await db.execute(`
    insert into classified_ads (kind, city_id, state, title, body, email, fields, created_at, updated_at, published_at, expires_at)
    select 'sale', (select min(id) from topics where kind = 'city'), 'published', 'many ' || n, 'many', 'x@savar.example', '{}',
      now(), timestamptz '2026-01-01' + n * interval '1 minute', now(), now() + interval '20 days' from generate_series(1, ${MANY}) as n`);
  await db.execute(`
    insert into epaper_editions (city_id, day, pdf_key, pdf_bytes, page_count, created_at)
    select (select max(id) from topics where kind = 'city'), date '2010-01-01' + n, 'x', 1, 1, now() from generate_series(1, ${MANY}) as n`);
  await db.execute(`
    insert into cricket_matches select (jsonb_populate_record(null::cricket_matches, to_jsonb(m) || jsonb_build_object('id', 100000 + n, 'slug', 'many-' || n))).*
    from (select * from cricket_matches where replay_of is null and withdrawn_at is null limit 1) as m, generate_series(1, ${MANY}) as n`);
  await db.execute(`
    insert into election_candidates select (jsonb_populate_record(null::election_candidates, to_jsonb(c) || jsonb_build_object('id', 1000000 + n, 'number', 100 + n, 'is_nota', false))).*
    from (select * from election_candidates where election_id = (select id from elections where is_main limit 1) limit 1) as c,
      generate_series(1, ${MANY}) as n`);
});
afterAll(() => newspaper.close());

const answered = z.object({ rows: z.array(z.unknown()) });

/** Reads a page when nothing is cached; gives its text, and the most rows that one of its statements has read. */
async function readWithRows(path: string): Promise<{ text: string; most: number }> {
  newspaper.app.pages.invalidateAll();
  forgetReads();
  let most = 0;
  const original = pg.Client.prototype.query;
  const query = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, ...args: unknown[]) {
    const result: unknown = await Reflect.apply(original, this, args);
    most = Math.max(most, answered.safeParse(result).data?.rows.length ?? 0);
    return result;
  });
  try {
    const response = await newspaper.get(path);
    expect([path, response.status]).toEqual([path, 200]);
    return { text: await response.text(), most };
  } finally {
    query.mockRestore();
  }
}

test('the index counts what its files list, and a file reads no more than it lists', async () => {
  const index = await readWithRows('/sitemap.xml');
  expect(index.most).toBeLessThan(MAX_FILE_ENTRIES);
  const changes = await readSitemapIndex(index.text);
  const files = [...changes.keys()];
  for (const section of ['classifieds', 'epaper', 'cricket', 'elections']) {
    const urls: string[] = [];
    for (const path of files.filter((file) => file.startsWith(`/sitemaps/${section}/`))) {
      const file = await readWithRows(path);
      expect([path, file.most <= MAX_FILE_ENTRIES]).toEqual([path, true]);
      const entries = (await readSitemap(file.text)).map(({ url }) => url);
      expect(entries.length, path).toBeGreaterThan(0);
      urls.push(...entries);
    }
    expect([section, urls.length > MANY, new Set(urls).size]).toEqual([section, true, urls.length]);
    const next = await newspaper.get(`/sitemaps/${section}/all-${Math.ceil(urls.length / MAX_FILE_ENTRIES) + 1}.xml`);
    expect([section, next.status]).toEqual([section, 404]);
  }
  const changed = changes.get('/sitemaps/classifieds/all.xml');
  expect(changed?.getTime()).toBeGreaterThan(new Date('2026-01-04').getTime());
});
