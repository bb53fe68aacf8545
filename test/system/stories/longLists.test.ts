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

test('what waits and the plan of a day say that there are more, and an editor of one desk sees what waits for it behind those of others', async () => {
  const { db } = newspaper.app;
  const idOf = async (slug: string) =>
    (await db.execute<{ id: number }>(sql`select id from topics where kind = 'category' and slug = ${slug}`)).rows[0]?.id ?? 0;
  const [all, own] = [await idOf('gujarat'), await idOf('entertainment')];
  const read = async (path: string, staff = chief) => (await newspaper.ask(staff, 'get', path)).json();
  expect([(await read('/stories/waiting')).hasMore, (await read('/stories/today?day=2026-01-02')).hasMore]).toEqual([false, false]);
  await db.execute(sql`
    insert into stories (id, state, headline, keys, slug, category_id, planned_for, created_at, updated_at)
    select 950000 + n, 'in_review', 'Rah', '', 'rah-' || n, case when n = 201 then ${own}::int else ${all}::int end, '2026-01-02', now(),
      now() - interval '9 years' + n * interval '1 second'
    from generate_series(1, 201) as n`);
  for (const path of ['/stories/waiting', '/stories/today?day=2026-01-02']) {
    const { data, hasMore } = await read(path);
    expect([path, data.length, data[0].id, hasMore]).toEqual([path, 200, 950_001, true]);
  }
  const ofOneDesk = await read('/stories/waiting', staffMember('desk-editor', { deskIds: [own] }));
  expect([ofOneDesk.data[0]?.id, ofOneDesk.hasMore]).toEqual([950_201, false]);
  expect((await read('/stories/waiting', staffMember('desk-editor', { deskIds: [all] }))).data[0].id).toBe(950_001);
});

test('short links and old addresses say the same', async () => {
  const { db } = newspaper.app;
  await db.execute(sql`insert into short_links (code, path) select 'long' || n, '/recent-news/' || n from generate_series(1, 1001) as n`);
  expect(await countOf('/short-links', {})).toEqual([1_000, true]);
  await db.execute(sql`
    insert into redirects (from_address, to_address, status) select '/lambi/' || n, '/recent-news/1', 301 from generate_series(1, 10001) as n`);
  expect(await countOf('/redirects', {})).toEqual([10_000, true]);
});
