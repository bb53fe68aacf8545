import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expireAds, removeOldFiles } from '../../../../src/desks/classifieds/expiry/expireAds.ts';
import { adListQuery, adSearchStatement } from '../../../../src/desks/classifieds/queries.ts';
import { readAdSearchQuery } from '../../../../src/desks/classifieds/searching/adSearch.ts';
import { halves } from '../../../images/hostileImages.ts';
import { openTestApp, type TestApp } from '../../openTestApp.ts';
import { planOf } from '../../planOf.ts';
import { LAPTOP, type ReaderDevice } from '../readerDevice.ts';
import { advertiser, cityId, published, saleForm, sendForm } from './advertiser.ts';

const DAY_MS = 86_400_000;
const START = new Date('2026-12-01T06:00:00Z');
const clock = new Date(START);

let site: TestApp;
let device: ReaderDevice;
beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP, at: clock });
  device = await advertiser(site, 'clock@savar.example', '198.51.100.70');
});
afterAll(() => site.close());

const setDay = (day: number) => clock.setTime(START.getTime() + day * DAY_MS);

test('an advertisement stands for 30 days, expires with a helpful page, and is renewed by its owner', async () => {
  const { id, address } = await published(site, device);
  const renew = async () => (await device.send('/account/classifieds', { ad: String(id), step: 'renew' })).headers.get('location');
  setDay(10);
  expect(await renew()).toBe('/account/classifieds?state=notPossible');
  setDay(29);
  expect((await site.get(address)).status).toBe(200);
  setDay(30);
  await expireAds(site.app, clock);
  expect((await site.get(address)).status).toBe(410);
  const listed = await (await site.get('/classified/sale/ahmedabad')).text();
  expect(listed).not.toContain(address);
  const gone = await (await site.get(address)).text();
  expect(gone).toContain('આ જાહેરખબરની મુદત પૂરી થઈ છે');
  expect(await (await device.ask('/account/classifieds')).text()).toContain('મુદત પૂરી થઈ');
  // Pressed twice.
  expect([await renew(), await renew()]).toEqual(Array(2).fill('/account/classifieds?state=renewed'));
  expect((await site.get(address)).status).toBe(200);
  expect(await (await site.get('/classified/sale/ahmedabad')).text()).toContain(address);
  setDay(54);
  expect(await renew()).toBe('/account/classifieds?state=renewed');
  setDay(83);
  expect((await site.get(address)).status).toBe(200);
  await device.send('/account/classifieds', { ad: String(id), step: 'withdraw' });
  expect((await site.get(address)).status).toBe(410);
});

test('a picture is gone with its advertiser, also where it has been shown before', async () => {
  const leaving = await advertiser(site, 'leaving@savar.example', '198.51.100.71');
  const picture = new File([new Uint8Array(await halves(800, 600, 'jpeg'))], 'a.jpg', { type: 'image/jpeg' });
  await sendForm(leaving, saleForm({ city: await cityId(site) }), [picture]);
  const { rows } = await site.app.db.execute<{ file: string }>(sql`select file from classified_pictures order by id desc limit 1`);
  const file = `/media/${rows[0]?.file}`;
  const shown = `/image?url=${file}&w=320`;
  const seen = async () => Promise.all([shown, file].map(async (path) => (await site.get(path)).status));
  expect(await seen()).toEqual([200, 200]);
  for (const path of [shown, file]) expect((await site.get(path)).headers.get('cache-control')).toMatch(/^public, max-age=86400/);
  await leaving.send('/account/delete', { sure: 'yes' });
  await removeOldFiles(site.app);
  expect(await seen()).toEqual([404, 404]);
});

test('lists and searches of very many advertisements read an index and no whole table', async () => {
  const { db } = site.app;
  const city = Number(await cityId(site));
  for (const filter of [{}, { kind: 'jobs' as const }, { cityId: city }, { kind: 'jobs' as const, cityId: city }]) {
    const plan = await planOf(db, adListQuery(db, filter, 3).getSQL());
    expect(plan).toMatch(/Index Scan Backward using classified_ads_/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
  await db.execute(`
    insert into classified_ads (kind, city_id, state, title, body, email, fields, search, created_at, updated_at, published_at, expires_at)
    select 'sale', ${city}, 'published', 'many', 'many', 'x@savar.example', '{}', ('''=.v' || n % 5000 || '''')::tsvector,
      now(), now(), now() - n * interval '1 minute', now() + interval '20 days' from generate_series(1, 30000) as n`);
  await db.execute('analyze classified_ads');
  const query = adSearchStatement(db, await readAdSearchQuery(db, 'v77'), {});
  expect((await query).length).toBe(6);
  // As PostgreSQL runs it on this large table, with every way open.
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query.getSQL()}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('classified_ads_search');
  expect(plan).not.toContain('Seq Scan');
});
