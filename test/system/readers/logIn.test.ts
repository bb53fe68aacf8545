import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readOutbox } from '../../../src/platform/messages/outbox.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { LAPTOP, ReaderDevice } from './readerDevice.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP });
});
afterAll(() => site.close());

const textOf = async (answer: Response) => (await answer.text()).replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');

test('a reader without script logs in with a number, and comes back to where they were', async () => {
  const phone = new ReaderDevice(site);
  const page = await phone.ask('/account/login?next=/recent-news/1');
  expect(page.headers.get('cache-control')).toBe('private, no-store');
  expect(await textOf(page)).toContain('name="next" value="/recent-news/1"');
  const sent = await phone.send('/account/login', { loginName: '98250 11111', next: '/recent-news/1' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/account/code']);
  expect(await textOf(await phone.ask('/account/code'))).toContain('+91 98250 11111 પર કોડ મોકલ્યો છે');
  const wrong = await phone.send('/account/code', { code: '12345' });
  expect(wrong.status).toBe(400);
  const entered = await phone.send('/account/code', { code: await phone.newestCode('+919825011111') });
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/recent-news/1']);
  expect(phone.cookie('reader_here')).toBe('1');
  expect(entered.headers.getSetCookie().find((cookie) => cookie.startsWith('reader.session_token='))).toMatch(/HttpOnly; SameSite=Lax/);
  const { data } = await (await phone.call('GET', '/user/profile')).json();
  expect(data).toEqual({
    name: '',
    agreedTo: [],
    email: null,
    mobileNumber: '+919825011111',
    primaryKey: 'phone',
    gender: null,
    intrestedCategories: [],
  });
  // Somebody who is logged in needs no log-in.
  expect((await phone.ask('/account/login?next=/recent-news/2')).headers.get('location')).toBe('/recent-news/2');
});

test('the code of a mail address logs in on the device that asked for it only, and once', async () => {
  const laptop = new ReaderDevice(site);
  await laptop.send('/account/login', { loginName: 'Mira@Savar.example', next: '' });
  const code = await laptop.newestCode('mira@savar.example');
  const stranger = new ReaderDevice(site, '203.0.113.9');
  await stranger.send('/account/login', { loginName: 'mira@savar.example', next: '' });
  expect((await stranger.send('/account/code', { code })).status).toBe(400);
  expect((await laptop.send('/account/code', { code: code.replace(/(...)(...)/, '$1 $2') })).status).toBe(303);
  expect((await (await laptop.call('GET', '/user/profile')).json()).data).toMatchObject({
    email: 'mira@savar.example',
    primaryKey: 'email',
  });
});

test('two hundred codes tried at once log nobody in, and the owner still can', async () => {
  const owner = new ReaderDevice(site);
  await owner.send('/account/login', { loginName: '9825022222', next: '' });
  const right = await owner.newestCode('+919825022222');
  const guesser = new ReaderDevice(site, '203.0.113.20');
  await guesser.send('/account/login', { loginName: '9825022222', next: '' });
  const theirs = await guesser.newestCode('+919825022222');
  const codes = Array.from({ length: 200 }, (_, at) => String(100_000 + at)).filter((code) => code !== theirs);
  const answers = await Promise.all(codes.map((code) => guesser.send('/account/code', { code })));
  // Beyond what is rendered at once they are told to come again.
  expect(answers.filter(({ status }) => status !== 400 && status !== 503)).toEqual([]);
  // After five wrong codes the right one no longer counts.
  expect((await guesser.send('/account/code', { code: theirs })).status).toBe(400);
  expect(guesser.cookie('reader.session_token')).toBeUndefined();
  expect((await owner.send('/account/code', { code: right })).status).toBe(303);
});

test('the answer is the same whether or not there is an account', async () => {
  const [known, unknown] = await Promise.all(
    ['9825022222', '9825033333'].map(async (loginName) => {
      const device = new ReaderDevice(site, `203.0.113.${loginName.slice(-2)}`);
      const answer = await device.send('/account/login', { loginName, next: '' });
      return [
        answer.status,
        answer.headers.get('location'),
        (await textOf(await device.ask('/account/code')))
          .split('<main')[1]
          ?.split('</main>')[0]
          ?.replace(/\+91 98250 \d{5}|\+9198250\d{5}/g, '')
          .replace(/(name="form" value=")[^"]+/, '$1'),
      ];
    }),
  );
  expect(known).toEqual(unknown);
});

test('one network has few codes sent to an account, and another network still has one', async () => {
  const pest = new ReaderDevice(site, '203.0.113.50');
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await pest.send('/account/login', { loginName: '9825044444', next: '' })).status);
  expect(statuses).toEqual([303, 303, 303, 303, 400, 400]);
  const refused = await textOf(await pest.send('/account/login', { loginName: '9825044444', next: '' }));
  expect(refused).toMatch(/ઘણી વાર પ્રયત્ન થયો\. \d+ મિનિટ પછી ફરી પ્રયત્ન કરો\./);
  expect(refused).toContain('value="9825044444"');
  const owner = new ReaderDevice(site, '198.51.100.99');
  expect((await owner.logIn('9825044444', '+919825044444')).status).toBe(303);
});

