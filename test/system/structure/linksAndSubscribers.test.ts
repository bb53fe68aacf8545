import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import type { readSubscribers } from '../../../src/desks/newsletter/newsroom/endpoints.ts';
import type { ShortLinkRow } from '../../../src/desks/shortlinks/newsroom/endpoints.ts';
import { auditLog } from '../../../src/platform/auditLog.ts';
import { roles } from '../../../src/site/newsroom/staff.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const editor = staffMember('sub-editor');
const administrator = staffMember('administrator');

test('an editor makes a short link and finds it again; the same page has the same one', async () => {
  const make = async (address: string) => app.ask(editor, 'post', '/short-links', { address });
  const made: ShortLinkRow = await (await make('https://savar.example/city/surat/1')).json();
  expect(made.link).toBe(`https://savar.example/s/${made.id}`);
  expect((await app.get(`/s/${made.id}`)).headers.get('location')).toBe('/city/surat/1');
  expect(await (await make('/city/surat/1')).json()).toEqual(made);
  const listed = async (q: string) =>
    (await app.ask(editor, 'get', `/short-links?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).json();
  expect((await listed('city/su')).data).toEqual([made]);
  expect(await listed('%')).toEqual({ data: [], total: 0, hasMore: false });
  for (const address of ['', 'https://elsewhere.example/', '/api/docs', '//elsewhere.example/a']) {
    expect((await make(address)).status, address).toBe(422);
  }
});

test('an administrator counts the subscribers and takes their addresses out, which is entered in the log', async () => {
  for (const email of ['b@savar.example', 'a@savar.example', 'b@savar.example']) await app.post('/api/subscribe/', { email });
  const now: z.output<typeof readSubscribers.answer> = await (await app.ask(administrator, 'get', '/newsletter/subscribers')).json();
  expect([now.confirmed, now.waiting, now.newest.map(({ email, state }) => [email, state])]).toEqual([
    0,
    2,
    [
      ['a@savar.example', 'waiting'],
      ['b@savar.example', 'waiting'],
    ],
  ]);
  const file = await app.ask(administrator, 'get', '/newsletter/subscribers.csv');
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="newsletter-\d{4}-\d\d-\d\d\.csv"$/);
  const lines = (await file.text()).trimEnd().split('\r\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['email', '"a@savar.example"', '"b@savar.example"']);
  const entries = await app.app.db.select().from(auditLog);
  expect(entries.some(({ action, staffId }) => action === 'newsletter.export' && staffId === administrator.id)).toBe(true);
});

test('each call needs its permission', async () => {
  for (const role of roles) {
    const staff = staffMember(role);
    const links = role === 'reporter' ? 403 : 200;
    expect((await app.ask(staff, 'get', '/short-links')).status, role).toBe(links);
    expect((await app.ask(staff, 'post', '/short-links', { address: '/' })).status, role).toBe(links);
    const addresses = role === 'administrator' ? 200 : 403;
    for (const path of ['/newsletter/subscribers', '/newsletter/subscribers.csv']) {
      expect((await app.ask(staff, 'get', path)).status, `${role} ${path}`).toBe(addresses);
    }
  }
});
