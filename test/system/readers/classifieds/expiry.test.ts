import { isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startClassifiedScheduler } from '../../../../src/desks/classifieds/expiry/classifiedScheduler.ts';
import { expireAds, removeOldFiles } from '../../../../src/desks/classifieds/expiry/expireAds.ts';
import { adListQuery, adSearchStatement } from '../../../../src/desks/classifieds/queries.ts';
import { readAdSearchQuery } from '../../../../src/desks/classifieds/searching/adSearch.ts';
import { AD_MAILS_TAG } from '../../../../src/desks/classifieds/states/adTags.ts';
import { classifiedMails, classifiedOldFiles } from '../../../../src/desks/classifieds/tables.ts';
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

test('the files of all pictures that are gone are removed at the same look', async () => {
  const { app } = site;
  const files = Array.from({ length: 250 }, (_, at) => `classified/gone-${at}.jpg`);
  for (const file of files) await app.storage.put(file, new Uint8Array([1]), 'image/jpeg');
  await app.db.insert(classifiedOldFiles).values(files.map((file) => ({ file })));
  const scheduler = startClassifiedScheduler(app);
  await scheduler.look();
  await scheduler.stop();
  expect(await app.db.$count(classifiedOldFiles)).toBe(0);
  expect(await Promise.all(files.map((file) => app.storage.has(file)))).toEqual(files.map(() => false));
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

test('what ends while mails are on their way is ended before the next mail', async () => {
  const { app } = site;
  setDay(90);
  const { id } = await published(site, device);
  const unsent = () => app.db.$count(classifiedMails, isNull(classifiedMails.sentAt));
  await expect.poll(unsent).toBe(0);
  const states: unknown[] = [];
  const sending = vi.spyOn(app.messages, 'sendMail').mockImplementation(async () => {
    const { rows } = await app.db.execute(sql`select state from classified_ads where id = ${id}`);
    states.push(rows[0]?.['state']);
    setDay(121);
  });
  const mail = { adId: id, kind: 'approved', dueAt: new Date(clock) } as const;
  await app.db.insert(classifiedMails).values([mail, mail]);
  app.listeners.changed([AD_MAILS_TAG]);
  await expect.poll(unsent).toBe(0);
  sending.mockRestore();
  expect(states).toEqual(['published', 'expired']);
});

test('when very many end at once, each statement ends a bounded number, and every advertiser is told', async () => {
  const { app } = site;
  const { db } = app;
  // The site's own scheduler may end them first.
  await db.execute('create table endings (ended int)');
  await db.execute(`create function note_ending() returns trigger language plpgsql as $$
    begin insert into endings select count(*) from changed; return null; end $$`);
  await db.execute(`create trigger note_ending after update on classified_ads referencing new table as changed
    for each statement execute function note_ending()`);
  setDay(150);
  const { id } = await published(site, device);
  setDay(181);
  for (const [state, end] of [
    ['expires_at', 1_300],
    ['top_until', 1_200],
  ] as const)
    await db.execute(`
      insert into classified_ads (reader_id, kind, city_id, state, title, body, email, fields, created_at, updated_at, published_at, expires_at,
        is_top, top_until)
      select reader_id, kind, city_id, 'published', '${state}', body, email, fields, now(), now(), published_at, ends.expires, true, ends.top
      from classified_ads, (select ${state === 'expires_at' ? 'expires_at, null::timestamptz' : "expires_at + interval '1 year', expires_at"}
        from classified_ads where id = ${id}) as ends (expires, top), generate_series(1, ${end}) where id = ${id}`);
  while (await expireAds(app, clock));
  const { rows } = await db.execute(`select
    (select count(*)::int from classified_ads where title = 'expires_at' and state = 'expired' and not is_top) as expired,
    (select count(*)::int from classified_ads where title = 'top_until' and state = 'published' and not is_top) as lowered,
    (select count(*)::int from classified_mails m join classified_ads a on a.id = m.ad_id where a.title = 'expires_at' and m.kind = 'expired') as told,
    (select max(ended) from endings) as most`);
  expect(rows).toEqual([{ expired: 1_300, lowered: 1_200, told: 1_300, most: 1_000 }]);
});
