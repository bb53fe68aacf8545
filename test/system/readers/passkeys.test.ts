import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { LAPTOP, ReaderDevice } from './readerDevice.ts';
import { otherKey, SoftAuthenticator } from './softAuthenticator.ts';

const ORIGIN = LAPTOP.SITE_URL;
const REFUSED = 'આ પાસકી વડે લૉગ ઇન થઈ શક્યું નથી. ફરી પ્રયત્ન કરો, અથવા નંબર કે ઈમેલ લખો.';
const NOT_ADDED = 'પાસકી ઉમેરી શકાઈ નથી. ફરી પ્રયત્ન કરો.';

let now = new Date();
let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP });
  site.app.clock = () => now;
});
afterAll(() => site.close());

let networks = 0;
/** A browser in a network of its own. */
const newDevice = () => new ReaderDevice(site, `198.51.${100 + Math.floor(networks / 250)}.${(networks++ % 250) + 1}`);

async function loggedIn(email: string): Promise<ReaderDevice> {
  const device = newDevice();
  await device.logIn(email, email);
  return device;
}

const optionsFor = async (device: ReaderDevice, path: string) => (await (await device.call('POST', path)).json()).data;

async function add(device: ReaderDevice, name: string, key = new SoftAuthenticator(ORIGIN)): Promise<SoftAuthenticator> {
  const passkey = key.create(await optionsFor(device, '/user/passkey/options'));
  const answer = await device.call('POST', '/user/passkey', { name, passkey });
  expect(await answer.json()).toMatchObject({ code: 200, data: { isSuccess: true, message: 'પાસકી ઉમેરાઈ ગઈ.' } });
  return key;
}

/** Logs in with a passkey, in a browser that knows nobody; `wrong` is what is wrong about it. */
async function logIn(key: SoftAuthenticator, wrong: Parameters<SoftAuthenticator['get']>[1] = {}, device = newDevice()) {
  const answer = await device.call('POST', '/auth/passkey', key.get(await optionsFor(device, '/auth/passkey/options'), wrong));
  return { device, status: answer.status, body: await answer.json() };
}

async function expectRefused({ device, status, body }: Awaited<ReturnType<typeof logIn>>): Promise<void> {
  expect([status, body.message]).toEqual([400, REFUSED]);
  expect(device.cookie('reader.session_token')).toBeUndefined();
  expect((await device.call('GET', '/user/profile')).status).toBe(401);
}

const profilePage = async (device: ReaderDevice) => (await device.ask('/account/edit-user')).text();

test('a reader adds a passkey, logs in with it on another visit, and removes it', async () => {
  const device = await loggedIn('mira@savar.example');
  const options = await optionsFor(device, '/user/passkey/options');
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'સવાર' },
    user: { name: 'mira@savar.example' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    excludeCredentials: [],
  });
  const key = await add(device, '  મારો ફોન ');
  expect(await profilePage(device)).toContain('>મારો ફોન<');
  expect((await optionsFor(device, '/user/passkey/options')).excludeCredentials).toEqual([{ type: 'public-key', id: key.id }]);

  const { device: later, status } = await logIn(key);
  expect([status, later.cookie('reader_here')]).toEqual([200, '1']);
  expect((await (await later.call('GET', '/user/profile')).json()).data).toMatchObject({ email: 'mira@savar.example' });
  expect(await profilePage(later)).toContain('છેલ્લે વાપરી: ');
  const copy = await (await later.ask('/account/data')).json();
  expect(copy.account.passkeys).toMatchObject([{ name: 'મારો ફોન', site: 'localhost' }]);

  const removed = await later.send('/account/passkey/remove', { id: key.id });
  expect([removed.status, removed.headers.get('location')]).toEqual([303, '/account/edit-user?state=passkeyRemoved']);
  expect(await profilePage(later)).not.toContain('>મારો ફોન<');
  await expectRefused(await logIn(key));
});

test('an account of a number has passkeys like any other, and codes go on working', async () => {
  const device = newDevice();
  await device.logIn('98250 71717', '+919825071717');
  const key = await add(device, 'ફોન');
  const { device: later } = await logIn(key);
  expect((await (await later.call('GET', '/user/profile')).json()).data).toMatchObject({ mobileNumber: '+919825071717' });
  expect((await newDevice().logIn('98250 71717', '+919825071717')).status).toBe(303);
});

