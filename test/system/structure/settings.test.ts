import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteSettings } from '../../../src/desks/settings/values/siteSettings.ts';
import { auditLog } from '../../../src/platform/auditLog.ts';
import { roles } from '../../../src/site/newsroom/staff.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const administrator = staffMember('administrator');
const current = async (): Promise<SiteSettings> => (await app.ask(administrator, 'get', '/settings')).json();
const loginsIn = (html: string) => html.split('data-login="').length - 1;
const save = (value: object) => app.ask(administrator, 'put', '/settings', value);

test('the site is as its configuration says until an administrator sets it otherwise, and then at the next request', async () => {
  const before = await current();
  expect([before.isLoginRequired, before.social[0]?.name]).toEqual([true, 'Facebook']);
  expect((await (await app.get('/api/auth/is-login-required')).json()).data).toEqual({ isLoginRequired: true });
  expect(await (await app.get('/')).text()).toContain('https://www.facebook.com/savar.example');

  // On a desk in the header, on a phone in the menu.
  expect(loginsIn(await (await app.get('/')).text())).toBe(2);

  const social = [{ name: 'WhatsApp', url: 'https://whatsapp.example/channel/savar' }];
  expect((await save({ ...before, isLoginRequired: false, ads: { desktop: false, mobile: true }, social })).status).toBe(200);
  expect((await (await app.get('/api/auth/is-login-required')).json()).data).toEqual({ isLoginRequired: false });
  const html = await (await app.get('/')).text();
  expect(html).not.toContain('https://www.facebook.com/savar.example');
  expect(html).toContain('>WhatsApp</a>');
  expect(loginsIn(html)).toBe(0);
  expect(html).toContain('"sameAs":["https://whatsapp.example/channel/savar"]');
  expect(await current()).toEqual({ ...before, isLoginRequired: false, ads: { desktop: false, mobile: true }, social, version: 1 });
  const [entry] = await app.app.db.select().from(auditLog).where(eq(auditLog.action, 'settings.change'));
  expect(entry).toMatchObject({
    action: 'settings.change',
    staffId: administrator.id,
    before: { isLoginRequired: true },
    after: { isLoginRequired: false },
  });
});

test('wrong settings are refused by field, and nothing changes', async () => {
  const before = await current();
  const withSocial = (...social: object[]) => ({ ...before, social });
  const wrong: [object, string][] = [
    [{ ...before, isLoginRequired: 'yes' }, 'isLoginRequired'],
    [{ ...before, ads: { desktop: true } }, 'ads.mobile'],
    [withSocial({ name: '', url: 'https://a.example' }), 'social.0.name'],
    [withSocial({ name: 'A', url: 'javascript:alert(1)' }), 'social.0.url'],
    [withSocial({ name: 'A', url: 'https://a' }), 'social.0.url'],
    [withSocial({ name: 'A', url: 'https://a.example' }, { name: 'A', url: 'https://b.example' }), 'social.1.name'],
  ];
  for (const [body, path] of wrong) {
    const response = await save(body);
    expect(response.status, path).toBe(422);
    expect((await response.json()).issues.map((one: { path: string }) => one.path)).toEqual([path]);
  }
  expect(await current()).toEqual(before);
});

test('settings are the administrators’', async () => {
  const body = await current();
  for (const role of roles) {
    const expected = role === 'administrator' ? 200 : 403;
    expect((await app.ask(staffMember(role), 'get', '/settings')).status, role).toBe(expected);
    expect((await app.ask(staffMember(role), 'put', '/settings', body)).status, role).toBe(expected);
  }
});
