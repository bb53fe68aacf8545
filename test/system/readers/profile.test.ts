import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTopics } from '../../../src/content/topics/queries.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { LAPTOP, ReaderDevice } from './readerDevice.ts';

let site: TestApp;
let phone: ReaderDevice;
beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP });
  phone = new ReaderDevice(site);
  await phone.logIn('9825011111', '+919825011111');
});
afterAll(() => site.close());

const profile = async () => (await (await phone.call('GET', '/user/profile')).json()).data;

test('a profile is changed by call; what is not sent stays', async () => {
  const [category] = await readTopics(site.app.db, 'category');
  const all = await phone.call('PUT', '/user/profile', {
    email: 'Mira@Savar.example',
    name: ' મીરા ',
    gender: 'Female',
    mobileNumber: '98250 11111',
    intrestedCategories: [String(category?.id), 999_999, category?.id, String(category?.id)],
  });
  expect(await all.json()).toEqual({ code: 200, data: { isSuccess: true, message: 'પ્રોફાઇલ સચવાઈ ગઈ.' } });
  expect(await profile()).toEqual({
    name: 'મીરા',
    agreedTo: [],
    email: 'mira@savar.example',
    mobileNumber: '+919825011111',
    primaryKey: 'phone',
    gender: 'female',
    intrestedCategories: [category?.id],
  });
  await phone.call('PUT', '/user/profile', { name: 'મીરા શાહ', email: '', gender: null });
  expect(await profile()).toMatchObject({ name: 'મીરા શાહ', email: null, gender: null, intrestedCategories: [category?.id] });
  const long = 'ક્ષિ'.repeat(80);
  await phone.call('PUT', '/user/profile', { name: long, email: '', gender: null });
  expect((await profile()).name).toBe(long);
});

test('a call may leave out any field, null removes one, and what is wrong is said in Gujarati', async () => {
  const [category] = await readTopics(site.app.db, 'category');
  await phone.call('PUT', '/user/profile', { name: 'મીરા', gender: 'female', intrestedCategories: [category?.id] });
  expect((await phone.call('PUT', '/user/profile', { gender: 'other' })).status).toBe(200);
  expect(await profile()).toMatchObject({ name: 'મીરા', gender: 'other', intrestedCategories: [category?.id] });
  const removed = await phone.call('PUT', '/user/profile', { name: null, email: null, gender: null, intrestedCategories: null });
  expect(removed.status).toBe(200);
  expect(await profile()).toMatchObject({ name: '', email: null, gender: null, intrestedCategories: [] });
  for (const body of [{ name: 5 }, { email: 5 }, { gender: 'x' }, { intrestedCategories: 'x' }]) {
    const { issues } = await (await phone.call('PUT', '/user/profile', body)).json();
    expect(issues).toEqual([{ path: Object.keys(body)[0], message: expect.stringMatching(/^[\u0a80-\u0aff]/) }]);
  }
});

test('the number that logs in cannot be changed by writing another', async () => {
  const answer = await phone.call('PUT', '/user/profile', { name: 'મીરા', mobileNumber: '9825099999' });
  expect(answer.status).toBe(400);
  expect((await answer.json()).issues).toEqual([{ path: 'mobileNumber', message: 'તમે જેનાથી લૉગ ઇન કરો છો તે અહીં બદલી શકાતું નથી.' }]);
  expect((await profile()).mobileNumber).toBe('+919825011111');
});

