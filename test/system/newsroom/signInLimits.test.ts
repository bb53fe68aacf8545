import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openAccounts } from '../../../src/desks/staff/accounts/accounts.ts';
import { firstSignIn } from '../../../src/desks/staff/accounts/links.ts';
import { openStaffAuth } from '../../../src/desks/staff/accounts/staffAuth.ts';
import { resetStaff } from '../../../src/desks/staff/commands.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const PASSWORD = 'limbdo varsad chopat 9';
const EMAIL = 'mira@savar.example';
const HOME = '203.0.113.5';
const clock = { at: new Date('2030-03-10T09:00:00+05:30'), signsIn: true };

let app: TestApp;
/** The second factor's key, and what the browser of Mira's desk keeps. */
let key = '';
const desk = new Map<string, string>();

type Answer = {
  status: number;
  headers: Headers;
  body: { code?: string; message?: { en: string }; twoFactorRedirect?: boolean; totpURI?: string };
};

/** Asks a call of the accounts as a browser with these cookies would. */
async function account(path: string, body: object, { from = HOME, jar = new Map(), method = 'POST' } = {}): Promise<Answer> {
  const response = await app.request(`/newsroom/api/account${path}`, requestOf(body, jar, method), from);
  for (const set of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (/max-age=0/i.test(set)) jar.delete(name);
    else jar.set(name, value);
  }
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : {} };
}

const requestOf = (body: object, jar: ReadonlyMap<string, string>, method: string): RequestInit => ({
  method,
  headers: {
    'content-type': 'application/json',
    origin: 'https://savar.example',
    cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  },
  ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
});

const guess = (password: string, options: Parameters<typeof account>[2] = {}, email = EMAIL) =>
  account('/sign-in/email', { email, password }, options);
/** So many wrong passwords, all at once. */
const wrongTimes = (times: number, options: Parameters<typeof account>[2] = {}): Promise<number[]> =>
  Promise.all(Array.from({ length: times }, async (_, at) => (await guess(`wrong and wrong ${at}`, options)).status));
const codeNow = () => new TOTP({ secret: Secret.fromBase32(key) }).generate();
/** The codes of one half minute are good once; tests that are about something else use them again. */
const forgetUsedCodes = () => app.app.db.execute(sql`update staff_second_factors set last_used_step = null`);
const devicesOf = (jar: ReadonlyMap<string, string>) => new Map([...jar].filter(([name]) => name.startsWith('newsroom.device.')));

async function signIn(jar: Map<string, string>, options: { from?: string } = {}, email = EMAIL): Promise<number> {
  await forgetUsedCodes();
  const first = await guess(PASSWORD, { ...options, jar }, email);
  if (first.status !== 200) return first.status;
  expect(first.body.twoFactorRedirect).toBe(true);
  return (await account('/two-factor/verify-totp', { code: codeNow() }, { ...options, jar })).status;
}

beforeAll(async () => {
  app = await openTestApp(clock);
  const link = (await firstSignIn(app.app))?.split('#welcome=')[1] ?? '';
  await account('/welcome', { link, name: 'મીરા શાહ', email: EMAIL, password: PASSWORD });
  await guess(PASSWORD, { jar: desk });
  const { body } = await account('/two-factor/enable', { password: PASSWORD }, { jar: desk });
  key = new URL(body.totpURI ?? '').searchParams.get('secret') ?? '';
  expect((await account('/two-factor/verify-totp', { code: codeNow() }, { jar: desk })).status).toBe(200);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.app.db.execute(sql`delete from attempts`);
});

test('a stranger’s wrong passwords hold the stranger back, and nobody else', async () => {
  expect(await wrongTimes(8, { from: '198.51.100.7' })).toEqual(Array(8).fill(401));
  const held = await guess(PASSWORD, { from: '198.51.100.7' });
  expect(held.status).toBe(429);
  expect(held.body.message?.en).toBe('It was wrong too often. Try again in 15 minutes.');
  expect(Number(held.headers.get('retry-after'))).toBe(900);
  expect(await signIn(new Map())).toBe(200);
  // Another member of the staff at the stranger's address is held back by nothing.
  expect((await guess('wrong', { from: '198.51.100.7' }, 'other@savar.example')).status).toBe(401);
  clock.at = new Date(clock.at.getTime() + 15 * 60_000);
  expect(await signIn(new Map(), { from: '198.51.100.7' })).toBe(200);
});

