import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inspect } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ANNOUNCEMENTS_TAG } from '../../../src/content/announcing/announce.ts';
import { withdrawContent } from '../../../src/content/commands.ts';
import { addPost, openCoverage } from '../../../src/desks/livecoverage/commands.ts';
import { livePostDraft } from '../../../src/desks/livecoverage/posts/livePost.ts';
import { videoContent } from '../../../src/desks/videos/content.ts';
import { type AnnouncementReceiver, feedsTold, openAnnouncementReceiver } from '../../announcementReceiver.ts';
import { publishStory } from '../../publishStory.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { newsroomOf } from '../stories/newsroomStory.ts';

const SITE = 'https://savar.example';
let hub: AnnouncementReceiver;
let search: AnnouncementReceiver;
let newspaper: TestApp;
let newsroom: ReturnType<typeof newsroomOf>;
beforeAll(async () => {
  hub = await openAnnouncementReceiver('/hub');
  search = await openAnnouncementReceiver('/indexnow');
  newspaper = await openTestApp({ environment: { WEBSUB_HUBS: hub.url, INDEXNOW_URL: search.url } });
  newsroom = newsroomOf(newspaper);
  // The receivers of the settings are entered at the start.
  await vi.waitFor(async () => expect((await readScreen()).receivers).toHaveLength(2), WAIT);
});
afterAll(async () => {
  await newspaper.close();
  await hub.close();
  await search.close();
});

const WAIT = { timeout: 30_000, interval: 100 };
type Screen = {
  receivers: { kind: string; failures: number; waiting: number; lastAnswer: string | null }[];
  told: { kind: string; address: string; outcome: string; answer: string }[];
  keyPath: string | null;
};
const readScreen = async (): Promise<Screen> => (await newspaper.ask(staffMember('administrator'), 'get', '/announcements')).json();
const forget = () => {
  for (const one of [hub, search]) {
    one.received.length = 0;
    one.answers.to = () => ({ status: 202 });
  }
};
/** What waits is due at once, as if some minutes had passed. */
const makeDue = async () => {
  const { db } = newspaper.app;
  await db.execute(sql`update announcements set created_at = created_at - interval '5 minutes'`);
  await db.execute(sql`update announcements_told set told_at = told_at - interval '1 hour'`);
  await db.execute(sql`update announcement_receivers set next_at = now()`);
  newspaper.app.listeners.changed([ANNOUNCEMENTS_TAG]);
};
/** Nobody is told before `makeDue`, however long the test takes. */
const hold = () => newspaper.app.db.execute(sql`update announcement_receivers set next_at = now() + interval '1 hour'`);
const nothingWaits = async () => {
  const { receivers } = await readScreen();
  expect(receivers.map(({ waiting }) => waiting)).toEqual([0, 0]);
};
const submitted = () => search.received.flatMap(({ body }): string[] => JSON.parse(body).urlList);

test('what is published in one go makes one ping a feed, of every list that a story stands in, and one submission', async () => {
  const categoryId = await newsroom.idOf('category', 'crops');
  const cityId = await newsroom.idOf('city', 'surat');
  const ids: number[] = [];
  await hold();
  for (let at = 0; at < 8; at++) ids.push(await publishStory(newspaper.app, draftStory({ slug: `khabar-${at}`, categoryId, cityId })));
  await publishStory(newspaper.app, draftStory({ slug: 'juni-khabar', categoryId, publishedAt: new Date('2020-01-01') }));
  expect((await readScreen()).receivers.map(({ waiting }) => waiting > 0)).toEqual([true, true]);
  await makeDue();
  await vi.waitFor(nothingWaits, WAIT);

  const feeds = feedsTold(hub);
  expect(new Set(feeds).size).toBe(feeds.length);
  for (const path of ['/feeds/list/latest', '/feeds/category/crops', '/feeds/city/surat'])
    for (const format of ['xml', 'json']) expect(feeds).toContain(`${SITE}${path}.${format}`);
  expect(new URLSearchParams(hub.received[0]?.body).get('hub.mode')).toBe('publish');
  expect(hub.received[0]).toMatchObject({ path: '/hub', contentType: 'application/x-www-form-urlencoded' });

  expect(search.received).toHaveLength(1);
  const { host, key, keyLocation, urlList } = JSON.parse(search.received[0]?.body ?? '{}');
  expect({ host, keyLocation }).toEqual({ host: 'savar.example', keyLocation: `${SITE}/${key}.txt` });
  expect([...urlList].sort()).toEqual(ids.map((id, at) => `${SITE}/news/crops/khabar-${at}-${id}`).sort());
  const file = await newspaper.get(`/${key}.txt`);
  expect([file.status, await file.text()]).toEqual([200, key]);
  expect((await newspaper.get(`/${'0'.repeat(32)}.txt`)).status).toBe(404);
  for (const feed of ['/feeds/category/crops.xml', '/feeds/category/crops.json']) {
    const answer = await newspaper.get(feed);
    expect(answer.headers.get('link')).toBe(`<${hub.url}>; rel="hub", <${SITE}${feed}>; rel="self"`);
    expect(await answer.text()).toContain(hub.url);
  }
  const { told } = await readScreen();
  expect(told[0]).toMatchObject({ outcome: 'taken', answer: '202' });
}, 90_000);

