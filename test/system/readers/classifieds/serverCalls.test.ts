import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../../openTestApp.ts';

let site: TestApp;
let off: TestApp;
beforeAll(async () => {
  site = await openTestApp({ environment: { CLASSIFIED_API_USER: 'partner', CLASSIFIED_API_PASSWORD: 'લીમડો varsad' } });
  off = await openTestApp();
});
afterAll(async () => {
  await site.close();
  await off.close();
});

const basic = (user: string, password: string) => ({ authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` });

test('a server with the name and the password gets the cities and the kinds', async () => {
  const cities = await site.get('/api/get_cities_list', basic('partner', 'લીમડો varsad'));
  expect([cities.status, cities.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { code, data } = await cities.json();
  expect(code).toBe(200);
  expect(data).toContainEqual({ id: expect.any(Number), slug: 'surat', name: 'સુરત', count: expect.any(Number) });
  const kinds = await (await site.get('/api/get_category_list', basic('partner', 'લીમડો varsad'))).json();
  expect(kinds.data[0]).toMatchObject({
    slug: 'property',
    name: 'મકાન-મિલકત',
    fields: expect.arrayContaining([expect.objectContaining({ name: 'price' })]),
  });
  const all = (list: { count: number }[]) => list.reduce((sum, { count }) => sum + count, 0);
  expect([all(data), all(kinds.data)]).toEqual([25, 25]);
});

test('everybody else is refused', async () => {
  for (const headers of [
    {},
    basic('partner', 'wrong'),
    basic('other', 'લીમડો varsad'),
    { authorization: 'Bearer x' },
    { authorization: 'Basic ====' },
  ]) {
    const answer = await site.get('/api/get_cities_list', headers);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="classifieds", charset="UTF-8"']);
    expect(await answer.json()).toMatchObject({ code: 401 });
  }
});

test('without settings the calls are off, and the names of the settings are for the log only', async () => {
  const logged = vi.spyOn(off.app.log, 'warn');
  const json = { authorization: 'Bearer x' };
  for (const [answer, status, setting] of [
    [await off.get('/api/get_category_list', basic('undefined', 'undefined')), 503, 'CLASSIFIED_API_USER'],
    [await off.post('/api/classified-payments/webhook', { event: 'x' }), 503, 'RAZORPAY_KEY_ID'],
    [await off.post('/api/newsletter/bounces', { events: [{ kind: 'hard', messageId: 'x' }] }, json), 404, 'BOUNCE_KEY'],
  ] as const) {
    const { message } = await answer.json();
    expect([answer.status, message]).toEqual([status, expect.not.stringMatching(/[A-Z]_[A-Z]/)]);
    expect(JSON.stringify(logged.mock.calls)).toContain(setting);
  }
  logged.mockRestore();
});
