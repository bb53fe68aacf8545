import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Overloaded } from '../../../src/platform/concurrencyLimit.ts';
import { chromelessRoute } from '../../../src/site/pages/chromeless.ts';
import { htmlFaults } from '../../htmlFaults.ts';
import { unsentIn } from '../../unsentIn.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { cityId, saleForm, sendForm } from './classifieds/advertiser.ts';
import { LAPTOP, ReaderDevice } from './readerDevice.ts';

let site: TestApp;
let city = '';
beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP });
  city = await cityId(site);
});
afterAll(() => site.close());

let devices = 0;
async function deviceOf(email: string): Promise<ReaderDevice> {
  const device = new ReaderDevice(site, `198.51.100.${++devices}`);
  await device.logIn(email, email);
  return device;
}
const endSessions = () => site.app.db.execute(sql`delete from reader_sessions`);

test('an advertisement that is sent after the session has ended comes back, and goes in after a new log-in', async () => {
  const device = await deviceOf('zarna@savar.example');
  await endSessions();
  const typed = saleForm({ city, body: 'દાદાજીનું હાર્મોનિયમ:\r\nસૂર "બરાબર" છે & પેટી સાથે </textarea>.' });
  const answer = await sendForm(device, typed, [new File([new Uint8Array(200_000)], 'harmonium.jpg')]);
  const html = await answer.text();
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'no-store']);
  const unsent = unsentIn(html);
  expect(unsent).toMatchObject({
    action: '/classified/post',
    encType: 'multipart/form-data',
    fields: Object.entries(typed),
    files: ['pictures'],
  });
  expect(html).toContain('તમે લૉગ ઇન નથી, એટલે આ મોકલાયું નથી. તમે લખેલું અહીં સચવાયેલું છે.');
  expect(html).toMatch(/<a [^>]*href="\/account\/login\?next=%2Fclassified%2Fpost"[^>]*target="_blank"/);
  expect(await htmlFaults(html, { 'form-dup-name': 'off' })).toEqual([]);

  // Sent too early it comes back once more.
  expect(unsentIn(await (await sendForm(device, Object.fromEntries(unsent.fields))).text()).fields).toEqual(Object.entries(typed));
  await device.logIn('zarna@savar.example', 'zarna@savar.example');
  const again = await sendForm(device, Object.fromEntries(unsent.fields));
  expect([again.status, again.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/classified\/post\/\d+$/)]);
});

test('so does a profile, also without the shell', async () => {
  const device = await deviceOf('mira@savar.example');
  await endSessions();
  const typed: [string, string][] = [
    ['name', 'મીરાં "મીનુ" દવે'],
    ['email', 'mira@savar.example'],
    ['mobileNumber', ''],
    ['gender', 'female'],
  ];
  const path = `${chromelessRoute('/account/edit-user')}?theme=dark`;
  const answer = await device.send(path, typed);
  const html = await answer.text();
  expect([answer.status, unsentIn(html)]).toMatchObject([403, { action: path, fields: typed, files: [] }]);
  expect(html).toContain('/mobile/account/login?next=%2Faccount%2Fedit-user&amp;theme=dark');
  await device.logIn('mira@savar.example', 'mira@savar.example');
  expect((await device.send('/account/edit-user', unsentIn(html).fields)).headers.get('location')).toBe('/account/edit-user?state=saved');
});

test('and what a parent or a child has filled in', async () => {
  const nobody = new ReaderDevice(site, '198.51.100.90');
  for (const [path, typed] of [
    ['/account/children', { id: '1', name: 'ઝરણા', month: '5', year: '1990', isParent: 'yes', agree: 'yes' }],
    ['/account/parent', { month: '5', year: '2014', contact: 'mummy@savar.example' }],
  ] as const) {
    const answer = await nobody.send(path, typed);
    expect([path, answer.status, unsentIn(await answer.text())]).toMatchObject([
      path,
      403,
      { action: path, fields: Object.entries(typed) },
    ]);
  }
});

test('what another site has sent, or has a secret, is not shown', async () => {
  const device = new ReaderDevice(site, '198.51.100.91');
  const foreign = await device.send('/classified/post', saleForm(), { 'sec-fetch-site': 'cross-site' });
  const html = await foreign.text();
  expect([foreign.status, unsentIn(html).isThere, html.includes('હાર્મોનિયમ')]).toEqual([403, false, false]);
  const secret = await device.send('/classified/post', saleForm({ password: '493 817' }));
  expect([secret.status, secret.headers.get('location')]).toEqual([303, '/account/login?next=%2Fclassified%2Fpost']);
});

test('a step with one button leads to the log-in', async () => {
  const device = new ReaderDevice(site, '198.51.100.92');
  const answer = await device.send('/account/classifieds', { ad: '1', step: 'delete' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account/login?next=%2Faccount%2Fclassifieds']);
});

test('while the screen cannot be made, the form comes back without the shell', async () => {
  const { renders } = site.app.limits;
  const run = renders.run;
  renders.run = () => Promise.reject(new Overloaded());
  const answer = await new ReaderDevice(site, '198.51.100.93').send('/classified/post', saleForm());
  renders.run = run;
  expect([answer.status, unsentIn(await answer.text()).fields]).toEqual([503, Object.entries(saleForm())]);
});