test('of several invalid fields only the first has the focus', async () => {
  const page = await (
    await phone.send('/account/edit-user', { name: 'મ'.repeat(81), email: 'mira', mobileNumber: '+919825011111' })
  ).text();
  expect(page.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(page.match(/<input[^>]* autofocus/gi)).toEqual([expect.stringContaining('id="name"')]);
});

test.each([
  [{}],
  [{ name: 5 }],
  [{ name: 'મ'.repeat(81) }],
  [{ name: 'મીરા', email: 'mira' }],
  [{ name: 'મીરા', gender: 'x' }],
  [{ name: 'મીરા', mobileNumber: { deep: 1 } }],
  [{ name: 'મીરા', intrestedCategories: ['x'] }],
  [[]],
  ['x'],
])('%j is refused', async (body) => {
  const before = await profile();
  expect((await phone.call('PUT', '/user/profile', body)).status).toBe(400);
  expect(await profile()).toEqual(before);
});

test('a change with none of the profile’s fields is refused in words that say so', async () => {
  const answer = await phone.call('PUT', '/user/profile', { mobile: '9825011111' });
  expect((await answer.json()).issues).toEqual([{ path: '', message: 'has no field of a profile' }]);
});

test('the form keeps what was typed when it is refused', async () => {
  const refused = await phone.send('/account/edit-user', [
    ['name', 'મીરાં'],
    ['email', 'mira at savar'],
    ['mobileNumber', '+919825011111'],
    ['gender', 'other'],
  ]);
  const html = await refused.text();
  expect(refused.status).toBe(400);
  expect(html).toContain('value="મીરાં"');
  expect(html).toContain('value="mira at savar"');
  expect(html).toContain('આ ઈમેલ બરાબર લાગતો નથી');
  const saved = await phone.send('/account/edit-user', [
    ['name', 'મીરાં'],
    ['email', 'mira@savar.example'],
    ['mobileNumber', '+919825011111'],
    ['gender', ''],
  ]);
  expect([saved.status, saved.headers.get('location')]).toEqual([303, '/account/edit-user?state=saved']);
  expect(await (await phone.ask('/account/edit-user?state=saved')).text()).toContain('પ્રોફાઇલ સચવાઈ ગઈ.');
  expect((await phone.send('/account/edit-user', { name: 'મી\0રા', email: '', mobileNumber: '', gender: '' })).status).toBe(303);
  expect((await profile()).name).toBe('મીરા');
});

test('the form keeps a sub-category that was chosen by call, until its box is cleared', async () => {
  const [top] = await readTopics(site.app.db, 'category');
  const [below] = await readTopics(site.app.db, 'category', top?.id);
  const chosen = [below?.id, top?.id];
  await phone.call('PUT', '/user/profile', { intrestedCategories: chosen });
  const ticked = async () => {
    const html = await (await phone.ask('/account/edit-user')).text();
    return [...html.matchAll(/<input[^>]*name="intrestedCategories"[^>]*>/g)].flatMap(([box]) =>
      box.includes('checked') ? [/value="(\d+)"/.exec(box)?.[1] ?? ''] : [],
    );
  };
  const send = (ids: string[]) =>
    phone.send('/account/edit-user', [['name', 'મીરા'], ...ids.map((id): [string, string] => ['intrestedCategories', id])]);
  expect((await send(await ticked())).status).toBe(303);
  expect((await profile()).intrestedCategories.sort()).toEqual(chosen.sort());
  await send([String(top?.id)]);
  expect((await profile()).intrestedCategories).toEqual([top?.id]);
});

test('without a session every call says to log in, and every page leads there', async () => {
  const nobody = new ReaderDevice(site, '198.51.100.8');
  for (const [method, path, body] of [
    ['GET', '/user/profile', undefined],
    ['PUT', '/user/profile', { name: 'x' }],
    ['DELETE', '/user/profile', undefined],
    ['GET', '/user/bookmark', undefined],
    ['GET', '/user/bookmark/article-list', undefined],
    ['POST', '/bookmark', { articleId: 1 }],
    ['DELETE', '/bookmark', { articleId: 1 }],
  ] as const) {
    const answer = await nobody.call(method, path, body);
    expect([path, answer.status, (await answer.json()).message]).toEqual([path, 401, 'આ માટે પહેલાં લૉગ ઇન કરો.']);
  }
  expect((await nobody.ask('/account/edit-user')).headers.get('location')).toBe('/account/login?next=%2Faccount%2Fedit-user');
  expect((await nobody.ask('/account/bookmark/list')).headers.get('location')).toBe('/account/login?next=%2Faccount%2Fbookmark%2Flist');
});

test('a reader logs out, by call and by form', async () => {
  const device = new ReaderDevice(site, '198.51.100.9');
  await device.logIn('9825012121', '+919825012121');
  const old = device.cookie('reader.session_token');
  expect(await (await device.call('POST', '/auth/logout')).json()).toMatchObject({ data: { isSuccess: true, message: 'તમે લૉગ આઉટ થયા.' } });
  expect([device.cookie('reader.session_token'), device.cookie('reader_here')]).toEqual([undefined, undefined]);
  const replayed = await site.request('/api/user/profile', { headers: { cookie: `reader.session_token=${old}` } });
  expect(replayed.status).toBe(401);
  await device.logIn('9825012121', '+919825012121');
  const left = (await device.send('/account/logout', {})).headers.get('location') ?? '';
  expect([left, await (await device.ask(left)).text()]).toEqual([
    '/account/login?state=loggedOut',
    expect.stringContaining('તમે લૉગ આઉટ થયા.'),
  ]);
  expect(device.cookie('reader_here')).toBeUndefined();
});

test('an account that is deleted is gone with everything of its reader', async () => {
  const device = new ReaderDevice(site, '198.51.100.10');
  await device.logIn('9825013131', '+919825013131');
  await device.call('PUT', '/user/profile', { name: 'રાહુલ' });
  const unsure = await device.send('/account/delete', {});
  expect([unsure.status, (await unsure.text()).includes('પહેલાં ખાનામાં ટિક કરો.')]).toEqual([400, true]);
  const removed = (await device.send('/account/delete', { sure: 'yes' })).headers.get('location') ?? '';
  expect([removed, await (await device.ask(removed)).text()]).toEqual([
    '/account/login?state=removed',
    expect.stringContaining('તમારું ખાતું કાઢી નાખ્યું છે.'),
  ]);
  expect((await device.call('GET', '/user/profile')).status).toBe(401);
  const { rows } = await site.app.db.execute(sql`select count(*)::int as n from readers where email like '919825013131%'`);
  expect(rows[0]).toEqual({ n: 0 });
  const other = new ReaderDevice(site, '198.51.100.11');
  await other.logIn('9825014141', '+919825014141');
  expect(await (await other.call('DELETE', '/user/profile')).json()).toMatchObject({ data: { isSuccess: true } });
  expect((await other.call('GET', '/user/profile')).status).toBe(401);
});

test('a removal that fails leaves the reader logged in, by call and by form', async () => {
  const device = new ReaderDevice(site, '198.51.100.12');
  await device.logIn('9825015151', '+919825015151');
  await site.app.db.execute(sql`create function no_removal() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`);
  await site.app.db.execute(sql`create trigger no_removal before delete on readers for each row execute function no_removal()`);
  expect((await device.call('DELETE', '/user/profile')).status).toBe(503);
  expect((await device.call('GET', '/user/profile')).status).toBe(200);
  expect((await device.send('/account/delete', { sure: 'yes' })).status).toBe(503);
  expect((await device.call('GET', '/user/profile')).status).toBe(200);
  await site.app.db.execute(sql`drop trigger no_removal on readers`);
  expect((await device.send('/account/delete', { sure: 'yes' })).headers.get('location')).toBe('/account/login?state=removed');
  expect((await device.call('GET', '/user/profile')).status).toBe(401);
});
