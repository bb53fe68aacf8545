import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CoverageNow } from '../../src/desks/livecoverage/posts/livePost.ts';
import { htmlFaults } from '../htmlFaults.ts';
import { openTestApp, staffMember, type TestApp } from './openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const editor = staffMember('desk-editor');
const reporter = staffMember('reporter');
let marks = 0;
/** A post as a telephone sends it. */
const post = (body: string, more: object = {}) => ({
  body,
  sentAs: `00000000-0000-4000-9000-${String(++marks).padStart(12, '0')}`,
  ...more,
});

async function storyAt(slug: string): Promise<{ id: number; url: string }> {
  const lists = await Promise.all([1, 2, 3].map(async (page) => (await app.get(`/api/article-list?limit=50&pageIndex=${page}`)).text()));
  const articles = lists.flatMap((list) => JSON.parse(list).data.articles);
  const result = articles.find(({ url }: { url: string }) => url.includes(slug));
  return { id: Number(result._id), url: result.url };
}
const now = async (response: Response): Promise<CoverageNow> => JSON.parse(await response.text());
const page = async (url: string) => (await app.get(url)).text();
const liveState = async (id: number) => JSON.parse(await (await app.get(`/api/live/state?topics=live-story:${id}`)).text()).data.states;

test('a story is opened, posted in, corrected and ended; each is before readers at the next request', async () => {
  const { id, url } = await storyAt('vyajnu-vyaj');
  expect(await page(url)).not.toContain('live-posts');
  expect((await app.ask(reporter, 'post', `/live/${id}`)).status).toBe(403);
  expect((await app.ask(editor, 'post', `/live/${id}`)).status).toBe(200);
  expect(await page(url)).toContain('પહેલી ખબર થોડી વારમાં આવશે.');
  expect((await app.ask(editor, 'post', `/live/${id}`)).status).toBe(409);

  const first = await now(await app.ask(reporter, 'post', `/live/${id}/posts`, post('બૅન્કની બહાર લાઇન લાગી.\nદરવાજા હજી બંધ છે.')));
  expect(await page(url)).toContain('બૅન્કની બહાર લાઇન લાગી.<br/>દરવાજા હજી બંધ છે.');
  const [mine] = first.rows;
  expect(mine).toMatchObject({ mayChange: true, version: 1, author: reporter.name });

  const other = staffMember('reporter', { id: 'staff-other', name: 'બીજા' });
  const change = (staff: typeof reporter, version: number, body: string) =>
    app.ask(staff, 'put', `/live/${id}/posts/${mine?.id}`, { body, version });
  expect((await change(other, 1, 'મારું')).status).toBe(403);
  expect((await change(reporter, 1, 'બૅન્કના દરવાજા ખૂલ્યા.')).status).toBe(200);
  // Whoever began from the older version is told, and loses nothing of either.
  const late = await change(editor, 1, 'મોડું');
  expect(late.status).toBe(409);
  expect(JSON.parse(await late.text()).details).toMatchObject({ body: 'બૅન્કના દરવાજા ખૂલ્યા.', version: 2 });
  const corrected = await page(url);
  expect(corrected).toContain('બૅન્કના દરવાજા ખૂલ્યા.');
  expect(corrected).toContain('સુધારેલું');
  expect(corrected).not.toContain('બહાર લાઇન લાગી');

  await app.ask(editor, 'put', `/live/${id}/key-points`, { keyPoints: ['વ્યાજ પર વ્યાજ ચડે.'], version: 1 });
  expect(await page(url)).toContain('વ્યાજ પર વ્યાજ ચડે.');
  expect((await app.ask(editor, 'put', `/live/${id}/end`, { over: true })).status).toBe(200);
  const over = await page(url);
  expect(over).toContain('લાઇવ કવરેજ પૂરું થયું');
  expect(over).not.toContain('name="NewPosts"');
  expect((await app.ask(reporter, 'post', `/live/${id}/posts`, post('મોડી ખબર'))).status).toBe(409);
  expect((await app.ask(editor, 'delete', `/live/${id}/posts/${mine?.id}`)).status).toBe(200);
  expect(await page(url)).not.toContain('બૅન્કના દરવાજા');
});

