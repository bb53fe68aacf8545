import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBrowser } from '../../pushService.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { LAPTOP, ReaderDevice } from './readerDevice.ts';

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp({ environment: LAPTOP });
});
afterAll(() => newspaper.close());

let made = 0;
const browser = () => newBrowser(`https://push.example.com/send/${++made}`);
const SAVE = '/api/notification/browser-token/save';
const saved = (token: string, more: object = {}, headers: Record<string, string> = {}) =>
  newspaper.post(SAVE, { browserToken: token, browserName: 'Chrome', ...more }, headers);
const topicsOf = async (token: string) => {
  const response = await newspaper.post('/api/notification/browser-token/topics', { browserToken: token });
  return response.status === 200 ? (await response.json()).data.topics : response.status;
};
const removed = (token: string) =>
  newspaper.request('/api/notification/browser-token', {
    method: 'DELETE',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ browserToken: token }),
  });
const stored = async (endpoint: string) =>
  (await newspaper.app.db.execute(sql`select consent, consent_at, reader_id from push_subscriptions where endpoint = ${endpoint}`)).rows;

test('the call of the specification stores a browser for breaking news; topics and consent come with ours', async () => {
  const [plain, chosen] = [browser(), browser()];
  expect(await (await saved(plain.token)).json()).toMatchObject({ code: 200, data: { isSuccess: true, topics: ['breaking'] } });
  expect(await stored(plain.endpoint)).toMatchObject([{ consent: null }]);
  await saved(chosen.token, { topics: ['topic:3', 'crop:2', 'topic:3'], consent: '2026-11-23' });
  expect(await topicsOf(chosen.token)).toEqual(['crop:2', 'topic:3']);
  expect(await stored(chosen.endpoint)).toMatchObject([{ consent: '2026-11-23' }]);
  // A refresh leaves the topics and the consent as they are.
  await saved(chosen.token);
  expect(await topicsOf(chosen.token)).toEqual(['crop:2', 'topic:3']);
  expect(await stored(chosen.endpoint)).toMatchObject([{ consent: '2026-11-23' }]);
});

test('a token that takes the place of another has its topics, and the other is gone', async () => {
  const [old, present] = [browser(), browser()];
  await saved(old.token, { topics: ['topic:5'] });
  await saved(present.token, { replaces: old.token });
  expect(await topicsOf(present.token)).toEqual(['topic:5']);
  expect(await topicsOf(old.token)).toBe(404);
});

test('only who has the secret of a browser speaks for it', async () => {
  const mine = browser();
  await saved(mine.token, { topics: ['topic:7'] });
  const stranger = newBrowser(mine.endpoint).token;
  expect((await saved(stranger, { topics: ['breaking'] })).status).toBe(403);
  expect(await topicsOf(stranger)).toBe(404);
  expect((await removed(stranger)).status).toBe(200);
  const thief = browser();
  await saved(thief.token, { replaces: stranger });
  expect(await topicsOf(thief.token)).toEqual(['breaking']);
  expect(await topicsOf(mine.token)).toEqual(['topic:7']);
  expect((await removed(mine.token)).status).toBe(200);
  expect(await topicsOf(mine.token)).toBe(404);
  // The same again, for a token that is not known.
  expect(await (await removed(mine.token)).json()).toMatchObject({ data: { isSuccess: true } });
});

test('endpoints that lead into the own network, or are no push service, are refused', async () => {
  for (const endpoint of [
    'http://push.example.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://[::ffff:10.0.0.1]/x',
    'https://0x7f000001/x',
    'https://2130706433/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://93.184.216.34/x',
    'https://localhost/x',
    'https://printer.local/x',
    'https://db.internal./x',
    'https://intranet/x',
    'https://push.example.com:8443/x',
    'https://user:secret@push.example.com/x',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'not an address',
  ])
    expect((await saved(newBrowser(endpoint).token)).status, endpoint).toBe(422);
});

test('malformed and oversized tokens are refused in words, and nothing is stored', async () => {
  const good = browser();
  const { endpoint, keys } = JSON.parse(good.token);
  const before = (await newspaper.app.db.execute(sql`select count(*) from push_subscriptions`)).rows;
  const tokens: unknown[] = [
    '',
    'x',
    '{}',
    'null',
    '[]',
    42,
    null,
    { endpoint, keys },
    '['.repeat(1_900),
    JSON.stringify({ endpoint, keys: {} }),
    JSON.stringify({ endpoint, keys: { ...keys, auth: 'AAAA' } }),
    JSON.stringify({ endpoint, keys: { ...keys, p256dh: keys.auth } }),
    JSON.stringify({ endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 3).toString('base64url') } }),
    JSON.stringify({ endpoint: `https://push.example.com/${'a'.repeat(1_100)}`, keys }),
    JSON.stringify({ endpoint, keys, more: 'a'.repeat(2_000) }),
  ];
  for (const browserToken of tokens) {
    const response = await newspaper.post(SAVE, { browserToken, browserName: 'Chrome' });
    expect(response.status, String(browserToken).slice(0, 60)).toBe(400);
    expect((await response.json()).message).toBeTruthy();
  }
  for (const more of [
    { browserName: '' },
    { browserName: 'a'.repeat(61) },
    { browserName: 'a\0b' },
    { topics: ['everything'] },
    { topics: ["topic:1' --"] },
    { topics: Array.from({ length: 101 }, (_, at) => `topic:${at + 1}`) },
    { consent: '1999-01-01' },
  ])
    expect((await saved(good.token, more)).status, JSON.stringify(more).slice(0, 60)).toBe(400);
  expect((await newspaper.request(SAVE, { method: 'POST', body: 'browserToken=x' })).status).toBe(415);
  expect((await newspaper.post(SAVE, { browserToken: 'a'.repeat(70_000), browserName: 'x' })).status).toBe(413);
  expect((await newspaper.get(SAVE)).status).toBe(405);
  expect((await newspaper.app.db.execute(sql`select count(*) from push_subscriptions`)).rows).toEqual(before);
});

