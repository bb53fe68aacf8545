import { afterAll, beforeAll, expect, test } from 'vitest';
import { momentInIndia } from '../../../src/platform/text/indianTime.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

let app: TestApp;
/** The address of the newest edition of Ahmedabad, and its parts. */
let newest: string;
let today: string;
beforeAll(async () => {
  let at = new Date();
  app = await openTestApp({ clock: () => at });
  newest = (await app.get('/epaper/ahmedabad')).headers.get('location') ?? '';
  today = newest.split('/').at(-1) ?? '';
  // The demo's newest edition is that of the day on which it was laid out, which may have ended since.
  at = momentInIndia(today, '23:00');
});
afterAll(() => app.close());

const textOf = async (path: string) => (await app.get(path)).text();
const dataOf = async (path: string) => (await (await app.get(path)).json()).data;

test('the newsstand shows the newest edition of every city that has one', async () => {
  const html = await textOf('/epaper');
  expect(html).toContain(`href="${newest}">અમદાવાદ</a>`);
  expect(html).toContain(`href="/epaper/surat/${today}">સુરત</a>`);
  expect(html).not.toContain('href="/epaper/rajkot');
});

test('a city leads to its newest edition, and nobody remembers that for tomorrow', async () => {
  const response = await app.get('/epaper/ahmedabad');
  expect(response.status).toBe(302);
  expect(newest).toMatch(/^\/epaper\/ahmedabad\/20\d\d-\d\d-\d\d$/);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await app.get('/epaper/rajkot')).headers.get('location')).toBe('/epaper');
});

test('an edition shows its page, the ways to all the others, its file and its day', async () => {
  const html = await textOf(newest);
  expect(html).toMatch(/<h1>અમદાવાદ આવૃત્તિ<\/h1>/);
  for (const page of [2, 3, 4]) expect(html).toContain(`href="${newest}/${page}#paper"`);
  expect(html).toMatch(/href="\/media\/epaper\/[0-9a-f]{32}\.pdf" download="ahmedabad-20\d\d-\d\d-\d\d\.pdf"/);
  expect(html).toMatch(/પીડીએફ ડાઉનલોડ<!-- --> · <!-- -->4\d\d કેબી/);
  expect(html).toContain(`aria-current="date"`);
  expect(html).toContain('"@type":"PublicationIssue"');
  expect(html).toContain(`<link rel="next" href="https://savar.example${newest}/2"/>`);
});

test('its own pages have the newest edition once, other pages beside their text, of the masthead only', async () => {
  const asideOf = async (path: string) => (await textOf(path)).split('</main>')[1] ?? '';
  const cover = /\/image\?url=\/media\/epaper\/[0-9a-f]+\.webp[^" ]*/;
  expect(cover.exec(await asideOf('/recent-news/1'))?.[0]).toContain('shape=square&amp;at=50-0');
  for (const path of ['/epaper', newest, `${newest}/2`, `/epaper/ahmedabad/month/${today.slice(0, 7)}`]) {
    const aside = await asideOf(path);
    expect(aside).toContain('<section');
    expect(cover.exec(aside)).toBeNull();
  }
});

test('every page has an address of its own, and one only', async () => {
  const html = await textOf(`${newest}/3`);
  expect(html).toContain(`<link rel="canonical" href="https://savar.example${newest}/3"/>`);
  const first = await app.get(`${newest}/1`);
  expect([first.status, first.headers.get('location')]).toEqual([301, newest]);
});

test.each([
  '/epaper/mumbai',
  '/epaper/mumbai/2026-11-20',
  '/epaper/ahmedabad/2026-02-30',
  '/epaper/ahmedabad/20-11-2026',
  '/epaper/ahmedabad/1999-01-01',
  '/epaper/ahmedabad/2099-01-01',
  '/epaper/ahmedabad/month/2026-13',
  '/epaper/ahmedabad/month/2001-01',
  '/epaper/ahmedabad/%00',
])('%s is the 404 page', async (path) => {
  expect((await app.get(path)).status).toBe(404);
});

test.each(['0', '5', '02', 'x', '1.5', '999'])('an edition of four pages has no page %s', async (page) => {
  expect((await app.get(`${newest}/${page}`)).status).toBe(404);
});

test('a day without an edition offers the nearest, and search engines leave it out', async () => {
  const html = await textOf('/epaper/ahmedabad/2026-01-05');
  expect(html).toContain('આ દિવસનો અંક નથી');
  expect(html).toContain('<meta name="robots" content="noindex');
  expect(html).toMatch(/<h2[^>]*><a href="\/epaper\/ahmedabad\/20\d\d-\d\d-\d\d">/);
  const response = await app.get('/epaper/ahmedabad/2026-01-05/3');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/epaper/ahmedabad/2026-01-05']);
});

test('a month shows its editions, and the calendar leads to them', async () => {
  const html = await textOf(`/epaper/ahmedabad/month/${today.slice(0, 7)}`);
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  expect(main.match(new RegExp(`href="${newest}"`, 'g'))?.length).toBe(2);
  expect(html).toContain('<table');
});

test('the front page and stories show today’s paper', async () => {
  const front = await textOf('/');
  expect(front).toContain('data-block="epaper"');
  expect(front).toContain('આજનું ઈ-પેપર');
  expect(await textOf('/city/surat/1')).toContain(`href="/epaper/surat/${today}">સુરત</a>`);
});

test('the call of a month’s editions', async () => {
  const { documents } = await dataOf(`/api/epaper/editions?city=ahmedabad&month=${today.slice(0, 7)}`);
  expect(documents[0]).toMatchObject({
    _id: expect.stringMatching(/^\d+$/),
    city: 'અમદાવાદ',
    citySlug: 'ahmedabad',
    date: today,
    displayDate: today.split('-').reverse().join('-'),
    url: newest,
    pageCount: 4,
  });
  expect((await dataOf('/api/epaper/editions?city=rajkot')).documents).toEqual([]);
});

test('the call of an edition gives its pages', async () => {
  const edition = await dataOf('/api/epaper/edition?city=ahmedabad');
  expect(edition).toMatchObject({ date: today, pdf: expect.stringMatching(/\.pdf$/) });
  expect(edition.pages).toHaveLength(4);
  for (const page of edition.pages) {
    expect((await app.get(page.url)).status).toBeLessThan(302);
    expect((await app.get(page.picture)).status).toBe(200);
    expect((await app.get(page.thumbnail, { accept: 'image/webp' })).status).toBe(200);
  }
  expect(await dataOf(`/api/epaper/edition?city=ahmedabad&date=${today}`)).toEqual(edition);
});

test.each([
  ['/api/epaper/editions', 400],
  ['/api/epaper/editions?city=', 400],
  ['/api/epaper/editions?city=mumbai', 404],
  ['/api/epaper/editions?city=%00', 404],
  ['/api/epaper/editions?city=surat&month=2026-13', 400],
  ['/api/epaper/editions?city=surat&month=11-2026', 400],
  ['/api/epaper/edition', 400],
  ['/api/epaper/edition?city=surat&date=2026-02-30', 400],
  ['/api/epaper/edition?city=surat&date=2001-01-01', 404],
  ['/api/epaper/edition?city=rajkot', 404],
])('%s is answered with %i', async (path, status) => {
  const response = await app.get(path);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code: status, message: expect.any(String) });
});