test('a page of older posts has its headings under its own', async () => {
  const { id, url } = await storyAt('yardno-ek-divas');
  for (let at = 0; at < 31; at++) await app.ask(reporter, 'post', `/live/${id}/posts`, post('', { headline: `ખબર ${at}` }));
  const html = await page(`/live/${url.split('/').at(-1)}/2`);
  expect(await htmlFaults(html)).toEqual([]);
  expect(html).toMatch(/<h2[^>]*>ખબર 0<\/h2>/);
});

test('what a telephone sends twice on a bad line is one post', async () => {
  const { id } = await storyAt('yardno-ek-divas');
  const sent = post('છેલ્લો ભાવ બોલાયો.');
  const once = await now(await app.ask(reporter, 'post', `/live/${id}/posts`, sent));
  const twice = await now(await app.ask(reporter, 'post', `/live/${id}/posts`, sent));
  expect(twice.rows).toEqual(once.rows);
  expect(twice.rows.filter(({ body }) => body === sent.body)).toHaveLength(1);
});

test('nothing in a post, a picture or link that there is not, too many pins: refused with the field, and nothing written', async () => {
  const { id } = await storyAt('yardno-ek-divas');
  const send = async (draft: object) => {
    const response = await app.ask(editor, 'post', `/live/${id}/posts`, draft);
    const { issues = [] } = JSON.parse(await response.text());
    return [response.status, issues.map(({ path }: { path: string }) => path)];
  };
  const before = (await now(await app.ask(editor, 'get', `/live/${id}`))).rows;
  expect(await send(post('  '))).toEqual([422, ['body']]);
  expect(await send(post('ખબર', { pictureKey: 'no-such-picture' }))).toEqual([422, ['pictureKey']]);
  expect(await send(post('ખબર', { embed: 'javascript:alert(1)' }))).toEqual([422, ['embed']]);
  expect(await send({ body: 'ખબર', sentAs: 'x' })).toEqual([422, ['sentAs']]);
  expect((await now(await app.ask(editor, 'get', `/live/${id}`))).rows).toEqual(before);
  const pinned = before.filter((row) => row.pinned).length;
  for (let at = pinned; at < 3; at++) expect((await send(post(`ટાંકેલી ${at}`, { pinned: true })))[0]).toBe(200);
  expect(await send(post('ચોથી', { pinned: true }))).toEqual([422, ['pinned']]);
});

test('open pages are told which posts stand; older posts have pages of their own', async () => {
  const { id, url } = await storyAt('tipe-tipe');
  expect(await liveState(id)).toEqual({ [`live-story:${id}`]: null });
  await app.ask(editor, 'post', `/live/${id}`);
  for (let at = 1; at <= 65; at++) await app.ask(reporter, 'post', `/live/${id}/posts`, post(`ખબર નંબર ${at}.`));
  const state = (await liveState(id))[`live-story:${id}`];
  expect(state.over).toBe(false);
  expect(state.posts).toHaveLength(30);
  const shown = async (address: string) => [...(await page(address)).matchAll(/<p>ખબર નંબર (\d+)\./g)].map(([, number]) => Number(number));
  expect(await shown(url)).toEqual(Array.from({ length: 30 }, (_, at) => 65 - at));
  const older = `/live/${url.split('/').at(-1)}`;
  expect(await shown(`${older}/2`)).toEqual(Array.from({ length: 30 }, (_, at) => 35 - at));
  expect(await shown(`${older}/3`)).toEqual([5, 4, 3, 2, 1]);
  for (const [address, status] of [
    [`${older}/1`, 301],
    [`${older}/4`, 404],
    [`${older}/0`, 404],
    ['/live/no-such-story-999999/2', 404],
  ] as const) {
    expect([address, (await app.get(address)).status]).toEqual([address, status]);
  }
});

