import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { nextTargetsQuery } from '../../../src/desks/push/sending/batches.ts';
import { pushMessage } from '../../pushMessage.ts';
import { decrypt, newBrowser, openPushService, type PushService, readVapid, type TestBrowser } from '../../pushService.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { newsroomOf } from '../stories/newsroomStory.ts';

let service: PushService;
let other: PushService;
let newspaper: TestApp;
const chief = staffMember('chief-editor');

beforeAll(async () => {
  [service, other] = await Promise.all([openPushService(), openPushService()]);
  newspaper = await openTestApp({
    environment: { PUSH_ORIGINS: `${service.origin},${other.origin}`, PUSH_CONTACT: 'mailto:push@savar.example' },
  });
});
afterAll(async () => {
  await newspaper.close();
  await Promise.all([service.close(), other.close()]);
});
beforeEach(async () => {
  for (const one of [service, other]) {
    one.received.length = 0;
    one.answers.to = () => ({ status: 201 });
  }
  await newspaper.app.db.execute(sql`truncate push_subscriptions, push_choices, push_campaigns, push_batches`);
});

const save = async (browser: TestBrowser, topics?: string[]) => {
  const body = { browserToken: browser.token, browserName: 'Chrome', consent: '2026-11-23', ...(topics && { topics }) };
  const response = await newspaper.post('/api/notification/browser-token/save', body);
  expect(response.status).toBe(200);
};
const imageSizeOf = async (response: Response) => {
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height };
};
const send = async (changes: object = {}): Promise<number> => {
  const response = await newspaper.ask(chief, 'POST', '/push/campaigns', { ...pushMessage, ...changes });
  expect(response.status, await response.clone().text()).toBe(200);
  return z.object({ id: z.number() }).parse(await response.json()).id;
};
const campaignShape = z.object({ state: z.string(), sent: z.number(), expired: z.number(), failed: z.number(), clicked: z.number() });
const campaign = async (id: number) => campaignShape.parse(await (await newspaper.ask(chief, 'GET', `/push/campaigns/${id}`)).json());
const ended = async (id: number) => {
  await expect.poll(async () => (await campaign(id)).state, { timeout: 20_000, interval: 50 }).toBe('sent');
  return campaign(id);
};
const pathsOf = (from: PushService) => from.received.map(({ path }) => path).sort();
const storedFailures = async () =>
  (await newspaper.app.db.execute<{ failures: number }>(sql`select failures from push_subscriptions order by id`)).rows.map(
    (row) => row.failures,
  );

test('a browser can read what it gets, signed by the key with which it has subscribed; one signature is used again', async () => {
  const browsers = [service.newBrowser('a'), service.newBrowser('b')];
  for (const browser of browsers) await save(browser);
  await ended(await send());
  expect(pathsOf(service)).toEqual(['/a', '/b']);
  const config = await (await newspaper.get('/api/notification/config')).json();
  for (const { path, headers, body } of service.received) {
    const browser = browsers.find(({ endpoint }) => endpoint.endsWith(path));
    if (!browser) throw new Error(`Nobody subscribed as ${path}`);
    const shown = JSON.parse(decrypt(browser, body));
    expect(shown).toMatchObject({ title: pushMessage.title, text: pushMessage.text, address: pushMessage.address });
    expect(shown.id).toMatch(/^c\d+\.[0-9a-z]+$/);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' });
    expect(headers['topic']).toMatch(/^[\w-]{1,32}$/);
    expect(Number(headers['ttl'])).toBeGreaterThan(3500);
    expect(Number(headers['ttl'])).toBeLessThanOrEqual(3600);
    const vapid = readVapid(headers.authorization);
    expect(vapid).toMatchObject({ aud: service.origin, sub: 'mailto:push@savar.example', key: config.data.applicationServerKey });
    expect(vapid.exp - Date.now() / 1000).toBeLessThanOrEqual(12 * 3600 + 5);
  }
  expect(new Set(service.received.map(({ headers }) => headers.authorization)).size).toBe(1);
  // Somebody else's keys do not open it.
  const stranger = newBrowser('https://push.example/x');
  expect(() => decrypt(stranger, service.received[0]?.body ?? Buffer.alloc(0))).toThrow();
});