test('readers behind one address of a mobile operator log in, however many they are', async () => {
  for (let at = 0; at < 45; at++) {
    const device = new ReaderDevice(site, '203.0.113.77');
    const entered = await device.logIn(`98250666${at + 10}`, `+9198250666${at + 10}`);
    expect([at, entered.status]).toEqual([at, 303]);
  }
});

test('wrong codes of some do not shut out the others behind the same address', async () => {
  for (let at = 0; at < 20; at++) {
    const guesser = new ReaderDevice(site, '203.0.113.78');
    await guesser.send('/account/login', { loginName: `98250777${at + 10}`, next: '' });
    const wrong = (await guesser.newestCode(`+9198250777${at + 10}`)) === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries++) await guesser.send('/account/code', { code: wrong });
  }
  const reader = new ReaderDevice(site, '203.0.113.78');
  await reader.send('/account/login', { loginName: '98250 77799', next: '' });
  const code = await reader.newestCode('+919825077799');
  expect(await textOf(await reader.send('/account/code', { code: code === '000000' ? '111111' : '000000' }))).toContain('કોડ ખોટો છે');
  expect((await reader.send('/account/code', { code })).status).toBe(303);
});

test('a code that is sent twice by a double press logs in by both answers, and later by none', async () => {
  const phone = new ReaderDevice(site, '198.51.100.72');
  await phone.send('/account/login', { loginName: '9825077777', next: '/recent-news/1' });
  const code = await phone.newestCode('+919825077777');
  const wrong = code === '000000' ? '111111' : '000000';
  for (let tries = 0; tries < 4; tries++) expect((await phone.send('/account/code', { code: wrong })).status).toBe(400);
  const cookie = `reader.code=${phone.cookie('reader.code')}`;
  const other = (sent: string) => new ReaderDevice(site, '198.51.100.72').send('/account/code', { code: sent }, { cookie });
  const answers = await Promise.all([other(code), other(code)]);
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(Array(2).fill([303, '/recent-news/1']));
  for (const answer of answers) expect(answer.headers.getSetCookie().join()).toContain('reader.session_token=');
  expect((await other(wrong)).status).toBe(400);
  await site.app.db.execute(
    sql`update reader_codes set expires_at = expires_at - interval '10 seconds' where account like '919825077777@%'`,
  );
  expect(await textOf(await other(code))).toContain('આ કોડ હવે ચાલશે નહીં');
});

test('whoever guesses from many networks meets longer codes, and the owner logs in by one', async () => {
  const ask = async (network: number) => {
    const device = new ReaderDevice(site, `2001:db8:0:${network.toString(16)}::1`);
    return (await device.send('/account/login', { loginName: 'mira.many@savar.example', next: '' })).status;
  };
  for (let network = 1; network <= 20; network++) expect(await ask(network)).toBe(303);
  expect(await Promise.all([21, 22, 23, 24, 25].map(ask))).toEqual(Array(5).fill(303));
  const sent = (await readOutbox(site.app.db, 50)).filter(({ to }) => to === 'mira.many@savar.example');
  const lengths = sent.map(({ subject }) => /^\d+/.exec(subject ?? '')?.[0].length);
  expect([lengths.filter((length) => length === 6).length, lengths.filter((length) => length === 10).length]).toEqual([20, 5]);
  const owner = new ReaderDevice(site, '198.51.100.98');
  await owner.send('/account/login', { loginName: 'mira.many@savar.example', next: '' });
  expect(await textOf(await owner.ask('/account/code'))).toContain('દસ આંકડાનો કોડ');
  expect(await textOf(await owner.send('/account/code', { code: '123456' }))).toContain('મળેલો દસ આંકડાનો કોડ લખો.');
  const code = await owner.newestCode('mira.many@savar.example');
  expect((await owner.send('/account/code', { code: code.replace(/(\d{5})/, '$1 ') })).status).toBe(303);
});