test('search engines are told of the coverage', async () => {
  const { url } = await storyAt('yardno-ek-divas');
  const html = await page(url);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const thingOf = (type: string) => JSON.parse(json)['@graph'].find((thing: { '@type': string }) => thing['@type'] === type);
  const live = thingOf('LiveBlogPosting');
  // The story was last changed by its last post, and its byline says so too.
  expect(thingOf('NewsArticle').dateModified).toBe(live.dateModified);
  expect(html.replaceAll('<!-- -->', '')).toContain(`અપડેટ\u00a0<time dateTime="${new Date(live.dateModified).toISOString().slice(0, 17)}`);
  expect(live.coverageStartTime).toMatch(/\+05:30$/);
  expect(live.liveBlogUpdate.length).toBeGreaterThan(8);
  expect(live.liveBlogUpdate[0]).toMatchObject({ '@type': 'BlogPosting', url: expect.stringContaining('#post-') });
});

test('lite pages, which have no script, do not promise to announce new posts', async () => {
  const { url } = await storyAt('yardno-ek-divas');
  const promise = 'નવી ખબર આવશે એટલે અહીં જણાવીશું';
  expect(await page(url)).toContain(promise);
  expect(await page(`/lite${url}`)).not.toContain(promise);
});

test('a feed, the sitemap and the call of a story say when its coverage was last posted in', async () => {
  let clock = new Date();
  const newspaper = await openTestApp({ clock: () => clock });
  const ask = async (path: string) => (await newspaper.get(path)).text();
  const { data } = JSON.parse(await ask('/api/article-list?limit=1'));
  const [{ _id: id, url }] = data.articles;
  const month = `/sitemaps/stories/${clock.toISOString().slice(0, 7)}.xml`;
  const said = async () => {
    const { updatedAt } = JSON.parse(await ask(`/api/article-details/${id}`)).data;
    const feed = JSON.parse(await ask('/feeds/list/latest.json')).items.find((item: { url: string }) => item.url.endsWith(url));
    const [, lastmod] = new RegExp(`${url}</loc>\\s*<lastmod>([^<]+)`).exec(await ask(month)) ?? [];
    return [updatedAt, feed?.date_modified, lastmod].map((date) => new Date(date).getTime());
  };
  expect(Math.max(...(await said()))).toBeLessThan(clock.getTime());
  expect((await newspaper.ask(editor, 'post', `/live/${id}`)).status).toBe(200);
  clock = new Date(Math.floor(clock.getTime() / 1000) * 1000 + 600_000);
  expect((await newspaper.ask(reporter, 'post', `/live/${id}/posts`, post('પાણી ઊતર્યાં.'))).status).toBe(200);
  const postedAt = clock.getTime();
  clock = new Date(postedAt + 48 * 3_600_000);
  // An answer that has expired is sent once more while it is made anew.
  await expect.poll(said).toEqual([postedAt, postedAt, postedAt]);
  await newspaper.close();
});

test('the newsroom is told how many posts there are, though it gets the newest 200', async () => {
  const { id } = await storyAt('yardno-ek-divas');
  const before = await now(await app.ask(editor, 'get', `/live/${id}`));
  expect(before.posts).toBe(before.rows.length);
  await app.app.db.execute(sql`insert into live_posts (article_id, posted_at, updated_at, body, author, author_id, sent_as)
    select ${id}, now(), now(), 'ખબર ' || n, 'રેખા', 'rekha', gen_random_uuid() from generate_series(1, 200) as n`);
  const { posts, rows } = await now(await app.ask(editor, 'get', `/live/${id}`));
  expect([posts, rows.length]).toEqual([before.posts + 200, 200]);
});