test.each([
  ['of another site', { origin: 'https://savar.evil.example' }],
  ['of another port', { origin: 'http://localhost:3001' }],
  ['for another host', { rpId: 'evil.example' }],
  ['with nobody at the device', { flags: 0x04 }],
  ['that says it is a new passkey', { type: 'webauthn.create' }],
  ['of another account', { userHandle: Buffer.from('somebody-else').toString('base64url') }],
  ['with a challenge of its own', { challenge: Buffer.alloc(54, 7).toString('base64url') }],
  ['without a challenge', { challenge: '' }],
  ['signed by another key', { key: otherKey() }],
])('a signature %s logs nobody in', async (_what, wrong) => {
  const key = await add(await loggedIn('forged@savar.example'), 'ફોન');
  await expectRefused(await logIn(key, wrong));
  expect((await logIn(key)).status).toBe(200);
  await site.app.db.execute(sql`delete from reader_passkeys`);
});

test('a challenge counts once, for what it was made, and for ten minutes', async () => {
  const device = await loggedIn('once@savar.example');
  const key = await add(device, 'ફોન');
  const options = await optionsFor(device, '/auth/passkey/options');
  const signed = key.get(options);
  const send = async (body: object) => (await newDevice().call('POST', '/auth/passkey', body)).status;
  expect(await send(signed)).toBe(200);
  expect(await send(signed)).toBe(400);
  expect(await send(key.get(options))).toBe(400);
  // One that was used in vain is used too.
  const spoilt = await optionsFor(device, '/auth/passkey/options');
  expect(await send(key.get(spoilt, { origin: 'https://evil.example' }))).toBe(400);
  expect(await send(key.get(spoilt))).toBe(400);
  const twice = await optionsFor(device, '/auth/passkey/options');
  const parallel = await Promise.all(Array.from({ length: 20 }, () => send(key.get(twice))));
  expect(parallel.filter((status) => status === 200)).toHaveLength(1);
  // One that was made for adding.
  const forAdding = await optionsFor(device, '/user/passkey/options');
  expect(await send(key.get({ challenge: forAdding.challenge, rpId: 'localhost' }))).toBe(400);
  const late = await optionsFor(device, '/auth/passkey/options');
  now = new Date(now.getTime() + 10 * 60_000);
  expect(await send(key.get(late))).toBe(400);
  expect((await logIn(key)).status).toBe(200);
});

test('a passkey that has been copied is refused when its count falls back', async () => {
  const key = await add(await loggedIn('copied@savar.example'), 'ફોન');
  expect((await logIn(key)).status).toBe(200);
  expect((await logIn(key)).status).toBe(200);
  key.counter = 0;
  await expectRefused(await logIn(key));
});

test('a device that does not count logs in again and again', async () => {
  const key = await add(await loggedIn('uncounted@savar.example'), 'ફોન');
  for (const _ of [1, 2, 3]) {
    key.counter = -1;
    expect((await logIn(key)).status).toBe(200);
  }
});

test('a passkey is added by the reader who asked, once, and as it was signed', async () => {
  const [owner, other] = [await loggedIn('owner@savar.example'), await loggedIn('other@savar.example')];
  const send = async (device: ReaderDevice, passkey: object, name = 'ફોન') => {
    const answer = await device.call('POST', '/user/passkey', { name, passkey });
    return [answer.status, (await answer.json()).message];
  };
  const key = new SoftAuthenticator(ORIGIN);
  const ask = () => optionsFor(owner, '/user/passkey/options');
  expect(await send(other, key.create(await ask()))).toEqual([400, NOT_ADDED]);
  for (const wrong of [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { flags: 0x40 }, { type: 'webauthn.get' }])
    expect(await send(owner, key.create(await ask(), wrong))).toEqual([400, NOT_ADDED]);
  expect(await send(owner, { ...key.create(await ask()), id: new SoftAuthenticator(ORIGIN).id })).toEqual([400, NOT_ADDED]);
  const made = key.create(await ask());
  expect((await send(owner, made))[0]).toBe(200);
  expect(await send(owner, made)).toEqual([400, NOT_ADDED]);
  const known = 'આ ઉપકરણની પાસકી પહેલેથી ઉમેરેલી છે.';
  expect(await send(owner, key.create(await ask()))).toEqual([409, known]);
  expect(await send(other, key.create(await optionsFor(other, '/user/passkey/options')))).toEqual([409, known]);
  expect(await send(owner, new SoftAuthenticator(ORIGIN).create(await ask()), ' ')).toEqual([400, 'ઉપકરણનું નામ લખો.']);
  expect(await send(owner, new SoftAuthenticator(ORIGIN).create(await ask()), 'ક'.repeat(61))).toEqual([
    400,
    'ઉપકરણનું નામ 60 અક્ષરથી લાંબું ન હોઈ શકે.',
  ]);
  expect((await send(owner, new SoftAuthenticator(ORIGIN).create(await ask()), 'ક્ષિ'.repeat(60)))[0]).toBe(200);
  const { rows } = await site.app.db.execute<{ email: string }>(
    sql`select email from reader_passkeys p join readers r on r.id = p.user_id where p.id = ${key.id}`,
  );
  expect(rows).toEqual([{ email: 'owner@savar.example' }]);
});

