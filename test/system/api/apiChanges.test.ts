import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { articleDetailsSchema } from '../../../src/desks/articles/api/articleDetails.ts';
import { storyPageSchema } from '../../../src/desks/articles/api/storyPage.ts';
import { countViews } from '../../../src/desks/articles/reading/viewCounts.ts';
import { reviseStory } from '../../../src/desks/stories/commands.ts';
import { CHANGES_CHANNEL } from '../../../src/platform/change.ts';
import { createLog } from '../../../src/platform/log.ts';
import { publishStory, removeStories } from '../../publishStory.ts';
import { ask, refusalOf } from '../callApi.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

let at: { at: Date };
let app: TestApp;
beforeEach(async () => {
  at = { at: new Date() };
  app = await openTestApp(at);
});
afterEach(() => app.close());

async function idOf(kind: Parameters<typeof readTopic>[1], slug: string): Promise<number> {
  const topic = await readTopic(app.app.db, kind, slug);
  if (!topic) throw new Error(`no ${kind} ${slug}`);
  return topic.id;
}

const listOf = async (path: string) => (await ask(app, path, storyPageSchema)).articles;
const details = (id: number) => ask(app, `/v2/article-details?articleId=${id}`, articleDetailsSchema);

test('what an editor changes is in the next answer of every call that shows it', async () => {
  const [categoryId, cityId] = [await idOf('category', 'health'), await idOf('city', 'bhuj')];
  const tagId = await idOf('tag', 'poshan');
  const lists = [
    '/article-list',
    '/all-recent-news/',
    '/stories/',
    '/article-category/health',
    '/article-list?citySlug=bhuj',
    '/article-list?tagSlug=poshan',
    '/top-head-news/',
    '/breaking-news',
  ];
  const heads = () => Promise.all(lists.map(async (path) => (await listOf(path))[0]?.headline));
  const front = async () => (await app.get('/api/home-page-stories')).text();
  await Promise.all([heads(), front()]);
  const draft = draftStory({ categoryId, cityId, topicIds: [tagId], breaking: true, topHead: true, topStory: true });
  const id = await publishStory(app.app, { ...draft, headline: 'પહેલું મથાળું' });
  expect(await heads()).toEqual(lists.map(() => 'પહેલું મથાળું'));
  expect((await details(id)).headline).toBe('પહેલું મથાળું');
  expect(await front()).toContain('પહેલું મથાળું');
  await app.get(`/api/next-article-detail?articleId=${id}`);
  const page = (await details(id)).url;
  await app.get(page);

  await reviseStory(app.app, id, { ...draft, headline: 'બીજું મથાળું' });
  expect(await heads()).toEqual(lists.map(() => 'બીજું મથાળું'));
  expect((await details(id)).headline).toBe('બીજું મથાળું');
  expect(await front()).toContain('બીજું મથાળું');
  expect(await front()).not.toContain('પહેલું મથાળું');

  await removeStories(app.app, [id]);
  expect(await heads()).not.toContain('બીજું મથાળું');
  expect(await front()).not.toContain('બીજું મથાળું');
  for (const call of ['article-details/', 'v2/article-details', 'next-article-detail', 'more-articles', 'articles-scroll']) {
    expect((await refusalOf(await app.get(`/api/${call}?articleId=${id}`))).code, call).toBe(404);
  }
  expect((await app.get(page)).status).toBe(404);
});

test('a story that moves to another city leaves the lists of the old one, the most read too', async () => {
  const [categoryId, surat, bhuj] = [await idOf('category', 'health'), await idOf('city', 'surat'), await idOf('city', 'bhuj')];
  const draft = draftStory({ categoryId, cityId: surat });
  const id = await publishStory(app.app, draft);
  const counter = countViews(app.app.db, () => at.at, createLog('silent'));
  for (let read = 0; read < 5000; read++) counter.count(id);
  await counter.stop();
  const hottest = async (city: string) => (await listOf(`/top-read-news/${city}`))[0]?._id;
  expect(await hottest('surat')).toBe(String(id));
  await reviseStory(app.app, id, { ...draft, cityId: bhuj });
  expect(await hottest('surat')).not.toBe(String(id));
  expect(await hottest('bhuj')).toBe(String(id));
});

test('reads by people count for a story, reads by bots and of what is not there do not', async () => {
  const before = (await details(12)).readCount;
  const read = (articleId: number, agent: string) =>
    app.post('/api/read', { page: 'article', views: [{ articleId, isNew: true, from: 'internal' }] }, { 'user-agent': agent });
  for (const articleId of [12, 12, 12]) expect((await read(articleId, PHONE)).status).toBe(200);
  for (const bot of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.5.0', 'facebookexternalhit/1.1']) {
    expect((await read(12, bot)).status).toBe(200);
  }
  expect((await read(999999999, PHONE)).status).toBe(200);
  await vi.waitFor(
    async () => {
      at.at = new Date(at.at.getTime() + 600_000);
      await details(12);
      expect((await details(12)).readCount).toBe(before + 3);
    },
    { timeout: 8_000, interval: 300 },
  );
});

test('the most read stories are those with the most reads of late', async () => {
  const order = async () => {
    at.at = new Date(at.at.getTime() + 3_600_000);
    return (await listOf('/top-read-news/?limit=50')).map((story) => Number(story._id));
  };
  const counter = countViews(app.app.db, () => at.at, createLog('silent'));
  const read = async (id: number, times: number) => {
    for (let one = 0; one < times; one++) counter.count(id);
    await counter.write();
  };
  at.at = new Date(Date.now() + 30 * 86_400_000);
  await read(20, 100);
  await read(21, 60);
  expect((await order()).slice(0, 2)).toEqual([20, 21]);
  // Half a day later forty reads weigh more than a hundred of the morning.
  at.at = new Date(at.at.getTime() + 12 * 3_600_000);
  await read(22, 40);
  expect((await order()).slice(0, 3)).toEqual([22, 20, 21]);
  await read(21, 30);
  expect((await order()).slice(0, 3)).toEqual([21, 22, 20]);
  await counter.stop();
});

test('a notice that is none of ours harms nothing, and the next one is heeded', async () => {
  for (const notice of ['not JSON', '{"tags": 1}', '[1, 2]']) {
    await app.app.db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${notice})`);
  }
  const forgotten = vi.spyOn(app.app.pages, 'invalidate');
  await app.app.db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(['topics'])})`);
  await vi.waitFor(() => expect(forgotten).toHaveBeenCalledWith(['topics']));
  expect((await app.get('/recent-news/1')).status).toBe(200);
});

test('a process that is told over Redis also heeds what a command without Redis says in the database', async () => {
  const beside = await openTestApp({ environment: { REDIS_URL: 'redis://127.0.0.1:1' } });
  try {
    const forgotten = vi.spyOn(beside.app.pages, 'invalidate');
    await beside.app.db.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${JSON.stringify(['topics'])})`);
    await vi.waitFor(() => expect(forgotten).toHaveBeenCalledWith(['topics']));
  } finally {
    await beside.close();
  }
}, 20_000);
