import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startConsentScheduler } from '../../../../src/desks/privacy/parents/consentScheduler.ts';
import { startRetentionScheduler } from '../../../../src/desks/privacy/retention/retentionScheduler.ts';
import { readOutbox } from '../../../../src/platform/messages/outbox.ts';
import { openTestApp, type TestApp } from '../../openTestApp.ts';
import { LAPTOP, ReaderDevice } from '../readerDevice.ts';

const CHILD = 'tara@savar.example';
const PARENT = 'maya@savar.example';
const ABOUT_CHILD = { month: '5', year: '2012' };
const ABOUT_PARENT = { name: 'માયા દવે', month: '૧', year: '૧૯૮૫', isParent: 'yes', agree: 'yes' };
const DAY_MS = 24 * 3600_000;

let site: TestApp;
let now: Date;
let devices = 0;

beforeEach(async () => {
  now = new Date('2026-11-25T06:00:00Z');
  site = await openTestApp({ environment: LAPTOP, clock: () => now });
});
afterEach(() => site.close());

const device = () => new ReaderDevice(site, `198.51.100.${++devices % 250}`);
const placeOf = (answer: Response) => answer.headers.get('location');
const textOf = async (answer: Promise<Response>) =>
  (await (await answer).text()).replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');

async function logInYoung(email = CHILD): Promise<ReaderDevice> {
  const child = device();
  expect(placeOf(await child.send('/account/login/young', { loginName: email, next: '' }))).toBe('/account/code');
  expect(placeOf(await child.send('/account/code', { code: await child.newestCode(email) }))).toBe('/account/parent');
  return child;
}

async function logInAdult(email = PARENT): Promise<ReaderDevice> {
  const parent = device();
  await parent.logIn(email, email, '/account/children');
  return parent;
}

const askParent = (child: ReaderDevice, contact = PARENT) => child.send('/account/parent', { ...ABOUT_CHILD, contact });
/** The number of the only request on a parent's page. */
const requestIn = async (parent: ReaderDevice) => /name="id" value="(\d+)"/.exec(await textOf(parent.ask('/account/children')))?.[1] ?? '';
const agree = async (parent: ReaderDevice, about: Record<string, string> = {}) =>
  parent.send('/account/children', { id: await requestIn(parent), ...ABOUT_PARENT, ...about });
const bookmark = async (reader: ReaderDevice) => (await reader.call('POST', '/bookmark', { articleId: 3 })).status;

/** A child whose parent has agreed. */
async function family(): Promise<{ child: ReaderDevice; parent: ReaderDevice }> {
  const child = await logInYoung();
  await askParent(child);
  const parent = await logInAdult();
  expect(placeOf(await agree(parent))).toBe('/account/children?state=given');
  return { child, parent };
}

async function sweep(): Promise<void> {
  await site.app.db.execute(sql`delete from retention_runs`);
  for (const scheduler of [startConsentScheduler(site.app), startRetentionScheduler(site.app)]) {
    await scheduler.look();
    await scheduler.stop();
  }
}

const readersCalled = async (email: string) => (await site.app.db.execute(sql`select 1 from readers where email = ${email}`)).rows.length;