test('a message bears the picture of its story, cut two to one, unless it may disturb; no other pictures, and no more bytes than are safe', async () => {
  const browser = service.newBrowser('a');
  await save(browser);
  const { rows } = await newspaper.app.db.execute<{ id: number; sensitive: boolean }>(
    sql`select distinct on (sensitive) id::int, sensitive from articles where picture_key is not null order by sensitive, id desc`,
  );
  const storyOf = async (id: number | undefined) => (await newspaper.ask(chief, 'GET', `/push/stories/${id}`)).json();
  const story = await storyOf(rows.find(({ sensitive }) => !sensitive)?.id);
  expect(story.picture).toMatch(/^\/image\?url=\/media\/.+&shape=banner.*&w=640$/);
  const disturbing = rows.find(({ sensitive }) => sensitive);
  if (disturbing) expect((await storyOf(disturbing.id)).picture).toBe('');
  const shown = await newspaper.get(story.picture, { accept: 'image/webp' });
  expect(await imageSizeOf(shown)).toEqual({ width: 640, height: 320 });
  await ended(await send({ picture: story.picture }));
  await ended(await send());
  const [withPicture, without] = service.received.map(({ body }) => decrypt(browser, body));
  expect(JSON.parse(withPicture ?? '')).toMatchObject({ title: pushMessage.title, picture: story.picture });
  expect(JSON.parse(without ?? '')).not.toHaveProperty('picture');
  const fieldsOf = async (changes: object) => {
    const { issues } = await (await newspaper.ask(chief, 'POST', '/push/campaigns', { ...pushMessage, ...changes })).json();
    return issues.map(({ path }: { path: string }) => path);
  };
  for (const picture of [
    'https://elsewhere.example/a.png',
    '//elsewhere.example/image?url=a',
    '/media/a.jpg',
    '/image?url=a b',
    '/image?url=a"',
  ])
    expect(await fieldsOf({ picture }), picture).toEqual(['picture']);
  // 950 letters of three bytes each fit without a picture, and not with one.
  expect(await fieldsOf({ text: 'ક'.repeat(940), picture: `/image?url=/media/${'a'.repeat(200)}&w=640` })).toEqual(['text']);
  await send({ text: 'ક'.repeat(900), picture: story.picture });
  await expect.poll(() => service.received.length).toBe(3);
  expect(service.received[2]?.body.length).toBeLessThanOrEqual(4_096);
});

test('only those who have chosen one of the topics get a message, and each once', async () => {
  await save(service.newBrowser('breaking'), ['breaking']);
  await save(service.newBrowser('both'), ['breaking', 'topic:1', 'team:2']);
  await save(service.newBrowser('team'), ['team:2']);
  await save(service.newBrowser('crop'), ['crop:3']);
  // Breaking news is among them only because that may go out at any hour of the test.
  expect(await ended(await send({ topics: ['breaking', 'team:2'] }))).toMatchObject({ sent: 3, expired: 0, failed: 0 });
  expect(pathsOf(service)).toEqual(['/both', '/breaking', '/team']);
});

test('a message about a story that has been withdrawn meanwhile reaches nobody', async () => {
  await save(service.newBrowser('a'));
  const room = newsroomOf(newspaper);
  const { id } = await room.begin();
  const { address } = await room.stepped(chief, id, 'publish');
  const startsAt = new Date(Date.now() + 1_500);
  const about = async (its: string | null) => send({ address: its, startsAt: startsAt.toISOString() });
  const withdrawn = await about(`${address}#comments`);
  const other = await about('/recent-news/1');
  await room.stepped(chief, id, 'withdraw', { note: 'ખોટી માહિતી' });
  expect(await ended(other)).toMatchObject({ sent: 1 });
  await expect.poll(async () => (await campaign(withdrawn)).state, { timeout: 10_000, interval: 50 }).toBe('stopped');
  expect(await campaign(withdrawn)).toMatchObject({ sent: 0 });
  expect(service.received).toHaveLength(1);
});