test.each(['', 'mira', '12345', 'x'.repeat(5_000), '919825012345@phone.invalid'])('%j is refused in words', async (loginName) => {
  const answer = await new ReaderDevice(site).send('/account/login', { loginName, next: '' });
  expect(answer.status).toBe(400);
  expect(await textOf(answer)).toMatch(/આ નંબર અથવા ઈમેલ બરાબર લાગતો નથી|તમારો મોબાઇલ નંબર અથવા ઈમેલ લખો/);
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/account/logout',
  '/api/bookmark',
  'javascript:alert(1)',
  '/\t/evil.example',
])('after logging in nobody is sent to %j', async (next) => {
  const device = new ReaderDevice(site, '198.51.100.60');
  expect(await textOf(await device.ask(`/account/login?next=${encodeURIComponent(next)}`))).toContain('value="/account/edit-user"');
  await device.send('/account/login', { loginName: `9825${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}`, next });
  const page = await textOf(await device.ask('/account/code'));
  expect(page).not.toContain('evil');
});

test('a code counts for ten minutes', async () => {
  const device = new ReaderDevice(site, '198.51.100.70');
  await device.send('/account/login', { loginName: '9825055555', next: '' });
  const code = await device.newestCode('+919825055555');
  await site.app.db.execute(sql`update reader_codes set expires_at = now() - interval '1 second'`);
  const answer = await device.send('/account/code', { code });
  expect(answer.status).toBe(400);
  expect(await textOf(answer)).toContain('આ કોડ હવે ચાલશે નહીં');
});

test('codes are stored as hashes', async () => {
  const device = new ReaderDevice(site, '198.51.100.71');
  await device.send('/account/login', { loginName: '9825066666', next: '' });
  const code = await device.newestCode('+919825066666');
  const { rows } = await site.app.db.execute(sql`select * from reader_codes`);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('forms and calls of the account refuse pages of other sites', async () => {
  const device = new ReaderDevice(site, '198.51.100.72');
  await device.logIn('9825077777', '+919825077777');
  for (const path of ['/account/login', '/account/code', '/account/edit-user', '/account/logout', '/account/delete', '/account/bookmark'])
    expect((await device.send(path, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  for (const [method, path] of [
    ['GET', '/user/profile'],
    ['DELETE', '/user/profile'],
    ['POST', '/auth/logout'],
    ['GET', '/user/bookmark'],
  ] as const)
    expect((await device.call(method, path, undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await device.call('GET', '/user/profile')).status).toBe(200);
});

test('the outbox opens on this machine only', async () => {
  const here = (headers: Record<string, string>, from: string) => site.request('/outbox', { headers }, from);
  expect((await here({ host: 'localhost:3000' }, '127.0.0.1')).status).toBe(200);
  expect((await here({ host: 'localhost:3000' }, '198.51.100.1')).status).toBe(404);
  expect((await here({ host: 'savar.example' }, '127.0.0.1')).status).toBe(404);
  expect((await here({ host: 'localhost:3000', 'x-forwarded-for': '198.51.100.1' }, '127.0.0.1')).status).toBe(404);
});

test('a form that a double press sends twice sends one code, which logs in', async () => {
  const phone = new ReaderDevice(site);
  const page = await textOf(await phone.ask('/account/login'));
  const fields = { loginName: '9825044444', next: '', form: /name="form" value="([^"]+)"/.exec(page)?.[1] ?? '' };
  const codes = async () => (await readOutbox(site.app.db, 50)).filter(({ to }) => to === '+919825044444');
  // Neither answer has arrived when the form is sent again: of the cookies, the second answer's stays.
  const answers = await Promise.all([phone.send('/account/login', fields), phone.send('/account/login', fields)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  await phone.send('/account/login', fields);
  expect(await codes()).toHaveLength(1);
  expect((await phone.send('/account/code', { code: await phone.newestCode('+919825044444') })).status).toBe(303);
});