test('a child’s account does nothing that needs personal data until the parent has agreed, in an itemised notice that is logged', async () => {
  const child = await logInYoung();
  const refused = await child.call('POST', '/bookmark', { articleId: 3 });
  expect([refused.status, (await refused.json()).message]).toEqual([403, 'તમારા વાલી સંમતિ આપે પછી જ આ થઈ શકશે.']);
  // Every other call about the reader, but for what is theirs by right.
  for (const [method, path, body] of [
    ['PUT', '/user/profile', { name: 'તારા' }],
    ['GET', '/user/bookmark', undefined],
    ['POST', '/follow', { topicId: 1 }],
    ['POST', '/comment', { articleId: 3, name: 'તારા', text: 'સારો અને ઉપયોગી લેખ.' }],
    ['POST', '/user/history', { articleId: 3 }],
    ['PUT', '/user/consents', { purpose: 'ads', isGiven: true }],
    ['POST', '/user/passkey/options', undefined],
  ] as const)
    expect((await child.call(method, path, body)).status, `${method} ${path}`).toBe(403);
  // Pages and forms of a reader lead to the parent's consent.
  for (const path of [
    '/account/edit-user',
    '/account/bookmark/list',
    '/account/my-news',
    '/classified/post',
    '/account/comments',
    '/account/children',
  ])
    expect(placeOf(await child.ask(placeOf(await child.ask(path)) ?? '')), path).toBe('/account/parent');
  expect(placeOf(await child.send('/account/bookmark', { articleId: '3' }))).toContain('/account/login');
  expect((await child.call('GET', '/user/profile')).status).toBe(200);

  expect(placeOf(await askParent(child))).toBe('/account/parent?state=messageSent');
  expect(await textOf(child.ask('/account/parent'))).toContain('m•••@savar.example પર સંદેશો મોકલ્યો છે.');
  const [message] = await readOutbox(site.app.db, 1);
  expect([message?.to, message?.text]).toEqual([PARENT, expect.stringContaining('http://localhost:3000/account/children')]);
  expect(message?.text).not.toContain('tara');

  const parent = await logInAdult();
  const page = await textOf(parent.ask('/account/children'));
  for (const sentence of ['t•••@savar.example વાળું ખાતું', 'જન્મ: મે 2012', 'ક્યારેય નહીં: બાળક શું વાંચે છે તેની નોંધ', 'ડેટા સંરક્ષણ બોર્ડ'])
    expect(page).toContain(sentence);
  const kept = site.app.contributions.personalData.filter(({ name }) => name !== 'history').map(({ what }) => what);
  for (const what of kept) expect(page).toContain(what);
  expect(page).not.toContain('90 દિવસ, અથવા તમે બંધ કરો ત્યાં સુધી.');
  expect(page).not.toContain(CHILD);
  expect(placeOf(await agree(parent))).toBe('/account/children?state=given');
  expect(await bookmark(child)).toBe(200);

  const { consents } = await (await parent.ask('/account/data')).json();
  expect(consents.asParent).toMatchObject([{ parentName: 'માયા દવે', parentBornIn: '1985-01', agreedAt: now.toISOString() }]);
  const logged = consents.log.find(({ purpose }: { purpose: string }) => purpose.startsWith('parental-consent'));
  expect(logged).toMatchObject({ isGiven: true, wording: '2026-11-25' });
  for (const sentence of ['હું આ બાળકની માતા, પિતા કે કાયદેસર વાલી છું', ...kept]) expect(logged.text).toContain(sentence);
});