test('another reader’s passkey cannot be removed, nor any by somebody who is not logged in', async () => {
  const key = await add(await loggedIn('keeps@savar.example'), 'ફોન');
  const other = await loggedIn('takes@savar.example');
  expect((await other.send('/account/passkey/remove', { id: key.id })).status).toBe(303);
  expect((await newDevice().send('/account/passkey/remove', { id: key.id })).headers.get('location')).toContain('/account/login');
  for (const id of ['', '\0', 'x'.repeat(5_000)]) expect((await other.send('/account/passkey/remove', { id })).status).toBe(303);
  expect((await logIn(key)).status).toBe(200);
});

test('an account has twenty passkeys at most, also when many are added at once', async () => {
  const device = await loggedIn('many@savar.example');
  const keys = await Promise.all(
    Array.from({ length: 25 }, async () => new SoftAuthenticator(ORIGIN).create(await optionsFor(device, '/user/passkey/options'))),
  );
  const statuses = await Promise.all(
    keys.map(async (passkey) => (await device.call('POST', '/user/passkey', { name: 'ફોન', passkey })).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(new Set(statuses)).toEqual(new Set([200, 409]));
});

test('adding takes a session, and every call a page of this site', async () => {
  const stranger = newDevice();
  const body = {
    name: 'ફોન',
    passkey: new SoftAuthenticator(ORIGIN).create({ challenge: 'x', rp: { id: 'localhost' }, user: { id: 'x' } }),
  };
  expect((await stranger.call('POST', '/user/passkey/options')).status).toBe(401);
  expect((await stranger.call('POST', '/user/passkey', body)).status).toBe(401);
  const device = await loggedIn('foreign@savar.example');
  for (const path of ['/auth/passkey/options', '/auth/passkey', '/user/passkey/options', '/user/passkey']) {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }])
      expect((await device.call('POST', path, body, headers)).status).toBe(403);
  }
  expect((await device.send('/account/passkey/remove', { id: 'x' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
});

test('what is malformed or too large is refused, and changes nothing', async () => {
  const device = await loggedIn('malformed@savar.example');
  const passkey = new SoftAuthenticator(ORIGIN).create(await optionsFor(device, '/user/passkey/options'));
  const signed = new SoftAuthenticator(ORIGIN).get(await optionsFor(device, '/auth/passkey/options'));
  const spoil = (sent: { response: object }, fields: object) => ({ ...sent, response: { ...sent.response, ...fields } });
  for (const wrong of [
    {},
    [],
    { ...signed, id: 'not base64url!' },
    { ...signed, id: '\0' },
    spoil(signed, { clientDataJSON: 'e30' }),
    spoil(signed, { clientDataJSON: Buffer.from('[1').toString('base64url') }),
    spoil(signed, { authenticatorData: 'AA' }),
    spoil(signed, { signature: '' }),
    spoil(signed, { signature: 'A'.repeat(20_000) }),
  ])
    expect((await device.call('POST', '/auth/passkey', wrong)).status).toBe(400);
  for (const wrong of [
    {},
    { name: 'ફોન' },
    { name: 1, passkey },
    { name: 'ફો\0ન', passkey },
    { name: 'ફોન', passkey: spoil(passkey, { attestationObject: 'AA' }) },
    { name: 'ફોન', passkey: spoil(passkey, { attestationObject: 'A'.repeat(12_001) }) },
  ])
    expect((await device.call('POST', '/user/passkey', wrong)).status).toBe(400);
  expect((await device.call('POST', '/user/passkey', { name: 'x'.repeat(70_000), passkey })).status).toBe(413);
  expect(await profilePage(device)).not.toContain('passkey/remove');
});

test('a network that fails often is told to wait, and others are not', async () => {
  const key = await add(await loggedIn('pest@savar.example'), 'ફોન');
  const pest = newDevice();
  for (let at = 0; at < 60; at += 1) await logIn(key, { key: otherKey() }, pest);
  const refused = await logIn(key, {}, pest);
  expect([refused.status, refused.body.message]).toEqual([429, 'ઘણી વાર પ્રયત્ન થયો. થોડી વાર પછી ફરી પ્રયત્ન કરો.']);
  expect((await logIn(key)).status).toBe(200);
});

test('a passkey of another address of the site neither logs in nor is listed', async () => {
  const device = await loggedIn('moved@savar.example');
  const key = await add(device, 'જૂનો ફોન');
  await site.app.db.execute(sql`update reader_passkeys set rp_id = 'old.savar.example' where id = ${key.id}`);
  expect(await profilePage(device)).not.toContain('જૂનો ફોન');
  await expectRefused(await logIn(key));
});
