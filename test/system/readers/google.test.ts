import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GoogleStandIn, idToken } from '../../googleStandIn.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { LAPTOP, ReaderDevice } from './readerDevice.ts';

let google: GoogleStandIn;
let site: TestApp;
beforeAll(async () => {
  google = await new GoogleStandIn().start();
  site = await openTestApp({ environment: { ...LAPTOP, ...google.settings } });
});
beforeEach(() => google.reset());
afterAll(async () => {
  await site.close();
  google.stop();
});

const FAILED = 'ગૂગલ વડે લૉગ ઇન થઈ શક્યું નથી.';

const locationOf = (answer: Response): string => answer.headers.get('location') ?? '';
const pathOf = (address: string): string => address.replace(LAPTOP.SITE_URL, '');

/** Where a reader who presses the button is sent. */
async function toGoogle(device: ReaderDevice, next = ''): Promise<string> {
  const answer = await device.ask(`/account/google?next=${encodeURIComponent(next)}`, { headers: { 'sec-fetch-site': 'same-origin' } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store']);
  return locationOf(answer);
}

/** The answer of the site to a reader who comes back from Google. */
async function logIn(device: ReaderDevice, email: string, next = ''): Promise<Response> {
  return device.ask(pathOf(await google.choose(await toGoogle(device, next), email)));
}

/** The main part of the page to which an answer leads. */
async function pageAfter(device: ReaderDevice, answer: Response): Promise<string> {
  expect(answer.status).toBe(302);
  return (await (await device.ask(locationOf(answer))).text()).split('<main')[1] ?? '';
}

async function expectRefused(device: ReaderDevice, answer: Response, sentence: string): Promise<void> {
  expect(await pageAfter(device, answer)).toContain(sentence);
  expect(device.cookie('reader.session_token')).toBeUndefined();
  expect(device.cookie('reader.google')).toBeUndefined();
}

test('a reader logs in by Google to the account that a code to the same address opens, and comes back to where they were', async () => {
  const byCode = new ReaderDevice(site, '198.51.100.10');
  await byCode.logIn('Mira@savar.example', 'mira@savar.example');
  await byCode.call('PUT', '/user/profile', { name: 'મીરા' });
  const device = new ReaderDevice(site, '198.51.100.11');
  const answer = await logIn(device, 'MIRA@savar.example', '/recent-news/1?a=b');
  expect([answer.status, locationOf(answer)]).toEqual([302, '/recent-news/1?a=b']);
  expect(device.cookie('reader_here')).toBe('1');
  expect(device.cookie('reader.google')).toBeUndefined();
  expect((await (await device.call('GET', '/user/profile')).json()).data).toMatchObject({ name: 'મીરા', email: 'mira@savar.example' });
  const { rows } = await site.app.db.execute(sql`select 1 from reader_credentials`);
  expect(rows).toEqual([]);
});

test('somebody new gets an account', async () => {
  const device = new ReaderDevice(site, '198.51.100.12');
  expect(locationOf(await logIn(device, 'navin@savar.example'))).toBe('/account/edit-user');
  expect((await (await device.call('GET', '/user/profile')).json()).data).toMatchObject({
    email: 'navin@savar.example',
    primaryKey: 'email',
  });
});

test('Google is asked for the mail address only, with PKCE, a state and a nonce of this log-in', async () => {
  const device = new ReaderDevice(site, '198.51.100.13');
  const [first, second] = [new URL(await toGoogle(device)), new URL(await toGoogle(device))];
  expect(Object.fromEntries(first.searchParams)).toMatchObject({
    client_id: 'savar-test',
    redirect_uri: 'http://localhost:3000/account/google/back',
    response_type: 'code',
    scope: 'openid email',
    code_challenge_method: 'S256',
  });
  for (const secret of ['state', 'nonce', 'code_challenge']) {
    expect(first.searchParams.get(secret)?.length).toBeGreaterThan(40);
    expect(first.searchParams.get(secret)).not.toBe(second.searchParams.get(secret));
  }
});

const now = () => Math.floor(Date.now() / 1000);

test.each([
  ['of another issuer', { iss: 'https://accounts.evil.example' }],
  ['for another client', { aud: 'somebody-else' }],
  ['for several clients', { aud: ['savar-test', 'somebody-else'], azp: 'somebody-else' }],
  ['that is over', { iat: now() - 7200, exp: now() - 3600 }],
  ['of another log-in', { nonce: 'another' }],
  ['without a nonce', { nonce: undefined }],
  ['without an end', { exp: undefined }],
])('an ID token %s logs nobody in', async (_what, wrong) => {
  google.claims = (claims) => ({ ...claims, ...wrong });
  const device = new ReaderDevice(site, '198.51.100.14');
  await expectRefused(device, await logIn(device, 'mira@savar.example'), FAILED);
});

test('an ID token that somebody else has signed, or nobody, logs nobody in', async () => {
  const device = new ReaderDevice(site, '198.51.100.15');
  google.signed = (claims) => idToken(claims, google.otherKey);
  await expectRefused(device, await logIn(device, 'mira@savar.example'), FAILED);
  google.signed = (claims) => idToken(claims, google.otherKey, 'two');
  await expectRefused(device, await logIn(device, 'mira@savar.example'), FAILED);
  google.signed = (claims) =>
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
  await expectRefused(device, await logIn(device, 'mira@savar.example'), FAILED);
});

test.each([
  { email_verified: false },
  { email_verified: 'true' },
  { email_verified: undefined },
  { email: undefined },
  { email: 'no address' },
])('an address of which Google says %j logs nobody in', async (claim) => {
  google.claims = (claims) => ({ ...claims, ...claim });
  const device = new ReaderDevice(site, '198.51.100.16');
  await expectRefused(device, await logIn(device, 'unverified@savar.example'), 'તમારા ગૂગલ ખાતાના ઈમેલની ચકાસણી થઈ નથી.');
  const { rows } = await site.app.db.execute(sql`select 1 from readers where email = 'unverified@savar.example'`);
  expect(rows).toEqual([]);
});

test('nobody can take the account of a number by an address that stands for it', async () => {
  const device = new ReaderDevice(site, '198.51.100.17');
  await expectRefused(device, await logIn(device, '919825011111@phone.invalid'), 'ચકાસણી થઈ નથી');
});

test('a reader who cancels is told so, and goes on with a code to the same place', async () => {
  const device = new ReaderDevice(site, '198.51.100.18');
  const back = new URL(await google.choose(await toGoogle(device, '/recent-news/2'), 'mira@savar.example'));
  back.searchParams.delete('code');
  back.searchParams.set('error', 'access_denied');
  const page = await pageAfter(device, await device.ask(back.pathname + back.search));
  expect(page).toContain('ગૂગલ વડે લૉગ ઇન રદ થયું.');
  expect(page).toContain('name="next" value="/recent-news/2"');
});

test('a wrong state, a missing cookie and a used code log nobody in', async () => {
  const device = new ReaderDevice(site, '198.51.100.19');
  const back = pathOf(await google.choose(await toGoogle(device), 'mira@savar.example'));
  const stranger = new ReaderDevice(site, '198.51.100.20');
  await expectRefused(stranger, await stranger.ask(back), FAILED);
  await toGoogle(stranger);
  await expectRefused(stranger, await stranger.ask(back), FAILED);
  expect(locationOf(await device.ask(back))).toBe('/account/edit-user');
  // The browser's cookie is gone, and with it written back the code is used.
  const again = new ReaderDevice(site, '198.51.100.21');
  await expectRefused(again, await again.ask(back), FAILED);
});

test.each(['code=x', 'error=server_error', 'state=', '', `code=${'x'.repeat(9_000)}`, 'code=%00&state=%00'])(
  'coming back with %j ends at the log-in',
  async (query) => {
    const device = new ReaderDevice(site, '198.51.100.22');
    await toGoogle(device);
    await expectRefused(device, await device.ask(`/account/google/back?${query}`), FAILED);
  },
);

test('a cookie that is not as we wrote it is as good as none', async () => {
  for (const value of ['x', '%7B%7D', encodeURIComponent('{"state":1}'), encodeURIComponent('['.repeat(3_000))]) {
    const answer = await site.request('/account/google/back?code=a&state=b', { headers: { cookie: `reader.google=${value}` } });
    expect([answer.status, locationOf(answer)]).toEqual([302, '/account/login?next=%2Faccount%2Fedit-user&problem=failed']);
  }
});

test('a Google that is down or too slow ends at the log-in', async () => {
  const device = new ReaderDevice(site, '198.51.100.23');
  const back = pathOf(await google.choose(await toGoogle(device), 'mira@savar.example'));
  google.isDown = true;
  await expectRefused(device, await device.ask(back), FAILED);
  google.reset();
  const slow = pathOf(await google.choose(await toGoogle(device), 'mira@savar.example'));
  google.delay = 30_000;
  await expectRefused(device, await device.ask(slow), FAILED);
}, 30_000);

test.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/account/logout', '/account/google', '/api/bookmark'])(
  'after logging in nobody is sent to %j',
  async (next) => {
    const device = new ReaderDevice(site, '198.51.100.24');
    expect(locationOf(await logIn(device, 'mira@savar.example', next))).toBe('/account/edit-user');
  },
);

test('a page of another site begins no log-in', async () => {
  const device = new ReaderDevice(site, '198.51.100.25');
  const answer = await device.ask('/account/google', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect(locationOf(answer)).toBe('/account/login?next=%2Faccount%2Fedit-user');
  expect(device.cookie('reader.google')).toBeUndefined();
});

test('what Google says of itself is asked again after an hour', async () => {
  const clock = { at: new Date() };
  const apart = await openTestApp({ clock: () => clock.at, environment: { ...LAPTOP, ...google.settings } });
  const device = new ReaderDevice(apart, '198.51.100.40');
  expect(await toGoogle(device)).toContain(google.issuer);
  google.isDown = true;
  clock.at = new Date(clock.at.getTime() + 3_599_000);
  expect(await toGoogle(device)).toContain(google.issuer);
  clock.at = new Date(clock.at.getTime() + 1_000);
  expect(await toGoogle(device)).toContain('problem=failed');
  await apart.close();
});

test('a network that fails often is told to wait, and others are not', async () => {
  const pest = new ReaderDevice(site, '203.0.113.9');
  await toGoogle(pest);
  const ends: string[] = [];
  for (let at = 0; at < 61; at += 1) {
    await toGoogle(pest).catch(() => undefined);
    ends.push(locationOf(await pest.ask('/account/google/back?code=x&state=y')));
  }
  expect(ends.at(0)).toContain('problem=failed');
  expect(ends.at(-1)).toContain('problem=failed');
  expect(locationOf(await pest.ask('/account/google'))).toContain('problem=tooMany');
  const owner = new ReaderDevice(site, '203.0.114.9');
  expect(locationOf(await logIn(owner, 'mira@savar.example'))).toBe('/account/edit-user');
});

test('the apps’ pages, where Google refuses log-ins, do not offer it', async () => {
  const offers = async (path: string) => (await (await site.get(path)).text()).includes('ગૂગલ વડે લૉગ ઇન');
  expect(await offers('/account/login')).toBe(true);
  expect(await offers('/mobile/account/login')).toBe(false);
  const refused = await site.postForm('/mobile/account/login', { loginName: 'mira', next: '' });
  expect(await refused.text()).not.toContain('ગૂગલ વડે લૉગ ઇન');
});

test('a site without a client at Google says nothing of it', async () => {
  const plain = await openTestApp({ environment: LAPTOP });
  expect(await (await plain.get('/account/login')).text()).not.toContain('ગૂગલ વડે લૉગ ઇન');
  for (const path of ['/account/google', '/account/google/back?code=a&state=b']) expect((await plain.get(path)).status).toBe(404);
  await plain.close();
});
