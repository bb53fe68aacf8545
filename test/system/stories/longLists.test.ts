import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldedKeys } from '../../../src/platform/text/folding.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const chief = staffMember('chief-editor');

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
  await newspaper.app.db.execute(sql`
    insert into stories (id, state, headline, keys, slug, created_at, updated_at)
    select 900000 + n, 'draft', 'Lambi Yadi', case when n <= 201 then array_to_tsvector(${sql.param(foldedKeys('Lambi'))}::text[]) else '' end, 'lambi-' || n, now(), now()
    from generate_series(1, 1001) as n`);
});
afterAll(() => newspaper.close());

const countOf = async (path: string, filter: object) => {
  const query = new URLSearchParams({ perPage: '50', filter: JSON.stringify(filter) });
  const { total, hasMore } = await (await newspaper.ask(chief, 'get', `${path}?${query}`)).json();
  return [total, hasMore];
};

test('a list that is counted to a maximum says that there are more', async () => {
  expect(await countOf('/stories', { state: 'draft' })).toEqual([1_000, true]);
  expect(await countOf('/stories', { state: 'trash' })).toEqual([0, false]);
});

test('so does a search of stories', async () => {
  expect(await countOf('/stories', { q: 'Lambi' })).toEqual([200, true]);
});

test('short links and old addresses say the same', async () => {
  const { db } = newspaper.app;
  await db.execute(sql`insert into short_links (code, path) select 'long' || n, '/recent-news/' || n from generate_series(1, 1001) as n`);
  expect(await countOf('/short-links', {})).toEqual([1_000, true]);
  await db.execute(sql`
    insert into redirects (from_address, to_address, status) select '/lambi/' || n, '/recent-news/1', 301 from generate_series(1, 10001) as n`);
  expect(await countOf('/redirects', {})).toEqual([10_000, true]);
});
