import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GoogleStandIn } from '../../googleStandIn.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { LAPTOP, ReaderDevice } from './readerDevice.ts';
import { SoftAuthenticator } from './softAuthenticator.ts';

const google = new GoogleStandIn();
let site: TestApp;
beforeAll(async () => {
  await google.start();
  site = await openTestApp({ environment: { ...LAPTOP, ...google.settings } });
});
afterAll(async () => {
  await site.close();
  google.stop();
});

const administrator = staffMember('administrator');
async function offerLogin(isLoginRequired: boolean): Promise<void> {
  const before = await (await site.ask(administrator, 'get', '/settings')).json();
  expect((await site.ask(administrator, 'put', '/settings', { ...before, isLoginRequired })).status).toBe(200);
}

const OFF = 'લૉગ ઇન હાલમાં બંધ છે';
const textOf = async (path: string) => (await site.get(path)).text();
const dataOf = async (device: ReaderDevice, path: string) => (await (await device.call('POST', path)).json()).data;

/** What of a page needs an account. */
const OFFERS =
  /data-login=|data-toggle=|href="\/classified\/post"|\/comments\/\d+\/(write|report)|\/account\/login\?|action="\/account\/(login|bookmark|follow)"/g;

test('what needs an account is on no page while nobody can log in, and back at the next request', async () => {
  const { data } = await (await site.get('/api/article-list?limit=50')).json();
  const story: string = data.articles[0].url;
  const { rows } = await site.app.db.execute<{ id: number }>(
    sql`select article_id as id from comments where kind = 'comment' and state = 'published' and badge is null limit 1`,
  );
  const { rows: teams } = await site.app.db.execute<{ slug: string }>(sql`select slug from cricket_teams limit 1`);
  const pages = [
    story,
    `/mobile${story}`,
    '/category/gujarat/1',
    '/mandi-bhav/crop/cotton',
    `/cricket/team/${teams[0]?.slug}`,
    '/classified',
    `/comments/${rows[0]?.id}`,
    '/account/history',
  ];
  const offers = async () => Promise.all(pages.map(async (path) => [path, (await textOf(path)).match(OFFERS)?.length ?? 0] as const));
  const before = await offers();
  for (const [path, count] of before) expect(count, path).toBeGreaterThan(0);
  await offerLogin(false);
  expect(await offers()).toEqual(pages.map((path) => [path, 0]));
  await offerLogin(true);
  expect(await offers()).toEqual(before);
});

test('nobody logs in while log-in is off, by no way, also not where one is under way', async () => {
  const [byCode, byGoogle, byPasskey] = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map((address) => new ReaderDevice(site, address));
  if (!byCode || !byGoogle || !byPasskey) throw new Error('There are no devices');
  await byCode.send('/account/login', { loginName: 'under.way@savar.example', next: '' });
  const code = await byCode.newestCode('under.way@savar.example');
  const begun = await byGoogle.ask('/account/google?next=', { headers: { 'sec-fetch-site': 'same-origin' } });
  const back = await google.choose(begun.headers.get('location') ?? '', 'mira@savar.example');
  await byPasskey.logIn('key@savar.example', 'key@savar.example');
  const key = new SoftAuthenticator(LAPTOP.SITE_URL);
  const passkey = key.create(await dataOf(byPasskey, '/user/passkey/options'));
  expect((await byPasskey.call('POST', '/user/passkey', { name: 'ફોન', passkey })).status).toBe(200);
  await byPasskey.call('POST', '/auth/logout');
  const signed = key.get(await dataOf(byPasskey, '/auth/passkey/options'));

  await offerLogin(false);
  for (const path of ['/account/login', '/account/login/young']) {
    const page = /<main[\s\S]*<\/main>/.exec(await textOf(path))?.[0] ?? '';
    expect([path, page.includes(OFF), page.includes('<form')]).toEqual([path, true, false]);
    const sent = await byCode.send(path, { loginName: 'new@savar.example', next: '' });
    expect([sent.status, (await sent.text()).includes(OFF)]).toEqual([400, true]);
  }
  expect((await byCode.ask('/account/code')).headers.get('location')).toBe('/account/login');
  expect((await byCode.send('/account/code', { code })).status).toBe(400);
  for (const path of ['/account/google?next=', back.replace(LAPTOP.SITE_URL, '')])
    expect((await byGoogle.ask(path, { headers: { 'sec-fetch-site': 'same-origin' } })).headers.get('location')).toMatch(
      /^\/account\/login\?/,
    );
  for (const [path, body] of [['/auth/passkey/options'], ['/auth/passkey', signed]] as const) {
    const refused = await byPasskey.call('POST', path, body);
    expect([path, refused.status, (await refused.json()).message]).toEqual([path, 403, expect.stringContaining(OFF)]);
  }
  for (const device of [byCode, byGoogle, byPasskey]) expect(device.cookie('reader.session_token')).toBeUndefined();
  const { rows } = await site.app.db.execute(
    sql`select email from readers where email like 'new@%' or email like 'under.way@%' or email like 'mira@%'`,
  );
  expect(rows).toEqual([]);
  await offerLogin(true);
});

test('whoever is logged in sees, takes along and erases their data, and logs out', async () => {
  const [stays, leaves] = [new ReaderDevice(site, '198.51.100.4'), new ReaderDevice(site, '198.51.100.5')];
  for (const device of [stays, leaves]) await device.logIn('stays@savar.example', 'stays@savar.example');
  await offerLogin(false);
  expect((await stays.call('GET', '/user/profile')).status).toBe(200);
  for (const path of ['/account/edit-user', '/account/data', '/account/bookmark/list', '/account/privacy'])
    expect([path, (await stays.ask(path)).status]).toEqual([path, 200]);
  // The script shows it to whom the browser has a session of.
  expect((await textOf('/')).includes('action="/account/logout"')).toBe(true);
  const left = await leaves.send('/account/logout', {});
  const page = await (await leaves.ask(left.headers.get('location') ?? '')).text();
  expect([page.includes('તમે લૉગ આઉટ થયા.'), page.includes(OFF)]).toEqual([true, true]);
  expect((await stays.send('/account/delete', { sure: 'yes' })).headers.get('location')).toBe('/account/login?state=removed');
  expect((await stays.call('GET', '/user/profile')).status).toBe(401);
  await offerLogin(true);
});
