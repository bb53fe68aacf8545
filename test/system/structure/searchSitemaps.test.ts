import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import type { StoryDraft } from '../../../src/desks/articles/commands.ts';
import { addTopic } from '../../../src/desks/taxonomy/commands.ts';
import { publishStory, removeStories } from '../../publishStory.ts';
import { readSitemap, readSitemapIndex } from '../../readSitemap.ts';
import { addGallery, withdrawGallery } from '../addContent.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { planOf } from '../planOf.ts';

let newspaper: TestApp;
let categoryId: number;
beforeAll(async () => {
  newspaper = await openTestApp();
  categoryId = (await readTopic(newspaper.app.db, 'category', 'gujarat'))?.id ?? 0;
});
afterAll(() => newspaper.close());

const read = async (path: string) => {
  const response = await newspaper.get(path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type'), path).toBe('application/xml; charset=utf-8');
  return response.text();
};
const readFiles = async () => readSitemapIndex(await read('/sitemap.xml'));
const readEntries = async (path: string) => readSitemap(await read(path));
const pathOf = (url: string) => new URL(url).pathname;

const story = (about: Partial<StoryDraft>): StoryDraft => ({
  slug: 'nakasho',
  headline: 'શોધ માટેનો નકશો',
  deck: '',
  kicker: '',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'લખાણ' }] }] },
  categoryId,
  topicIds: [],
  publishedAt: new Date(),
  ...about,
});

test('the index names a valid file of every kind of page, and each is of this site', async () => {
  const files = await readFiles();
  const sections = new Set([...files.keys()].map((path) => path.split('/')[2]));
  for (const name of [
    'news.xml',
    'stories',
    'galleries',
    'videos',
    'web-stories',
    'topics',
    'static-pages',
    'pages',
    'mandi',
    'cricket',
    'elections',
    'epaper',
  ]) {
    expect(sections, name).toContain(name);
  }
  for (const path of files.keys()) {
    const entries = await readEntries(path);
    expect(entries.length, path).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(2_000);
    for (const { url } of entries) expect(url.startsWith('https://savar.example/'), url).toBe(true);
  }
});

test('what is listed is there, at that address, and may be indexed', async () => {
  for (const path of (await readFiles()).keys()) {
    const entries = await readEntries(path);
    const step = Math.ceil(entries.length / 12);
    for (const { url } of entries.filter((_, at) => at % step === 0)) {
      const response = await newspaper.get(url.replace('https://savar.example', ''));
      expect(response.status, url).toBe(200);
      expect(response.headers.get('x-robots-tag'), url).toBeNull();
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(await response.text())?.[1];
      expect(canonical, url).toBe(url);
    }
  }
}, 120_000);

test('a story is listed with its last change and its picture from its publication until it is withdrawn', async () => {
  const { app } = newspaper;
  const publishedAt = new Date('2019-03-31T23:59:59.000Z');
  const updatedAt = new Date('2019-04-02T10:00:00.000Z');
  const { rows } = await app.db.execute<{ key: string }>('select key from pictures limit 1');
  const id = await publishStory(app, story({ publishedAt, updatedAt, pictureKey: rows[0]?.key }));
  const path = '/sitemaps/stories/2019-03.xml';
  const added = (await readFiles()).get(path);
  const [entry] = await readEntries(path);
  expect(entry?.url).toBe(`https://savar.example/news/gujarat/nakasho-${id}`);
  expect(new Date(entry?.lastmod ?? 0)).toEqual(updatedAt);
  expect(entry?.img[0]?.url).toMatch(/^https:\/\/savar\.example\/image\?/);
  const other = await publishStory(app, story({ publishedAt }));
  await removeStories(app, [id]);
  expect((await readEntries(path)).map(({ url }) => pathOf(url))).toEqual([`/news/gujarat/nakasho-${other}`]);
  const changed = (await readFiles()).get(path);
  expect(changed?.getTime()).toBeGreaterThanOrEqual(added?.getTime() ?? Number.NaN);
  await removeStories(app, [other]);
  expect((await readFiles()).has(path)).toBe(false);
  expect((await newspaper.get(path)).status).toBe(404);
});

test('a category without stories is in no sitemap, and says that it is nothing to find; a built-in list may be empty for a while', async () => {
  const { app } = newspaper;
  const id = await addTopic(app, { kind: 'category', slug: 'khali', name: 'ખાલી', nameEn: 'Empty' });
  const robots = async () => (await newspaper.get('/category/khali/1')).headers.get('x-robots-tag');
  expect(await robots()).toBe('noindex');
  expect((await readEntries('/sitemaps/topics/all.xml')).map(({ url }) => pathOf(url))).not.toContain('/category/khali/1');
  const written = await publishStory(app, story({ categoryId: id }));
  expect(await robots()).toBeNull();
  expect((await readEntries('/sitemaps/topics/all.xml')).map(({ url }) => pathOf(url))).toContain('/category/khali/1');
  await removeStories(app, [written]);
});

