import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('without settings the calls are off, and say so', async () => {
  const answer = await off.get('/api/get_category_list', basic('undefined', 'undefined'));
  expect([answer.status, (await answer.json()).message]).toEqual([503, expect.stringContaining('CLASSIFIED_API_USER')]);
});
