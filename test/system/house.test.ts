import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('a story is served as a whole document', async () => {
  const list = await (await app.get('/recent-news/1')).text();
  const address = /href="(\/news\/[^"]+)"/.exec(list)?.[1] ?? '';
  const response = await app.get(address);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toMatch(/^<!DOCTYPE html><html lang="gu"/);
  expect(html).toContain('<link rel="canonical"');
});

test('a wrong address is a page that helps, not an error', async () => {
  for (const path of [
    '/nowhere',
    '/category/nothing/1',
    '/category/gujarat/0',
    '/category/gujarat/99999',
    '/category/gujarat/x',
    '/news/a/b',
    '/news/a/b-999999',
    '/author/x',
    '/category/%E0%A4%A/1',
    '/category/%00/1',
    '/magazine/%00',
  ]) {
    const response = await app.get(path);
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toContain('આ પાનું મળ્યું નહીં');
  }
});

test.each([
  ['POST', '/', 'GET, HEAD, OPTIONS'],
  ['PUT', '/category/gujarat/1', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/robots.txt', 'GET, HEAD, OPTIONS'],
  ['POST', '/newsroom', 'GET, HEAD, OPTIONS'],
  ['DELETE', '/account/login', 'GET, HEAD, POST, OPTIONS'],
])('%s %s is refused, with what the address takes', async (method, path, allow) => {
  const refused = await app.request(path, { method });
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, allow]);
  const options = await app.request(path, { method: 'OPTIONS' });
  expect([options.status, options.headers.get('allow'), await options.text()]).toEqual([204, allow, '']);
});

test('a slash at the end is left out, and leads nobody to another site', async () => {
  for (const [path, to] of [
    ['/recent-news/1/?a=b', '/recent-news/1?a=b'],
    ['/recent-news/1///', '/recent-news/1'],
    ['//elsewhere.example/', '/elsewhere.example'],
    ['//elsewhere.example/news/', '/elsewhere.example/news'],
    ['//', '/'],
  ]) {
    const response = await app.get(path ?? '');
    expect([path, response.status, response.headers.get('location')]).toEqual([path, 301, to]);
  }
});