test('a story that is published, corrected, moved and withdrawn in the newsroom is told each time, with the address that it had', async () => {
  forget();
  const { chief } = newsroom;
  const { id } = await newsroom.begin(chief, { slug: 'dam-darvaja' });
  await newsroom.stepped(chief, id, 'publish');
  await makeDue();
  await vi.waitFor(nothingWaits, WAIT);
  const address = `${SITE}/news/crops/dam-darvaja-${id}`;
  expect(submitted()).toEqual([address]);

  forget();
  await hold();
  const categoryId = await newsroom.idOf('category', 'gujarat');
  await newsroom.saved(chief, await newsroom.one(id), { categoryId, correction: 'સુધારો' });
  await newsroom.stepped(chief, id, 'update');
  await makeDue();
  await vi.waitFor(nothingWaits, WAIT);
  const moved = `${SITE}/news/gujarat/dam-darvaja-${id}`;
  expect(submitted().sort()).toEqual([address, moved].sort());
  expect(feedsTold(hub)).toEqual(expect.arrayContaining([`${SITE}/feeds/category/crops.xml`, `${SITE}/feeds/category/gujarat.xml`]));

  forget();
  await newsroom.stepped(chief, id, 'withdraw', { note: 'ખોટી માહિતી' });
  await makeDue();
  await vi.waitFor(nothingWaits, WAIT);
  expect(submitted()).toEqual([moved]);
  expect(feedsTold(hub)).toContain(`${SITE}/feeds/category/gujarat.xml`);

  forget();
  const { rows } = await newspaper.app.db.execute<{ id: string }>(
    sql`select id from videos where status = 'published' order by id limit 1`,
  );
  await withdrawContent(videoContent, { context: newspaper.app, now: new Date() }, Number(rows[0]?.id));
  await makeDue();
  await vi.waitFor(nothingWaits, WAIT);
  expect(submitted()).toEqual([expect.stringMatching(new RegExp(`^${SITE}/.*-${rows[0]?.id}$`))]);
  expect(feedsTold(hub)).toEqual([]);
}, 120_000);

test('a receiver that has trouble or wants a pause is told again; one that refuses is not, and the newsroom sees both', async () => {
  forget();
  hub.answers.to = (_, times) => (times <= 4 ? { status: 500 } : { status: 204 });
  search.answers.to = () => ({ status: 403 });
  const categoryId = await newsroom.idOf('category', 'crops');
  const publish = (slug: string) => publishStory(newspaper.app, draftStory({ slug, categoryId }));
  const id = await publish('khabar-ek');
  await makeDue();
  await vi.waitFor(async () => expect((await readScreen()).receivers[0]).toMatchObject({ failures: 1, lastAnswer: '500' }), WAIT);
  const { told, receivers } = await readScreen();
  expect(receivers[0]?.waiting).toBeGreaterThan(4);
  await vi.waitFor(() => expect(search.received).toHaveLength(1), WAIT);
  await vi.waitFor(
    async () => expect((await readScreen()).receivers[1]).toMatchObject({ waiting: 0, failures: 0, lastAnswer: '403' }),
    WAIT,
  );
  expect((await readScreen()).told).toContainEqual(
    expect.objectContaining({ kind: 'indexnow', address: `/news/crops/khabar-ek-${id}`, outcome: 'refused', answer: '403' }),
  );
  expect(told.every(({ answer }) => answer !== '500')).toBe(true);
  await makeDue();
  await vi.waitFor(nothingWaits, WAIT);
  expect(feedsTold(hub)).toContain(`${SITE}/feeds/category/crops.xml`);
  expect((await readScreen()).receivers[0]).toMatchObject({ failures: 0, lastAnswer: '204' });

  forget();
  search.answers.to = (_, times) => (times === 1 ? { status: 429, headers: { 'retry-after': '4' } } : { status: 200 });
  await publish('khabar-be');
  await makeDue();
  await vi.waitFor(() => expect(search.received).toHaveLength(1), WAIT);
  const begun = performance.now();
  await vi.waitFor(() => expect(search.received).toHaveLength(2), WAIT);
  expect(performance.now() - begun).toBeGreaterThan(3_500);
  await vi.waitFor(nothingWaits, WAIT);
}, 120_000);