test('subscriptions that are gone are deleted; those refused again and again too; a message too large is not held against them', async () => {
  for (const name of ['gone', 'lost', 'refused', 'large', 'good']) await save(service.newBrowser(name));
  const statuses: Record<string, number> = { '/gone': 410, '/lost': 404, '/refused': 403, '/large': 413 };
  service.answers.to = (path) => ({ status: statuses[path] ?? 201 });
  expect(await ended(await send())).toMatchObject({ sent: 1, expired: 2, failed: 2 });
  expect(await storedFailures()).toEqual([1, 0, 0]);
  for (let time = 0; time < 4; time++) await ended(await send());
  expect(await storedFailures()).toEqual([0, 0]);
  service.received.length = 0;
  service.answers.to = () => ({ status: 201 });
  await ended(await send());
  expect(pathsOf(service)).toEqual(['/good', '/large']);
});

test('a message that was due while no process ran is sent if its editor would still have it sent, and else counted as failed', async () => {
  await save(service.newBrowser('a'));
  const startsAt = new Date(Date.now() + 3_600_000).toISOString();
  const [old, longer] = [await send({ startsAt, ttlSeconds: 3_600 }), await send({ startsAt, ttlSeconds: 14_400 })];
  await newspaper.app.db.execute(sql`update push_campaigns set due_at = now() - interval '2 hours'`);
  await ended(await send());
  expect(await ended(old)).toMatchObject({ sent: 0, failed: 1 });
  expect(await ended(longer)).toMatchObject({ sent: 1, failed: 0 });
  expect(service.received.map(({ headers }) => Number(headers['ttl']) > 3_600).sort()).toEqual([false, true]);
});

test('a failure that passes is tried again, and success ends the count of failures', async () => {
  await save(service.newBrowser('fails-once'));
  service.answers.to = (_path, times) => ({ status: times === 1 ? 500 : 201 });
  expect(await ended(await send())).toMatchObject({ sent: 1, failed: 0 });
  expect(service.received).toHaveLength(2);
});

test('a service in trouble loses messages, and no subscriber', async () => {
  await save(service.newBrowser('patient'));
  service.answers.to = () => ({ status: 500 });
  for (let messages = 1; messages <= 6; messages++) expect(await ended(await send())).toMatchObject({ sent: 0, failed: 1, expired: 0 });
  expect(await storedFailures()).toEqual([0]);
  service.answers.to = () => ({ status: 201 });
  expect(await ended(await send())).toMatchObject({ sent: 1, failed: 0 });
});

test('a service that wants a pause gets it, and then every message once, while others go on', async () => {
  for (let at = 0; at < 30; at++) await save(service.newBrowser(`s${at}`));
  await save(other.newBrowser('o'));
  let refusedAt = 0;
  let refused = 0;
  service.answers.to = () => {
    const now = performance.now();
    if (refusedAt === 0) refusedAt = now;
    if (now - refusedAt >= 1_900) return { status: 201 };
    refused++;
    return { status: 429, headers: { 'retry-after': '2' } };
  };
  const id = await send();
  await expect.poll(() => other.received.length).toBe(1);
  expect(await ended(id)).toMatchObject({ sent: 31, failed: 0 });
  // All that is under way together may be refused once; in the pause none is sent again.
  expect(refused).toBeLessThanOrEqual(30);
});

test('a longer pause leaves the rest for later, without holding up the next message of another service', async () => {
  await save(service.newBrowser('a'));
  await save(other.newBrowser('b'));
  service.answers.to = () => ({ status: 503, headers: { 'retry-after': '3600' } });
  // What is too old when the pause is over is not left for later.
  const id = await send({ ttlSeconds: 86_400 });
  await expect.poll(() => other.received.length).toBe(1);
  await expect
    .poll(
      async () =>
        (await newspaper.app.db.execute(sql`select id from push_batches where due_at > now() + interval '50 minutes'`)).rows.length,
    )
    .toBe(1);
  expect(await campaign(id)).toMatchObject({ state: 'sending', sent: 1 });
  const second = await send({ ttlSeconds: 86_400 });
  await expect.poll(() => other.received.length).toBe(2);
  expect(service.received).toHaveLength(1);
  // An editor stops both; what was sent stays counted.
  for (const one of [id, second]) expect((await newspaper.ask(chief, 'POST', `/push/campaigns/${one}/stop`)).status).toBe(200);
  expect(await campaign(id)).toMatchObject({ state: 'stopped', sent: 1 });
  expect((await newspaper.ask(chief, 'POST', `/push/campaigns/${id}/stop`)).status).toBe(409);
  expect(await ended(await send({ ttlSeconds: 900 }))).toMatchObject({ sent: 1, failed: 1 });
});