test('a parent is an adult who says so, and nobody else agrees', async () => {
  const child = await logInYoung();
  await askParent(child);
  const stranger = await logInAdult('stranger@savar.example');
  const parent = await logInAdult();
  const id = await requestIn(parent);
  expect(await requestIn(stranger)).toBe('');
  for (const path of ['/account/children', '/account/children/decline', '/account/children/withdraw'])
    expect(placeOf(await stranger.send(path, { id, ...ABOUT_PARENT, sure: 'yes' })), path).toBe('/account/children?state=gone');
  for (const [about, sentence] of [
    [{ isParent: '' }, 'બંને ખાનામાં ટિક કરો.'],
    [{ isParent: '', agree: '' }, 'બંને ખાનામાં ટિક કરો.'],
    [{ agree: '' }, 'બંને ખાનામાં ટિક કરો.'],
    [{ name: '  ' }, 'તમારું પૂરું નામ લખો.'],
    [{ name: ' ', year: '85', agree: '' }, 'તમારું પૂરું નામ લખો.'],
    [{ year: '85' }, 'જન્મનો મહિનો પસંદ કરો અને વર્ષ 1984 જેવું લખો.'],
    [{ year: '2009' }, 'સંમતિ આપનારની ઉંમર 18 વર્ષ કે વધુ હોવી જોઈએ.'],
  ] as const) {
    const refused = await agree(parent, about);
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain(sentence);
    expect(page.match(/ autofocus/gi), 'only the first of several has the focus').toHaveLength(1);
    const [, described] = /<input[^>]*aria-invalid="true"[^>]*aria-describedby="([^" ]+)[^>]*autofocus/i.exec(page) ?? [];
    expect(page.slice(page.indexOf(` id="${described}"`)), 'what the field with the focus is described by').toMatch(
      new RegExp(`^[^>]*>${sentence}<`),
    );
  }
  // Another child whom the first one has named.
  const friend = await logInYoung('friend@savar.example');
  await askParent(child, 'friend@savar.example');
  expect(placeOf(await friend.send('/account/children', { id, ...ABOUT_PARENT }))).toContain('/account/login');
  expect(await bookmark(child)).toBe(403);
  for (const [fields, sentence] of [
    [{ ...ABOUT_CHILD, contact: CHILD }, 'આ તો તમારું પોતાનું છે.'],
    [{ ...ABOUT_CHILD, contact: 'મારી મમ્મી' }, 'આ ઈમેલ અથવા નંબર બરાબર લાગતો નથી.'],
  ] as const)
    expect(await textOf(child.send('/account/parent', fields))).toContain(sentence);
  expect(await textOf(friend.send('/account/parent', { month: '5', year: '2001', contact: PARENT }))).toContain('તમારી ઉંમર 18 વર્ષ કે વધુ છે');
  expect(await textOf(friend.send('/account/parent', { month: '', year: '2012', contact: PARENT }))).toContain('વર્ષ 2011 જેવું લખો');
});

test('a parent who declines is asked no more, and another one may be', async () => {
  const child = await logInYoung();
  await askParent(child);
  const parent = await logInAdult();
  const id = await requestIn(parent);
  expect(placeOf(await parent.send('/account/children/decline', { id }))).toBe('/account/children?state=declinedByYou');
  expect(await requestIn(parent)).toBe('');
  expect(await textOf(child.ask('/account/parent'))).toContain('તમે જણાવેલા વાલીએ સંમતિ આપી નથી.');
  expect(placeOf(await askParent(child))).toBe('/account/parent?state=hasDeclined');
  expect(placeOf(await askParent(child, '98250 77777'))).toBe('/account/parent?state=messageSent');
  const [message] = await readOutbox(site.app.db, 1);
  expect([message?.to, message?.text]).toEqual(['+919825077777', expect.stringContaining('આ જ નંબરથી લૉગ ઇન કરો')]);
});

test('nobody is flooded with messages', async () => {
  const sent: (string | null)[] = [];
  const child = await logInYoung();
  await askParent(child);
  for (let at = 0; at < 4; at += 1) sent.push(placeOf(await child.send('/account/parent/again', {})));
  const other = await logInYoung('other@savar.example');
  sent.push(placeOf(await askParent(other)));
  expect(sent.map((place) => place?.replace('/account/parent?state=', ''))).toEqual([
    'messageSent',
    'messageSent',
    'tooManyMessages',
    'tooManyMessages',
    'tooManyMessages',
  ]);
});

test('a parent withdraws on the same page, which erases the child’s account', async () => {
  const { child, parent } = await family();
  expect(await bookmark(child)).toBe(200);
  const id = await requestIn(parent);
  const unsure = await parent.send('/account/children/withdraw', { id });
  expect([unsure.status, await unsure.text()]).toEqual([400, expect.stringContaining('પહેલાં ખાનામાં ટિક કરો.')]);
  expect(placeOf(await parent.send('/account/children/withdraw', { id, sure: 'yes' }))).toBe('/account/children?state=withdrawn');
  expect([await readersCalled(CHILD), await bookmark(child)]).toEqual([0, 401]);
  expect((await site.app.db.execute(sql`select 1 from bookmarks`)).rows).toEqual([]);
  const { consents } = await (await parent.ask('/account/data')).json();
  expect(consents.log.map(({ isGiven }: { isGiven: boolean }) => isGiven)).toEqual([true, true, false]);
  expect(placeOf(await parent.send('/account/children/withdraw', { id, sure: 'yes' }))).toBe('/account/children?state=gone');
});