test('pages of other sites make none of these calls', async () => {
  const mine = browser();
  await saved(mine.token);
  for (const headers of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    expect((await saved(mine.token, {}, headers)).status).toBe(403);
    for (const path of ['browser-token/topics', 'opened'])
      expect((await newspaper.post(`/api/notification/${path}`, { browserToken: mine.token, id: 'c1.a' }, headers)).status).toBe(403);
    const body = JSON.stringify({ browserToken: mine.token });
    const init = { method: 'DELETE', headers: { 'content-type': 'application/json', ...headers }, body };
    expect((await newspaper.request('/api/notification/browser-token', init)).status).toBe(403);
  }
  expect(await topicsOf(mine.token)).toEqual(['breaking']);
});

test('a network cannot fill the table', async () => {
  const body = () => JSON.stringify({ browserToken: browser().token, browserName: 'x' });
  const headers = { 'content-type': 'application/json' };
  const statuses: number[] = [];
  for (let at = 0; at < 205; at++)
    statuses.push((await newspaper.request(SAVE, { method: 'POST', headers, body: body() }, '203.0.113.9')).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(200);
  expect(statuses.at(-1)).toBe(429);
});

test('a message that is opened is counted for browsers that get messages, and for no others', async () => {
  await newspaper.app.db.execute(sql`insert into push_campaigns
    (id, title, text, address, topics, ttl_seconds, urgency, passes_quiet_hours, state, created_by, created_at, due_at)
    values (77, 'a', '', '/', '{breaking}', 900, 'low', false, 'sent', 'test', now(), now())`);
  const mine = browser();
  await saved(mine.token);
  const opened = (browserToken: string, id: string) => newspaper.post('/api/notification/opened', { browserToken, id });
  expect((await opened(mine.token, 'c77.abc')).status).toBe(200);
  expect((await opened(browser().token, 'c77.abc')).status).toBe(200);
  expect((await opened(mine.token, 'c999.abc')).status).toBe(200);
  expect((await opened(mine.token, '77')).status).toBe(400);
  expect((await newspaper.app.db.execute(sql`select clicked from push_campaigns where id = 77`)).rows).toEqual([{ clicked: 1 }]);
});

test('a browser belongs to the reader who is logged in: it is in their copy, and goes with the account; another reader takes it over', async () => {
  const [first, second] = [new ReaderDevice(newspaper, '198.51.100.21'), new ReaderDevice(newspaper, '198.51.100.22')];
  await first.logIn('asha@savar.example', 'asha@savar.example');
  await second.logIn('bela@savar.example', 'bela@savar.example');
  const [shared, own] = [browser(), browser()];
  for (const { token } of [shared, own])
    await first.call('POST', '/notification/browser-token/save', { browserToken: token, browserName: 'Firefox' });
  expect(await (await first.ask('/account/data')).text()).toContain(own.endpoint);
  await second.call('POST', '/notification/browser-token/save', { browserToken: shared.token, browserName: 'Firefox' });
  expect(await (await first.ask('/account/data')).text()).not.toContain(shared.endpoint);
  expect(await (await second.ask('/account/data')).text()).toContain(shared.endpoint);
  await first.call('DELETE', '/user/profile');
  expect(await stored(own.endpoint)).toEqual([]);
  expect(await stored(shared.endpoint)).toHaveLength(1);
});

test('the service worker is at the root, always fresh, and names the built file of its version', async () => {
  const response = await newspaper.get('/sw.js');
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  const file = /importScripts\("([^"]+)"\)/.exec(await response.text())?.[1] ?? '';
  const script = await newspaper.get(file);
  expect(script.status).toBe(200);
  expect(await script.text()).not.toMatch(/\b(import|export)\b\s*[{*"']/);
});

test('the service worker sets the time limits of its requests also in Safari 15, which has no function for it', async () => {
  const source = await (await newspaper.get('/sw.js')).text();
  const old: object = { AbortController, AbortSignal: {}, setTimeout, importScripts: () => undefined };
  runInNewContext(source, Object.assign(old, { self: old }));
  const signal: unknown = runInNewContext('AbortSignal.timeout(1)', old);
  expect(signal).toBeInstanceOf(AbortSignal);
  await expect.poll(() => signal instanceof AbortSignal && signal.aborted).toBe(true);
});

test('the key is made once and is the same after a restart and for every process', async () => {
  const key = async () => (await (await newspaper.get('/api/notification/config')).json()).data.applicationServerKey;
  const first = await key();
  expect(Buffer.from(first, 'base64url')).toHaveLength(65);
  expect(await key()).toBe(first);
});
