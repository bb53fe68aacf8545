import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import type { StoryDraft } from '../../../src/desks/articles/commands.ts';
import { addPicture } from '../../../src/desks/pictures/commands.ts';
import { p } from '../../../src/platform/document/blocks.ts';
import { h, table } from '../../documentBlocks.ts';
import { publishStory, removeStories } from '../../publishStory.ts';
import { renameTopic } from '../../renameTopic.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

let newspaper: TestApp;
let categoryId: number;
beforeAll(async () => {
  newspaper = await openTestApp();
  categoryId = (await readTopic(newspaper.app.db, 'category', 'gujarat'))?.id ?? 0;
});
afterAll(() => newspaper.close());

const SITE = 'https://savar.example';
const read = async (path: string) => {
  const response = await newspaper.get(path);
  expect(response.status, path).toBe(200);
  return response.text();
};
const readRss = async (path: string) => parseRssFeed(await read(path));

const story = (about: Partial<StoryDraft>): StoryDraft => ({
  slug: 'fid',
  headline: 'ફીડની વાત',
  deck: '',
  kicker: '',
  body: { type: 'doc', content: [p('લખાણ')] },
  categoryId,
  topicIds: [],
  publishedAt: new Date(),
  ...about,
});

test('the page of feeds lists every kind, and each is a valid feed with whole texts', async () => {
  const html = await read('/rss');
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  const feeds = [...main.matchAll(/href="(\/feeds\/[^"]+)"/g)].map((match) => match[1] ?? '');
  for (const kind of ['list', 'category', 'city', 'section', 'magazine', 'column', 'tag']) {
    expect(
      feeds.some((path) => path.startsWith(`/feeds/${kind}/`)),
      kind,
    ).toBe(true);
  }
  for (const path of feeds) {
    const feed = await readRss(path);
    expect(feed.link, path).toMatch(/^https:\/\/savar\.example\//);
    expect(feed.language).toBe('gu');
    expect(feed.atom?.links).toContainEqual({ rel: 'self', type: 'application/rss+xml', href: SITE + path });
    for (const item of feed.items ?? []) {
      expect(item.content?.encoded?.length, item.link).toBeGreaterThan(20);
      expect(item.dc?.creators?.[0], item.link).toBeTruthy();
    }
  }
}, 60_000);

test('hostile text of a story breaks neither feed, and addresses in it are whole', async () => {
  const { app } = newspaper;
  const headline = `]]> <script>alert(1)</script> & "વાત" \u0007`;
  const { rows } = await app.db.execute<{ key: string }>("select key from pictures where alt <> '' limit 1");
  const link = { type: 'link' as const, attrs: { href: '/category/gujarat/1' } };
  const body: StoryDraft['body'] = {
    type: 'doc',
    content: [
      p('<img src=x onerror=alert(1)> ]]>'),
      { type: 'paragraph', content: [{ type: 'text', text: 'કડી', marks: [link] }] },
      table('ભાવ', ['પાક', 'ભાવ'], ['કપાસ', '1500']),
    ],
  };
  const id = await publishStory(app, story({ headline, deck: 'સાર & વધુ', body, pictureKey: rows[0]?.key }));
  const rss = await readRss('/feeds/category/gujarat.xml');
  const item = rss.items?.find(({ link: address }) => address?.endsWith(`-${id}`));
  expect(item).toMatchObject({ title: headline.replace('\u0007', '').trim(), description: 'સાર & વધુ' });
  expect(item?.content?.encoded).toContain('&lt;img src=x onerror=alert(1)&gt; ]]&gt;');
  expect(item?.content?.encoded).toContain(`<a href="${SITE}/category/gujarat/1">કડી</a>`);
  expect(item?.content?.encoded).toContain('<td>કપાસ</td>');
  expect(item?.content?.encoded).not.toContain('<script');
  expect(item?.media?.contents?.[0]?.url).toMatch(/^https:\/\/savar\.example\/image\?/);
  expect(item?.guid).toMatchObject({ isPermaLink: false });
  const json = parseJsonFeed(await read('/feeds/category/gujarat.json'));
  const same = json.items?.find(({ url }) => url?.endsWith(`-${id}`));
  expect(same).toMatchObject({ summary: 'સાર & વધુ', content_html: item?.content?.encoded, language: 'gu' });
  expect(json).toMatchObject({ feed_url: `${SITE}/feeds/category/gujarat.json`, home_page_url: `${SITE}/category/gujarat/1` });
  await removeStories(app, [id]);
});

test('a feed has the words of a cell apart, no blank heading and no withdrawn video, and says how large a small picture is', async () => {
  const { app } = newspaper;
  const upload = new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c2361a' } })
      .jpeg()
      .toBuffer(),
  );
  const { key } = await addPicture(app, upload, { alt: 'નાની તસવીર', credit: '' });
  const cell = { type: 'tableCell' as const, content: [p('કપાસ'), p('મગફળી')] };
  const body: StoryDraft['body'] = {
    type: 'doc',
    content: [
      p(''),
      h(''),
      p('પહેલું વાક્ય.'),
      { type: 'table', attrs: { caption: '' }, content: [{ type: 'tableRow', content: [cell] }] },
      { type: 'video', attrs: { provider: 'paper', source: '999999', title: 'પાછો ખેંચાયેલો વિડિયો' } },
    ],
  };
  const id = await publishStory(app, story({ body, pictureKey: key, dateline: 'રાજકોટ' }));
  const item = (await readRss('/feeds/category/gujarat.xml')).items?.find(({ link: address }) => address?.endsWith(`-${id}`));
  const html = item?.content?.encoded ?? '';
  expect(html).toContain('<p><b>રાજકોટ: </b>પહેલું વાક્ય.</p><table><tbody><tr><td>કપાસ<br/>મગફળી</td>');
  expect(html).not.toMatch(/<(h2|h3|p)><\/|પાછો ખેંચાયેલો/);
  expect(html).toContain('width="300" height="169"');
  const [shown] = item?.media?.contents ?? [];
  expect(shown).toMatchObject({ width: 300, height: 169 });
  const picture = await newspaper.get(String(shown?.url).replace(SITE, ''));
  expect(await sharp(new Uint8Array(await picture.arrayBuffer())).metadata()).toMatchObject({ width: 300, height: 169 });
  await removeStories(app, [id]);
});