test('a live coverage that is opened, and each of its posts, wakes what tells others', async () => {
  forget();
  const id = await publishStory(newspaper.app, draftStory({ slug: 'jivant', categoryId: await newsroom.idOf('category', 'crops') }));
  const named: string[] = [];
  const context = { ...newspaper.app, invalidate: (tags: readonly string[]) => void named.push(...tags) };
  const now = new Date();
  await openCoverage(context, id, now);
  expect(named.splice(0)).toContain(ANNOUNCEMENTS_TAG);
  const post = livePostDraft.parse({ body: 'ડેમના દરવાજા ખોલાયા.' });
  await addPost(context, id, randomUUID(), post, { author: 'અમી', authorId: 'staff-reporter', now });
  expect(named).toContain(ANNOUNCEMENTS_TAG);
  await makeDue();
  await vi.waitFor(nothingWaits, WAIT);
}, 60_000);

test('while nothing waits the database is left alone, and a hub is told as soon as changes have gathered', async () => {
  forget();
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await wait(7_000);
  const ofReceivers = query.mock.calls
    .map((args) => inspect(args[0]))
    .filter((statement) => statement.includes('"announcement_receivers"'));
  query.mockRestore();
  expect(ofReceivers.length).toBeLessThan(3);
  const begun = performance.now();
  await publishStory(newspaper.app, draftStory({ slug: 'khabar-char', categoryId: await newsroom.idOf('category', 'law') }));
  await vi.waitFor(() => expect(feedsTold(hub)).toContain(`${SITE}/feeds/category/law.xml`), WAIT);
  expect(performance.now() - begun).toBeGreaterThan(4_900);
  expect(performance.now() - begun).toBeLessThan(7_000);
  await makeDue();
  await vi.waitFor(nothingWaits, WAIT);
}, 60_000);

test('a receiver that does not answer is left after a while, and the others are told nevertheless', async () => {
  forget();
  hub.answers.to = (_, times) => (times <= 4 ? { status: 204, afterMs: 60_000 } : { status: 204 });
  await publishStory(newspaper.app, draftStory({ slug: 'khabar-tran', categoryId: await newsroom.idOf('category', 'crops') }));
  await makeDue();
  await vi.waitFor(async () => expect((await readScreen()).receivers[0]).toMatchObject({ failures: 1 }), {
    timeout: 60_000,
    interval: 500,
  });
  await vi.waitFor(() => expect(search.received).toHaveLength(1), WAIT);
  await makeDue();
  await vi.waitFor(nothingWaits, WAIT);
}, 120_000);

test("whether a story that is added is news, or an archive's, is decided by the newspaper's clock", async () => {
  const later = await openTestApp({ at: new Date('2031-05-01T06:00:00Z'), environment: { INDEXNOW_URL: search.url } });
  try {
    const { db } = later.app;
    const receivers = async () => (await db.execute(sql`select id from announcement_receivers`)).rows;
    await vi.waitFor(async () => expect(await receivers()).toHaveLength(1), WAIT);
    const categoryId = await newsroomOf(later).idOf('category', 'crops');
    await publishStory(later.app, draftStory({ slug: 'juni', categoryId, publishedAt: new Date() }));
    const id = await publishStory(later.app, draftStory({ slug: 'navi', categoryId, publishedAt: new Date('2031-05-01T05:00:00Z') }));
    const { rows } = await db.execute<{ address: string }>(sql`select address from announcements`);
    expect(rows).toEqual([{ address: `/news/crops/navi-${id}` }]);
  } finally {
    await later.close();
  }
}, 60_000);

test('without the settings nothing is noted, and no feed names a hub', async () => {
  const plain = await openTestApp();
  try {
    await publishStory(plain.app, draftStory({ categoryId: await newsroomOf(plain).idOf('category', 'crops') }));
    const { rows } = await plain.app.db.execute(sql`select count(*)::int as rows from announcements`);
    expect(rows).toEqual([{ rows: 0 }]);
    const feed = await plain.get('/feeds/category/crops.xml');
    expect(feed.headers.get('link')).toBeNull();
    expect(await feed.text()).not.toContain('rel="hub"');
  } finally {
    await plain.close();
  }
}, 60_000);
