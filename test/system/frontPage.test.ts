import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTopic } from '../../src/content/topics/queries.ts';
import card from '../../src/design/Card.module.css';
import { readStory } from '../../src/desks/articles/queries.ts';
import { arrangePage } from '../../src/desks/frontpage/commands.ts';
import { reviseStory, type StoryDraft } from '../../src/desks/stories/commands.ts';
import { p } from '../../src/platform/document/blocks.ts';
import { publishStory, removeStories } from '../publishStory.ts';
import { renameTopic } from '../renameTopic.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';

let app: TestApp;
let draft: StoryDraft;
beforeAll(async () => {
  app = await openTestApp();
  const category = await readTopic(app.app.db, 'category', 'gujarat');
  draft = {
    slug: 'navi-varta',
    headline: 'પરીક્ષણની નવી વાર્તા',
    deck: 'આ વાર્તા પરીક્ષણ માટે છે.',
    kicker: '',
    body: { type: 'doc', content: [p('એક ફકરો.')] },
    categoryId: category?.id ?? 0,
    topicIds: [],
    publishedAt: new Date(),
  };
});
afterAll(() => app.close());

const textOf = async (path: string) => (await app.get(path)).text();
/** The stories linked from the page's body, in order. */
const storiesOn = async (path: string) => {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(await textOf(path))?.[1] ?? '';
  return [...main.matchAll(/href="(\/news\/[^"]+)"/g)].map((match) => match[1] ?? '');
};

test('no picture stands twice on the front page of the demo', async () => {
  const pictures = [...(await textOf('/')).matchAll(/<img[^>]* src="\/image\?url=([^&"]+)/g)].map(([, address]) => address);
  expect(pictures.length).toBeGreaterThan(40);
  expect(pictures.filter((address, at) => pictures.indexOf(address) !== at)).toEqual([]);
});

test('a published story is on the front page and its lists at the next request, and gone when it is taken away', async () => {
  expect(await textOf('/')).not.toContain(draft.headline);
  expect(await textOf('/category/gujarat/1')).not.toContain(draft.headline);
  const id = await publishStory(app.app, draft);
  for (const path of ['/', '/category/gujarat/1', '/recent-news/1', `/news/gujarat/navi-varta-${id}`]) {
    expect(await textOf(path), path).toContain(draft.headline);
  }
  await reviseStory(app.app, id, { ...draft, headline: 'સુધારેલું મથાળું' });
  for (const path of ['/', '/category/gujarat/1', '/recent-news/1', `/news/gujarat/navi-varta-${id}`]) {
    const html = await textOf(path);
    expect(html, path).toContain('સુધારેલું મથાળું');
    expect(html, path).not.toContain(draft.headline);
  }
  await removeStories(app.app, [id]);
  expect(await textOf('/')).not.toContain('સુધારેલું મથાળું');
  expect((await app.get(`/news/gujarat/navi-varta-${id}`)).status).toBe(404);
});

test('what an editor pins leads the front page until it is over, stands there once, and the rest fills itself', async () => {
  const before = await storiesOn('/');
  const wanted = before.at(-1) ?? '';
  const articleId = Number(wanted.split('-').at(-1));
  const now = new Date();
  const pin = [{ position: 0, articleId, until: new Date(now.getTime() + 60_000).toISOString() }];
  await arrangePage(app.app, 'home', { version: 0, blocks: [{ block: 'home:top', slots: pin }] }, now);
  const pinned = await storiesOn('/');
  expect(pinned.filter((address) => address === wanted)).toHaveLength(1);
  const html = await textOf('/');
  const headline = (await readStory(app.app.db, articleId))?.headline ?? '';
  expect(new RegExp(`<h2[^>]*class="${card.headline}[^>]*>.*?</h2>`, 's').exec(html)?.[0]).toContain(headline);
  expect(new Set(pinned).size).toBe(pinned.length);
  await arrangePage(app.app, 'home', { version: 1, blocks: [] }, now);
  expect(await storiesOn('/')).toEqual(before);
});

test('a renamed category leads on from its old addresses, and its stories stand under the new one', async () => {
  const topic = await readTopic(app.app.db, 'category', 'health');
  await renameTopic(app.app, topic?.id ?? 0, 'arogya');
  const old = await app.get('/category/health/1');
  expect(old.status).toBe(301);
  expect(old.headers.get('location')).toBe('/category/arogya/1');
  expect((await app.get('/category/arogya/1')).status).toBe(200);
  const [address = ''] = (await storiesOn('/category/arogya/1')).filter((one) => one.startsWith('/news/arogya/'));
  const story = await app.get(address.replace('/news/arogya/', '/news/health/'));
  expect(story.status).toBe(301);
  expect(story.headers.get('location')).toBe(address);
});

test('a page is answered with 304 to whoever has it, and in the encoding they take', async () => {
  const first = await app.get('/recent-news/1', { 'accept-encoding': 'br, gzip' });
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('content-encoding')).toBe('br');
  expect(first.headers.get('vary')).toContain('accept-encoding');
  expect((await app.get('/recent-news/1', { 'accept-encoding': 'gzip;q=1, br;q=0' })).headers.get('content-encoding')).toBe('gzip');
  expect((await app.get('/recent-news/1')).headers.get('content-encoding')).toBeNull();
  const again = await app.get('/recent-news/1', { 'if-none-match': `"other", ${etag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('parameters that a page does not know make no other page', async () => {
  const plain = await app.get('/category/gujarat/1');
  const tracked = await app.get('/category/gujarat/1?utm_source=x&fbclid=1');
  expect(tracked.headers.get('etag')).toBe(plain.headers.get('etag'));
});

test('the front page alone differs by device', async () => {
  const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 13) Mobile Safari' };
  expect(await (await app.get('/', phone)).text()).toContain('data-layout="mobile-home"');
  const desk = await app.get('/');
  expect(await desk.text()).toContain('data-layout="desktop-home"');
  expect(desk.headers.get('vary')).toContain('user-agent');
  expect((await app.get('/recent-news/1', phone)).headers.get('etag')).toBe((await app.get('/recent-news/1')).headers.get('etag'));
});

test('an old copy is shown when the database fails, and an error screen where there is none', async () => {
  const own = await openTestApp();
  const path = '/category/culture/1';
  expect((await own.get(path)).status).toBe(200);
  own.app.pages.invalidateAll();
  own.app.fragments.invalidateAll();
  const { db } = own.app;
  // Nothing listens there: every query fails as it does when the server is gone.
  own.app.db = drizzle({ client: new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 }) });
  const stale = await own.get(path);
  expect(stale.status).toBe(200);
  // Of the front page, too, no empty one is shown in place of none.
  expect((await own.get('/')).status).toBe(503);
  const none = await own.get('/category/sports/1');
  expect(none.status).toBe(503);
  const html = await none.text();
  expect(html).toContain('કશુંક ખોટું થયું');
  expect(html).toContain('હોમપેજ પર જાઓ');
  own.app.db = db;
  await own.close();
});

test('each link to a whole list names its list, for those who go from link to link', async () => {
  const links = [...(await textOf('/')).matchAll(/href="([^"]+)"(?: aria-label="([^"]+)")?>([^<]+)<span aria-hidden="true"> ›/g)];
  const names = links.map(([, , label, text]) => label ?? text);
  expect(names.length).toBeGreaterThan(10);
  expect(names).toContain('બધા સમાચાર: ગુજરાત');
  expect(new Set(names).size).toBe(names.length);
});
