import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shortCode } from '../../../src/desks/shortlinks/links/shortCode.ts';
import { shortLinks } from '../../../src/desks/shortlinks/tables.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const SITE = 'https://savar.example';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Asks from a network of its own: a network may ask so often only. */
const askFrom = (address: string, url: string) =>
  app.request(
    '/api/shorten-url',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ url }) },
    address,
  );

/** The short link of an address, without the site. */
async function linkTo(url: string): Promise<string> {
  const { code, data } = await (await app.post('/api/shorten-url', { url })).json();
  expect(code).toBe(200);
  expect(data.shortLink).toMatch(/^https:\/\/savar\.example\/s\/[0-9a-z]{7}$/);
  return data.shortLink.slice(SITE.length);
}

/** Where a link leads, as a browser would understand it. */
async function targetOf(link: string): Promise<string> {
  const response = await app.get(link);
  expect(response.status).toBe(301);
  return new URL(response.headers.get('location') ?? '', `${SITE}${link}`).href;
}

test('a page has one short link, however it is asked for, and the link leads to the page', async () => {
  const link = await linkTo('/category/gujarat/1?from=whatsapp');
  expect(await linkTo(`${SITE}/category/gujarat/1?from=whatsapp#top`)).toBe(link);
  expect(await linkTo('http://SAVAR.example/city/../category/gujarat/1?from=whatsapp')).toBe(link);
  const byGet = await app.get(`/api/shorten-url?url=${encodeURIComponent('/category/gujarat/1?from=whatsapp')}`);
  expect((await byGet.json()).data.shortLink).toBe(`${SITE}${link}`);
  expect(byGet.headers.get('cache-control')).toBe('no-store');
  expect(await linkTo('/category/gujarat/1')).not.toBe(link);
  expect(await targetOf(link)).toBe(`${SITE}/category/gujarat/1?from=whatsapp`);
});

test('a page has the same short link by its other addresses', async () => {
  const { data } = await (await app.get('/api/article-list?limit=1')).json();
  const canonical: string = data.articles[0].url;
  const other = `/news/x/y-${data.articles[0]._id}`;
  expect((await app.get(other)).headers.get('location')).toBe(canonical);
  const link = await linkTo(other);
  expect([await linkTo(canonical), await targetOf(link)]).toEqual([link, SITE + canonical]);
  expect(await linkTo('/city/surat/2/')).toBe(await linkTo('/city/surat/2'));
});

test('search engines are told to leave the link out', async () => {
  const response = await app.get(await linkTo('/recent-news/1'));
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
});

test('every visit comes to the newspaper, where it is counted', async () => {
  expect((await app.get(await linkTo('/recent-news/2'))).headers.get('cache-control')).toBe('no-cache');
});

test('an address in Gujarati letters comes out whole', async () => {
  expect(await targetOf(await linkTo('/search?q=વરસાદ'))).toBe(new URL('/search?q=વરસાદ', SITE).href);
});

test('a code that is another path’s is passed over, for good', async () => {
  const { db } = app.app;
  const path = '/city/surat/1';
  await db.insert(shortLinks).values([0, 1].map((attempt) => ({ code: shortCode(path, attempt), path: `/other/${attempt}` })));
  const link = await linkTo(path);
  expect(await linkTo(path)).toBe(link);
  expect(await targetOf(link)).toBe(`${SITE}${path}`);
  expect(await targetOf(`/s/${shortCode(path, 0)}`)).toBe(`${SITE}/other/0`);
});

test('many who ask at once get the same link', async () => {
  const links = await Promise.all(Array.from({ length: 8 }, () => linkTo('/city/rajkot/1')));
  expect(new Set(links).size).toBe(1);
  const rows = await app.app.db.select().from(shortLinks).where(eq(shortLinks.path, '/city/rajkot/1'));
  expect(rows).toHaveLength(1);
});

test('only pages that are there are given short links, also by an old address', async () => {
  const ask = async (url: string) => (await app.post('/api/shorten-url', { url })).status;
  for (const path of ['/nowhere', '/nowhere/', '/category/none/1', '/city/surat/999']) expect(await ask(path), path).toBe(404);
  expect((await app.get('/api/shorten-url?url=%2Fnowhere')).status).toBe(404);
  expect(await app.app.db.$count(shortLinks, eq(shortLinks.path, '/nowhere'))).toBe(0);
  expect(await ask('/amp')).toBe(200);
  expect(await ask('/city/surat/1/')).toBe(200);
  for (const path of ['/robots.txt', '/site.webmanifest']) expect(await ask(path), path).toBe(404);
});

test('very many who ask at once for pages that are not there are all told so', async () => {
  const requests = Array.from({ length: 60 }, async (_, at) => (await askFrom('203.0.113.3', `/nowhere/${at}`)).status);
  expect(new Set(await Promise.all(requests))).toEqual(new Set([404]));
});

test.each([
  'https://elsewhere.example/news',
  'https://savar.example.elsewhere.example/',
  'https://savar.example@elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  'https://savar.example//elsewhere.example/',
  '/.//elsewhere.example/',
  'javascript:alert(1)',
  'category/gujarat/1',
  'https://',
  '/s/abcdefg',
  '/api/menu/',
  '/api?x',
  '/newsroom',
  '/image?url=/media/x.webp&w=640',
  `/search?q=${'વ'.repeat(500)}`,
  '',
])('%j is given no short link', async (url) => {
  const response = await app.post('/api/shorten-url', { url });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 400, message: expect.any(String) });
  expect((await app.get(`/api/shorten-url?url=${encodeURIComponent(url)}`)).status).toBe(400);
});

test('whatever is given, a link never leads away from the site', async () => {
  const piece = fc.constantFrom('/', '\\', '.', '..', '@', ':', 'https:', SITE, 'elsewhere.example', '?', '#', '\t', '%2f', 'ક');
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 7 }), async (pieces) => {
      const response = await askFrom('203.0.113.2', pieces.join(''));
      expect([200, 400, 404]).toContain(response.status);
      if (response.status !== 200) return;
      const { data } = await response.json();
      expect(new URL(await targetOf(data.shortLink.slice(SITE.length))).origin).toBe(SITE);
    }),
    { numRuns: 200 },
  );
});

test.each(['/s/0000000', '/s/%00', '/s/UPPER', '/s', `/s/${'a'.repeat(3000)}`])('%s is the 404 page', async (path) => {
  const response = await app.get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('આ પાનું મળ્યું નહીં');
});

test('a request without an address is refused', async () => {
  expect((await app.get('/api/shorten-url')).status).toBe(400);
  expect((await app.post('/api/shorten-url', {})).status).toBe(400);
  expect((await app.post('/api/shorten-url', { url: 7 })).status).toBe(400);
});

test('visits are counted for the newsroom, and those of bots are not', async () => {
  const link = await linkTo('/city/rajkot/1?from=visits');
  const reader = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36' };
  await Promise.all(Array.from({ length: 30 }, () => app.get(link, reader)));
  await app.get(link, { 'user-agent': 'WhatsApp/2.23.20.0' });
  await app.get(link, { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' });
  const shown = async () => (await app.ask(staffMember('chief-editor'), 'get', `/short-links/${link.slice('/s/'.length)}`)).json();
  await expect.poll(async () => (await shown()).visits, { timeout: 20_000 }).toBe(30);
});
