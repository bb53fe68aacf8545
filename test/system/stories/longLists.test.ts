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

test('a search for the address of a story finds it, however it was copied', async () => {
  const found = async (q: string) => {
    const query = new URLSearchParams({ filter: JSON.stringify({ q }) });
    const { data, total } = await (await newspaper.ask(chief, 'get', `/stories?${query}`)).json();
    return [total, data.map(({ id }: { id: number }) => id)];
  };
  for (const address of [
    '/news/gujarat/lambi-7-900007',
    'https://savar.example/news/gujarat/lambi-7-900007',
    'જુઓ: https://savar.example/en/news/gujarat/%E0%AA%95-900007?utm_source=whatsapp#main',
    'https://savar.example/mobile/news/gujarat/lambi-7-900007/',
  ])
    expect([address, await found(address)]).toEqual([address, [1, [900_007]]]);
  expect(await found('/news/gujarat/lambi-7-999999999')).toEqual([0, []]);
  expect(await found('/news/gujarat/lambi')).toEqual([0, []]);
});

test('short links and old addresses say the same', async () => {
  const { db } = newspaper.app;
  await db.execute(sql`insert into short_links (code, path) select 'long' || n, '/recent-news/' || n from generate_series(1, 1001) as n`);
  expect(await countOf('/short-links', {})).toEqual([1_000, true]);
  await db.execute(sql`
    insert into redirects (from_address, to_address, status) select '/lambi/' || n, '/recent-news/1', 301 from generate_series(1, 10001) as n`);
  expect(await countOf('/redirects', {})).toEqual([10_000, true]);
});