test('a withdrawn gallery leaves the sitemap, and a film has what search engines ask of one', async () => {
  const { app } = newspaper;
  const { rows } = await app.db.execute<{ key: string }>('select key from pictures limit 2');
  const pictures = rows.map(({ key }) => ({ picture: key, heading: '', caption: 'ચિત્ર', credit: '' }));
  const at = new Date('2018-05-05T00:00:00Z');
  const id = await addGallery(app, { kind: 'photo-gallery', title: 'નકશાની તસવીરો', categoryId, pictures, publishedAt: at });
  const [entry] = await readEntries('/sitemaps/galleries/2018-05.xml');
  expect(entry?.img).toHaveLength(2);
  await withdrawGallery(app, id);
  expect((await newspaper.get('/sitemaps/galleries/2018-05.xml')).status).toBe(404);
  const files = [...(await readFiles()).keys()].filter((path) => path.startsWith('/sitemaps/videos/'));
  const films = (await Promise.all(files.map(readEntries))).flatMap((entries) => entries.flatMap(({ video }) => video));
  expect(films.length).toBeGreaterThan(3);
  for (const film of films) {
    expect(film.thumbnail_loc).toMatch(/^https:\/\/savar\.example\/image\?/);
    expect(film.content_loc ?? film.player_loc).toMatch(/^https:\/\//);
  }
});

test('the news sitemap holds stories of the last two days, with the names that readers know', async () => {
  const { app } = newspaper;
  const headline = 'તાજી વાત & "ખેતી" <પાક>';
  const fresh = await publishStory(app, story({ headline, publishedAt: new Date(Date.now() - 3_600_000) }));
  const old = await publishStory(app, story({ publishedAt: new Date(Date.now() - 49 * 3_600_000) }));
  const entries = await readEntries('/sitemaps/news.xml');
  const entry = entries.find(({ url }) => url.endsWith(`-${fresh}`));
  expect(entry?.news).toMatchObject({ publication: { name: 'સવાર', language: 'gu' }, title: headline });
  expect(entry?.news?.publication_date).toMatch(/\+05:30$/);
  expect(entries.some(({ url }) => url.endsWith(`-${old}`))).toBe(false);
  await removeStories(app, [fresh, old]);
});

test('the index names the news sitemap also while the newest story of each edition is none for it', async () => {
  const { app } = newspaper;
  const at = (seconds: number) => new Date(Date.now() - seconds * 1_000);
  const drafts = ['gu', 'en'].flatMap((language) => [
    story({ language, sponsor: 'દુકાન', publishedAt: at(1) }),
    story({ language, noindex: true, publishedAt: at(2) }),
    story({ language, canonical: 'https://mool.example/', publishedAt: at(3) }),
  ]);
  const ids = await Promise.all(drafts.map((draft) => publishStory(app, draft)));
  expect([...(await readFiles()).keys()]).toContain('/sitemaps/news.xml');
  expect((await readEntries('/sitemaps/news.xml')).filter(({ url }) => ids.some((id) => url.endsWith(`-${id}`)))).toEqual([]);
  await removeStories(app, ids);
});

test('a crawler that has a file already gets 304, by its ETag or by its date', async () => {
  const [path = ''] = [...(await readFiles()).keys()].filter((one) => one.startsWith('/sitemaps/stories/'));
  const first = await newspaper.get(path);
  const etag = first.headers.get('etag') ?? '';
  const changed = first.headers.get('last-modified') ?? '';
  expect(Date.parse(changed)).toBeLessThanOrEqual(Date.now());
  expect((await newspaper.get(path, { 'if-none-match': etag })).status).toBe(304);
  expect((await newspaper.get(path, { 'if-modified-since': changed })).status).toBe(304);
  const before = new Date(Date.parse(changed) - 1_000).toUTCString();
  expect((await newspaper.get(path, { 'if-modified-since': before })).status).toBe(200);
  expect((await newspaper.get(path, { 'if-modified-since': changed, 'if-none-match': '"another"' })).status).toBe(200);
});

test('a month with many stories is split, and each story is in one file', async () => {
  const { db } = newspaper.app;
  const id = await publishStory(newspaper.app, story({ publishedAt: new Date('2001-02-03T00:00:00Z') }));
  await db.execute(sql`insert into articles (id, slug, headline, body, category_id, reading_minutes, published_at, updated_at)
    select 50000000 + n, 'n', 'n', '{"type":"doc","content":[]}'::jsonb, ${categoryId}, 1, '2001-02-04'::timestamptz, '2001-02-04'::timestamptz
    from generate_series(1, 4500) n`);
  await db.execute(sql`insert into placements (topic_id, kind, published_at, item_id)
    select (select topic_id from placements where item_id = ${id} and topic_id in (select id from topics where kind = 'list')), 'article', '2001-02-04'::timestamptz, 50000000 + n
    from generate_series(1, 4500) n`);
  newspaper.app.invalidate(['topics']);
  const paths = [...(await readFiles()).keys()].filter((path) => path.includes('/2001-02'));
  expect(paths).toEqual(['/sitemaps/stories/2001-02.xml', '/sitemaps/stories/2001-02-2.xml', '/sitemaps/stories/2001-02-3.xml']);
  const entries = (await Promise.all(paths.map(readEntries))).flat();
  expect(new Set(entries.map(({ url }) => url)).size).toBe(4501);
  for (const wrong of ['2001-02-1', '2001-02-4', '2001-02-04', '2001-13', 'all', '2001-02-0', '..%2f', '2001-02-99999']) {
    expect((await newspaper.get(`/sitemaps/stories/${wrong}.xml`)).status, wrong).toBe(404);
  }
  expect((await newspaper.get('/sitemaps/nothing/all.xml')).status).toBe(404);
  const part = sql`select item_id from placements where topic_id = 1 and kind = any(array['article'])
    and published_at >= '2001-02-01' and published_at < '2001-03-01' order by published_at, item_id offset 2000 limit 2000`;
  expect(await planOf(db, part)).toMatch(/Index Only Scan.*using placements_topic/);
});