test('a known device gets in from the very network of an attack, and counts its own attempts', async () => {
  await wrongTimes(8);
  expect((await guess(PASSWORD)).status).toBe(429);
  expect(devicesOf(desk).size).toBe(1);
  expect(await signIn(devicesOf(desk))).toBe(200);
  expect(await wrongTimes(8, { jar: devicesOf(desk) })).toEqual(Array(8).fill(401));
  expect((await guess(PASSWORD, { jar: devicesOf(desk) })).status).toBe(429);
  expect((await guess(PASSWORD, { from: '192.0.2.44' })).status).toBe(200);
});

test('a device is known by its own signed cookie of that account, and no longer after a reset', async () => {
  const [[name, value] = ['', '']] = devicesOf(desk);
  await wrongTimes(8);
  for (const forged of [value.replace(/\.\d+\./, `.${clock.at.getTime() + 1}.`), `x${value}`, `${value}x`, '..', ''])
    expect((await guess(PASSWORD, { jar: new Map([[name, forged]]) })).status, forged).toBe(429);
  expect((await guess(PASSWORD, { jar: new Map([[name, value]]) })).status).toBe(200);
  const { rows } = await app.app.db.execute<{ id: string; devices: string }>(sql`select id, devices_since as devices from staff`);
  const { twoFactorEnabled, factors } = await keepSecondFactor();
  clock.at = new Date(clock.at.getTime() + 1);
  await resetStaff({ ...app.app, by: { id: 'x', name: 'x' } }, rows[0]?.id ?? '', { secondFactor: true });
  await twoFactorEnabled(factors);
  expect((await guess(PASSWORD, { jar: new Map([[name, value]]) })).status).toBe(429);
  await app.app.db.execute(sql`update staff set devices_since = null`);
});

