import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { LAPTOP } from '../readers/readerDevice.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: new Date('2030-03-10T09:00:30Z'), environment: { TRUSTED_PROXIES: '10.0.0.0/8', ...LAPTOP } });
});
afterAll(() => app.close());

/** Sends the same until it is refused, a tenth of a thousand at a time; gives how often it was answered, and the refusal. */
async function untilRefused(path: string, init: RequestInit, from: string): Promise<{ answered: number; refusal: Response }> {
  for (let answered = 0; answered < 5_000; answered += 100) {
    const responses = await Promise.all(Array.from({ length: 100 }, () => app.request(path, init, from)));
    const refusal = responses.find(({ status }) => status === 429);
    if (refusal) return { answered: answered + responses.filter(({ status }) => status !== 429).length, refusal };
  }
  throw new Error(`${path} was never refused`);
}

const json = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' },
  body: JSON.stringify(body),
});

test.each([
  ['/api/read', json({ page: 'home', views: [] }), 1_200, 30],
  ['/api/subscribe/', json({ email: 'naam@savar.example' }), 100, 570],
  ['/api/shorten-url', json({ url: '/recent-news/1' }), 300, 30],
  ['/api/island-failure', json({ island: 'x', page: '/', message: 'x' }), 120, 30],
])('%s is answered to a whole network of readers, and a flood is told to wait', async (path, init, most, seconds) => {
  const { answered, refusal } = await untilRefused(path, init, '198.51.100.40');
  expect(answered).toBe(most);
  expect(refusal.headers.get('retry-after')).toBe(String(seconds));
  expect(await refusal.json()).toEqual({ code: 429, message: 'Too many requests from your network: try again a little later' });
  // Others are answered, also where both come through the same trusted proxy.
  expect((await app.request(path, init, '198.51.100.41')).status).toBe(200);
  const forwarded = (client: string): RequestInit => ({ ...init, headers: { ...init.headers, 'x-forwarded-for': client } });
  expect((await app.request(path, forwarded('198.51.100.40'), '10.0.0.1')).status).toBe(429);
  expect((await app.request(path, forwarded('198.51.100.42'), '10.0.0.1')).status).toBe(200);
});

test('the form counts together with the call, and says it in words', async () => {
  const from = '198.51.100.50';
  await untilRefused('/api/subscribe/', json({ email: 'naam@savar.example' }), from);
  const form = { method: 'POST', body: new URLSearchParams({ email: 'naam@savar.example' }) };
  const refusal = await app.request('/newsletter/subscribe', form, from);
  expect(refusal.status).toBe(429);
  expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refusal.text()).toContain('તમારા નેટવર્ક પરથી હમણાં ઘણી વાર મોકલાયું છે, એટલે આ મોકલાયું નથી.');
  expect((await app.request('/newsletter/subscribe', form, '198.51.100.51')).status).toBe(303);
});

/** No message is that of another sender: what is sent twice counts once. */
let sent = 0;
const sender = () => ({ name: 'ઝરણા દવે', email: 'zarna@savar.example', message: `તમારું છાપું મને ગમે છે. ${++sent}` });

test.each([
  ['/api/grievance', 'grievance', () => json({ ...sender(), about: '/recent-news/1', kind: 'fact' }), 75],
  ['/api/contact', 'enquiry', () => json({ ...sender(), kind: 'feedback' }), 150],
  ['/api/letter', 'comment', () => json({ ...sender(), subject: 'બસ', city: 'સુરત', text: sender().message }), 750],
  ['/api/subscribe/', 'newsletter', () => json({ email: sender().email }), 750],
  ['/account/login', 'code texts of all', () => ({ method: 'POST', body: new URLSearchParams({ loginName: '9825012345' }) }), 750],
])('%s: a connection with very many networks does not use up what all others may send', async (path, what, init, most) => {
  await app.app.db.execute(sql`delete from attempts`);
  const from = (network: number) => `2001:db8:7:${network.toString(16)}::1`;
  const isTaken = async (client: string) => [200, 303].includes((await app.request(path, init(), client)).status);
  expect(await isTaken(from(1))).toBe(true);
  const reached = await app.app.db.execute(
    sql`update attempts set count = ${most} where key = ${`${what} by 2001:db8:7::/48`} and count = 1 returning key`,
  );
  expect(reached.rows).toHaveLength(1);
  expect(await isTaken(from(2))).toBe(false);
  for (const other of ['2001:db8:8:1::1', '198.51.100.90']) expect(await isTaken(other)).toBe(true);
  // Refused attempts are counted nowhere.
  const { rows } = await app.app.db.execute<{ count: number }>(sql`select count from attempts where key = ${what}`);
  expect(rows).toEqual([{ count: 3 }]);
});

test('pictures that nobody has asked for before are limited, and those that lie ready are not', async () => {
  const from = '198.51.100.60';
  const ready = /\/image\?[^" ]+/.exec(await (await app.get('/')).text())?.[0]?.replaceAll('&amp;', '&') ?? '';
  expect((await app.get(ready)).status).toBe(200);
  // Of a picture that is not there each width and quality is a variant of its own.
  let sent = 0;
  const wanted = () => `/image?url=/media/pictures/none-${sent++}.webp&w=640`;
  let refused: Response | undefined;
  while (!refused && sent < 3_000) {
    const responses = await Promise.all(Array.from({ length: 100 }, () => app.request(wanted(), {}, from)));
    refused = responses.find(({ status }) => status === 429);
  }
  expect(sent).toBe(1_300);
  expect(refused?.headers.get('retry-after')).toBe('30');
  expect(refused?.headers.get('cache-control')).toBe('no-store');
  expect((await app.request(ready, {}, from)).status).toBe(200);
  expect((await app.request(wanted(), {}, '198.51.100.61')).status).toBe(404);
});
