import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GoogleStandIn } from '../../googleStandIn.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { cityId, saleForm, sendForm, submitted } from './classifieds/advertiser.ts';
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

test('the pages of an account offer nothing to add while log-in is off', async () => {
  const device = new ReaderDevice(site, '198.51.100.7');
  await device.logIn('offered@savar.example', 'offered@savar.example');
  const offered = {
    '/account/edit-user': 'પાસકી ઉમેરો',
    '/account/bookmark/list': '“સાચવો”',
    '/account/my-news': '“અનુસરો”',
    '/account/history': 'ચાલુ કરી શકો',
    '/account/privacy': 'હા, ચાલુ કરો',
  };
  const shown = () =>
    Promise.all(Object.entries(offered).map(async ([path, words]) => [path, (await (await device.ask(path)).text()).includes(words)]));
  expect(await shown()).toEqual(Object.keys(offered).map((path) => [path, true]));
  await offerLogin(false);
  expect(await shown()).toEqual(Object.keys(offered).map((path) => [path, false]));
  await offerLogin(true);
});

test('whoever is logged in adds nothing to the account while log-in is off, and takes back what is there', async () => {
  const device = new ReaderDevice(site, '198.51.100.6');
  await device.logIn('adds@savar.example', 'adds@savar.example');
  const { data } = await (await site.get('/api/article-list?limit=2')).json();
  const [articleId = 0, other = 0] = data.articles.map(({ _id }: { _id: string }) => Number(_id));
  const { rows: topics } = await site.app.db.execute<{ id: number }>(sql`select id from topics where kind = 'city' limit 2`);
  const [topicId = 0, otherTopic = 0] = topics.map(({ id }) => Number(id));
  const { rows: shown } = await site.app.db.execute<{ id: number }>(
    sql`select id from comments where kind = 'comment' and state = 'published' and badge is null limit 1`,
  );
  const commentId = Number(shown[0]?.id);
  await device.call('PUT', '/user/consents', { purpose: 'history', isGiven: true });
  for (const [path, body] of [
    ['/bookmark', { articleId }],
    ['/follow', { topicId }],
    ['/user/history', { articleId }],
  ] as const)
    expect([path, (await (await device.call('POST', path, body)).json()).data?.success]).toEqual([path, true]);
  const ad = await submitted(site, device);
  const draft = saleForm({ city: await cityId(site), title: 'બીજું હાર્મોનિયમ વેચવાનું છે' });

  await offerLogin(false);
  for (const [path, body] of [
    ['/bookmark', { articleId: other }],
    ['/follow', { topicId: otherTopic }],
    ['/user/history', { articleId: other }],
    ['/comment', { articleId: other, name: 'ઝરણા', text: 'સારો લેખ છે, આભાર.' }],
    ['/comment/report', { id: commentId, reason: 'abuse' }],
    ['/user/passkey/options', undefined],
    ['/user/consents', { purpose: 'history', isGiven: true }],
  ] as const) {
    const refused = await device.call(path === '/user/consents' ? 'PUT' : 'POST', path, body);
    expect([path, refused.status, (await refused.json()).message]).toEqual([path, 403, expect.stringContaining(OFF)]);
  }
  for (const [path, fields] of [
    ['/account/bookmark', { articleId: String(other) }],
    ['/account/follow', { topicId: String(otherTopic) }],
    ['/account/classifieds/order', { ad: String(ad), upgrade: 'top' }],
    ['/account/privacy', { purpose: 'history', agreed: 'yes' }],
  ] as const) {
    const sent = await device.send(path, fields);
    expect([path, sent.status, sent.headers.get('location')]).toEqual([path, 303, '/account/login']);
  }
  expect(await (await device.ask('/account/login')).text()).toContain(OFF);
  const placed = await sendForm(device, draft);
  const kept = await placed.text();
  expect([placed.status, kept.includes(OFF), kept.includes(draft['title'] ?? '')]).toEqual([403, true, true]);
  const report = await device.send(`/comments/${commentId}/report`, { reason: 'abuse', note: 'અપશબ્દ છે' });
  expect([report.status, (await report.text()).includes('અપશબ્દ છે')]).toEqual([403, true]);
  for (const path of ['/classified/post?kind=sale', `/account/bookmark/save/${other}`, `/comments/${commentId}/report`])
    expect([path, (await device.ask(path)).headers.get('location')]).toEqual([path, '/account/login']);
  const own = await (await device.ask('/account/classifieds')).text();
  expect([own.includes(OFF), own.includes('value="withdraw"'), own.includes('/classified/post')]).toEqual([true, true, false]);

  for (const [path, body] of [
    ['/bookmark', { articleId }],
    ['/follow', { topicId }],
    ['/user/history', {}],
  ] as const)
    expect([path, (await (await device.call('DELETE', path, body)).json()).data.success]).toEqual([path, true]);
  expect((await device.call('PUT', '/user/profile', { name: 'ઝરણા દવે' })).status).toBe(200);
  expect(await (await device.ask('/account/privacy')).text()).toContain('બંધ કરો');
  const ended = await device.send('/account/privacy', { purpose: 'history', agreed: 'no' });
  expect(ended.headers.get('location')).toBe('/account/privacy?state=withdrawn');
  const withdrawn = await device.send('/account/classifieds', { ad: String(ad), step: 'withdraw' });
  expect(withdrawn.headers.get('location')).toBe('/account/classifieds?state=withdrew');
  const renewed = await device.send('/account/classifieds', { ad: String(ad), step: 'renew' });
  expect(renewed.headers.get('location')).toBe('/account/classifieds?state=notPossible');
  await offerLogin(true);
  const { rows } = await site.app.db.execute<{ writes: number }>(sql`
    select (select count(*) from bookmarks join readers on readers.id = reader_id where email = 'adds@savar.example')
      + (select count(*) from comment_reports where comment_id = ${commentId})::int as writes`);
  expect(Number(rows[0]?.writes)).toBe(0);
});