test('a feed shows a story from its publication until it is withdrawn, and says when it changed', async () => {
  const { app } = newspaper;
  const path = '/feeds/list/latest.xml';
  const id = await publishStory(app, story({}));
  const shown = await newspaper.get(path);
  const changed = shown.headers.get('last-modified') ?? '';
  expect(await shown.text()).toContain(`-${id}</link>`);
  expect((await newspaper.get(path, { 'if-modified-since': changed })).status).toBe(304);
  expect((await newspaper.get(path, { 'if-none-match': shown.headers.get('etag') ?? '' })).status).toBe(304);
  await removeStories(app, [id]);
  const after = await newspaper.get(path, { 'if-none-match': shown.headers.get('etag') ?? '' });
  expect(after.status).toBe(200);
  expect(Date.parse(after.headers.get('last-modified') ?? '')).toBeGreaterThanOrEqual(Date.parse(changed));
  expect(await after.text()).not.toContain(`-${id}</link>`);
});

test('authors have feeds, renamed topics lead to theirs, and what is no topic has none', async () => {
  const { rows } = await newspaper.app.db.execute<{ id: number; slug: string; name: string }>(
    "select id, slug, name from topics where kind = 'author' and story_count > 0 limit 1",
  );
  const [author] = rows;
  const feed = await readRss(`/feeds/author/${author?.slug}_${author?.id}.xml`);
  expect(feed.title).toContain(author?.name);
  expect(feed.items?.length).toBeGreaterThan(0);
  const tag = await readTopic(newspaper.app.db, 'tag', 'pani');
  await renameTopic(newspaper.app, tag?.id ?? 0, 'jal');
  const moved = await newspaper.get('/feeds/tag/pani.json');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/feeds/tag/jal.json']);
  expect((await newspaper.get('/feed')).headers.get('location')).toBe('/feeds/list/latest.xml');
  for (const wrong of [
    'category/nowhere.xml',
    'nothing/gujarat.xml',
    'category/gujarat.atom',
    'author/x_0.xml',
    'category/%00.xml',
    'category/.xml',
  ]) {
    expect((await newspaper.get(`/feeds/${wrong}`)).status, wrong).toBe(404);
  }
});

test.each([
  ['/', '/feeds/list/latest.xml'],
  ['/category/gujarat/1', '/feeds/category/gujarat.xml'],
  ['/city/ahmedabad/1', '/feeds/city/ahmedabad.xml'],
  ['/recent-news/1', '/feeds/list/latest.xml'],
])('%s names its feed', async (path, feed) => {
  expect(await read(path)).toContain(`<link rel="alternate" type="application/rss+xml" href="${feed}"`);
});

test('a story names the feed of its category', async () => {
  const latest = await read('/recent-news/1');
  const address = /href="(\/news\/([^/"]+)\/[^"]+)"/.exec(latest);
  expect(await read(address?.[1] ?? '')).toContain(`href="/feeds/category/${address?.[2]}.xml"`);
});

test('a story says when it was last changed, and a crawler that has it since then gets 304', async () => {
  const { app } = newspaper;
  const updatedAt = new Date('2026-03-04T05:06:07.000Z');
  const id = await publishStory(app, story({ publishedAt: new Date('2026-03-04T00:00:00Z'), updatedAt }));
  const path = `/news/gujarat/fid-${id}`;
  const changed = (await newspaper.get(path)).headers.get('last-modified');
  expect(changed).toBe(updatedAt.toUTCString());
  expect((await newspaper.get(path, { 'if-modified-since': updatedAt.toUTCString() })).status).toBe(304);
  expect((await newspaper.get(path, { 'if-modified-since': new Date(updatedAt.getTime() - 1_000).toUTCString() })).status).toBe(200);
  await removeStories(app, [id]);
});