test('the consent ends with the parent’s account: the child waits again', async () => {
  const { child, parent } = await family();
  now = new Date(now.getTime() + 40 * DAY_MS);
  await parent.send('/account/delete', { sure: 'yes' });
  expect(await bookmark(child)).toBe(403);
  await sweep();
  expect(await readersCalled(CHILD)).toBe(1);
  now = new Date(now.getTime() + 31 * DAY_MS);
  await sweep();
  expect(await readersCalled(CHILD)).toBe(0);
});

test('an account without consent is erased after 30 days, one with consent stays until the child is 18, and then is a reader’s like any', async () => {
  const { child } = await family();
  await logInYoung('waits@savar.example');
  now = new Date(now.getTime() + 29 * DAY_MS);
  await sweep();
  expect([await readersCalled(CHILD), await readersCalled('waits@savar.example')]).toEqual([1, 1]);
  now = new Date(now.getTime() + 2 * DAY_MS);
  await sweep();
  expect([await readersCalled(CHILD), await readersCalled('waits@savar.example')]).toEqual([1, 0]);
  const barred = { isSuccess: false, message: '18 વર્ષથી નાની વયના વાચક માટે આ ચાલુ થઈ શકતું નથી.' };
  const chooseHistory = async () => (await (await child.call('PUT', '/user/consents', { purpose: 'history', isGiven: true })).json()).data;
  // Neither the list of what is read nor the count for advertising.
  for (const { name } of site.app.contributions.purposes)
    expect((await (await child.call('PUT', '/user/consents', { purpose: name, isGiven: true })).json()).data, name).toEqual(barred);
  now = new Date('2030-05-31T18:00:00Z');
  expect(await chooseHistory()).toEqual(barred);
  now = new Date('2030-05-31T18:30:00Z');
  expect(await chooseHistory()).toMatchObject({ isSuccess: true });
  await sweep();
  expect((await site.app.db.execute(sql`select 1 from minors union all select 1 from parental_consents`)).rows).toEqual([]);
  // Sessions have gone with the years.
  await child.logIn(CHILD, CHILD);
  expect(await bookmark(child)).toBe(200);
});

test('who has an account and says later that they are younger than 18 waits too, and may take it back until they give a month of birth', async () => {
  const reader = await logInAdult('later@savar.example');
  expect(await bookmark(reader)).toBe(200);
  expect(placeOf(await reader.send('/account/privacy/age', { minor: 'yes' }))).toBe('/account/parent');
  expect(await bookmark(reader)).toBe(403);
  expect(await textOf(reader.ask('/account/privacy'))).toContain('વાલીની સંમતિ');
  await reader.send('/account/privacy/age', {});
  expect(await bookmark(reader)).toBe(200);
  await reader.send('/account/privacy/age', { minor: 'yes' });
  await askParent(reader);
  expect(placeOf(await reader.send('/account/privacy/age', {}))).toBe('/account/parent');
  // To leave, to see what is stored and to have it erased needs nobody's consent.
  const { consents } = await (await reader.ask('/account/data')).json();
  expect(consents).toMatchObject({ isMinor: true, bornIn: '2012-05', asChild: [{ contact: PARENT }] });
  expect(placeOf(await reader.send('/account/delete', {}))).toBe('/account/parent');
  expect(placeOf(await reader.send('/account/delete', { sure: 'yes' }))).toBe('/account/login?state=removed');
  expect(await readersCalled('later@savar.example')).toBe(0);
  expect(await requestIn(await logInAdult())).toBe('');
});