/** A reset forgets the second factor; the tests that follow have it as it was. */
async function keepSecondFactor() {
  const { db } = app.app;
  await db.execute(sql`create temporary table kept_factors as select * from staff_second_factors`);
  const twoFactorEnabled = async (factors: number) => {
    await db.execute(sql`insert into staff_second_factors select * from kept_factors`);
    await db.execute(sql`drop table kept_factors`);
    await db.execute(sql`update staff set two_factor_enabled = true`);
    expect(factors).toBeGreaterThan(0);
  };
  const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from kept_factors`);
  return { factors: Number(rows[0]?.n), twoFactorEnabled };
}

test('guesses that come all at once are counted as if one after the other', async () => {
  expect((await wrongTimes(20)).sort()).toEqual([...Array<number>(8).fill(401), ...Array<number>(12).fill(429)]);
});

test('an attack from many networks leaves each of them fewer guesses, but never none', async () => {
  for (let at = 0; at < 3; at++) expect((await guess('wrong and wrong', { from: `198.51.100.${at}` })).status).toBe(401);
  const wrongInADay = (count: number, before: number) =>
    app.app.db.execute(
      sql`update attempts set count = ${count} where key = ${`password account ${EMAIL}`} and count = ${before} returning key`,
    );
  expect((await wrongInADay(20, 3)).rows).toHaveLength(1);
  const tries = async (from: string) => {
    const statuses = [];
    for (let at = 0; at < 4; at++) statuses.push((await guess(`wrong ${at}`, { from: from.replace('*', String(at)) })).status);
    return statuses;
  };
  // Addresses of one /64 are one network.
  expect(await tries('2001:db8:0:1::*')).toEqual([401, 401, 401, 429]);
  expect((await wrongInADay(5_000, 23)).rows).toHaveLength(1);
  expect(await tries('2001:db8:0:2::*')).toEqual([401, 429, 429, 429]);
  expect(await signIn(new Map(), { from: '192.0.2.9' })).toBe(200);
  expect(await signIn(devicesOf(desk), { from: '2001:db8:0:2::1' })).toBe(200);
});

test('whoever has the password and guesses codes is held back, and the known device is not', async () => {
  const stranger = async (from: string) => {
    const jar = new Map<string, string>();
    expect((await guess(PASSWORD, { from, jar })).status).toBe(200);
    const statuses = [];
    for (let at = 0; at < 5; at++) statuses.push((await account('/two-factor/verify-totp', { code: `00000${at}` }, { from, jar })).status);
    return statuses;
  };
  expect(await stranger('198.51.100.1')).toEqual([401, 401, 401, 401, 401]);
  expect(await stranger('198.51.100.2')).toEqual([401, 401, 401, 401, 401]);
  expect(await stranger('198.51.100.3')).toEqual([429, 429, 429, 429, 429]);
  expect(await signIn(devicesOf(desk))).toBe(200);
});

test('an office of twenty behind one address signs in within the same seconds', async () => {
  const { db } = app.app;
  for (let at = 1; at <= 20; at++) {
    const id = `office${at}`;
    await db.execute(sql`insert into staff (id, name, email, two_factor_enabled) values (${id}, ${id}, ${`${id}@savar.example`}, true)`);
    await db.execute(sql`insert into staff_credentials (id, account_id, provider_id, user_id, password)
      select ${id}, ${id}, 'credential', ${id}, password from staff_credentials where user_id = (select id from staff where email = ${EMAIL})`);
    await db.execute(sql`insert into staff_second_factors (id, user_id, secret, backup_codes, verified)
      select ${id}, ${id}, secret, backup_codes, true from staff_second_factors where user_id = (select id from staff where email = ${EMAIL})`);
  }
  const statuses = await Promise.all(Array.from({ length: 20 }, (_, at) => signIn(new Map(), {}, `office${at + 1}@savar.example`)));
  expect(statuses).toEqual(Array<number>(20).fill(200));
});

test('a code is good once, in every process', async () => {
  await forgetUsedCodes();
  const [first, second] = [new Map<string, string>(), new Map<string, string>()];
  await guess(PASSWORD, { jar: first });
  await guess(PASSWORD, { jar: second });
  const code = codeNow();
  expect((await account('/two-factor/verify-totp', { code }, { jar: first })).status).toBe(200);
  const again = await account('/two-factor/verify-totp', { code }, { jar: second });
  expect(again.status).toBe(401);
  expect(again.body.message?.en).toBe('This code was used already. Wait for the app’s next one.');
  const address = 'https://savar.example/newsroom/api/account/two-factor/verify-totp';
  const elsewhere = openStaffAuth(app.app).answerAccount(new Request(address, requestOf({ code }, second, 'POST')), HOME);
  await expect(elsewhere).rejects.toThrow('used already');
  const next = new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + 30_000 });
  expect((await account('/two-factor/verify-totp', { code: next }, { jar: second })).status).toBe(200);
});

test('of two who send the same code at once, one is in', async () => {
  await forgetUsedCodes();
  const jars = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  for (const jar of jars) await guess(PASSWORD, { jar });
  const code = codeNow();
  const answers = await Promise.all(jars.map((jar) => account('/two-factor/verify-totp', { code }, { jar })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
});

test('no device is excused from the second factor, which is said in words', async () => {
  const jar = new Map<string, string>();
  await forgetUsedCodes();
  await guess(PASSWORD, { jar });
  for (const path of ['/two-factor/verify-totp', '/two-factor/verify-backup-code']) {
    const answer = await account(path, { code: codeNow(), trustDevice: true }, { jar });
    expect(answer.status).toBe(400);
    expect(answer.body.message?.en).toBe('No device is excused from the second factor: every sign-in needs a code.');
  }
  expect((await account('/two-factor/verify-totp', { code: codeNow() }, { jar })).status).toBe(200);
  // The browser that is known is asked for a code all the same.
  expect((await guess(PASSWORD, { jar })).body.twoFactorRedirect).toBe(true);
  expect([...jar.keys()].filter((name) => /trust/.test(name))).toEqual([]);
});

test('a password that is asked again may not be guessed at an unlocked screen', async () => {
  const jar = new Map(desk);
  expect(await signIn(jar)).toBe(200);
  const change = (currentPassword: string) =>
    account('/change-password', { currentPassword, newPassword: 'vadlo pipal chopat 11', revokeOtherSessions: true }, { jar });
  const wrong = await Promise.all(Array.from({ length: 10 }, async (_, at) => (await change(`wrong ${at}`)).status));
  expect(wrong).toEqual(Array(10).fill(400));
  expect((await change(PASSWORD)).status).toBe(429);
});

test('only the calls of the newsroom’s own screens are open', async () => {
  const offered = Object.values(openAccounts(app.app, 'a secret of this test alone, of some length').api).flatMap((endpoint) => {
    const path: unknown = Reflect.get(endpoint, 'path');
    return typeof path === 'string' ? [path] : [];
  });
  expect(offered.length).toBeGreaterThan(30);
  const open = [
    '/sign-in/email',
    '/sign-out',
    '/two-factor/verify-totp',
    '/two-factor/verify-backup-code',
    '/two-factor/enable',
    '/two-factor/generate-backup-codes',
    '/change-password',
  ];
  expect(offered).toEqual(expect.arrayContaining(open));
  for (const path of new Set([...offered, '/', ''])) {
    const isOpen = open.includes(path);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      const { status } = await account(path, {}, { method, jar: new Map(desk) });
      expect(status === 404, `${method} ${path}`).toBe(!(isOpen && method === 'POST'));
    }
  }
  for (const path of open) expect((await account(`${path}/`, {})).status).toBe(404);
});