test('at night a message waits for the morning, unless it is breaking news that may pass', async () => {
  for (const [at, startsAt, expected] of [
    ['2026-11-24T06:30:00Z', undefined, '2026-11-24T06:30:00.000Z'],
    ['2026-11-24T17:30:00Z', undefined, '2026-11-25T01:00:00.000Z'],
    ['2026-11-24T06:30:00Z', '2026-11-24T19:00:00Z', '2026-11-25T01:00:00.000Z'],
  ] as const) {
    const night = await openTestApp({ at: new Date(at) });
    const body = { ...pushMessage, topics: ['topic:1', 'breaking'], passesQuietHours: false, ...(startsAt && { startsAt }) };
    const plan = async (changes: object) => {
      const { id } = await (await night.ask(chief, 'POST', '/push/campaigns', { ...body, ...changes })).json();
      return (await (await night.ask(chief, 'GET', `/push/campaigns/${id}`)).json()).dueAt;
    };
    expect(await plan({})).toBe(expected);
    expect(await plan({ passesQuietHours: true })).toBe(new Date(startsAt ?? at).toISOString());
    await night.close();
  }
});

test('what an editor writes is checked: size, address, who may pass quiet hours, and who may send at all', async () => {
  const refused = async (changes: object) => {
    const response = await newspaper.ask(chief, 'POST', '/push/campaigns', { ...pushMessage, ...changes });
    return { status: response.status, fields: ((await response.json()).issues ?? []).map((issue: { path: string }) => issue.path) };
  };
  expect(await refused({ text: 'ક'.repeat(990) })).toEqual({ status: 422, fields: ['text'] });
  for (const address of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'news', '/a b'])
    expect(await refused({ address }), address).toEqual({ status: 422, fields: ['address'] });
  expect(await refused({ replaces: 'ક' })).toEqual({ status: 422, fields: ['replaces'] });
  expect(await refused({ topics: ['topic:1'] })).toEqual({ status: 422, fields: ['passesQuietHours'] });
  expect(await refused({ topics: [] })).toEqual({ status: 422, fields: ['topics'] });
  expect((await refused({ topics: ["topic:1' or true"] })).status).toBe(422);
  for (const role of ['reporter', 'sub-editor', 'desk-editor'] as const)
    expect((await newspaper.ask(staffMember(role), 'POST', '/push/campaigns', pushMessage)).status).toBe(403);
  expect((await newspaper.ask(undefined, 'GET', '/push/campaigns')).status).toBe(401);
  const { rows } = await newspaper.app.db.execute(sql`select id from push_campaigns`);
  expect(rows).toEqual([]);
});

test('an editor tries a message in a browser that has notifications on, and in no other', async () => {
  const mine = service.newBrowser('mine');
  const draft = { title: 'અજમાયશ', text: '', address: '/' };
  const attempt = (browserToken: string) => newspaper.ask(chief, 'POST', '/push/test', { ...draft, browserToken });
  expect((await attempt(mine.token)).status).toBe(404);
  await save(mine);
  expect((await attempt(mine.token)).status).toBe(200);
  expect(JSON.parse(decrypt(mine, service.received[0]?.body ?? Buffer.alloc(0)))).toMatchObject(draft);
  service.answers.to = () => ({ status: 500 });
  expect((await attempt(mine.token)).status).toBe(503);
});

test('the next part of a message reads the choices of that part, not those of all before it', async () => {
  const plan = await newspaper.app.db.transaction(async (tx) => {
    for (const way of ['seqscan', 'bitmapscan', 'nestloop', 'hashjoin']) await tx.execute(sql.raw(`set local enable_${way} = off`));
    return tx.execute(sql`explain ${nextTargetsQuery(tx, { topics: ['breaking'], cursor: 1_000, lastId: 2_000 }).getSQL()}`);
  });
  expect(JSON.stringify(plan.rows)).toMatch(/subscription_id > 1000/);
});
