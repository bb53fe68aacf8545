import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_BOOKMARKS } from '../../../src/desks/bookmarks/queries.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { LAPTOP, ReaderDevice } from './readerDevice.ts';

let site: TestApp;
let ids: number[];
beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP });
  const { rows } = await site.app.db.execute<{ id: number }>(sql`select id from articles order by published_at desc limit 25`);
  ids = rows.map(({ id }) => Number(id));
});
afterAll(() => site.close());

let next = 0;
async function loggedIn(): Promise<ReaderDevice> {
  next += 1;
  const device = new ReaderDevice(site, `198.51.100.${next}`);
  await device.logIn(`98250200${String(next).padStart(2, '0')}`, `+9198250200${String(next).padStart(2, '0')}`);
  return device;
}

const saved = async (device: ReaderDevice): Promise<number[]> =>
  (await (await device.call('GET', '/user/bookmark')).json()).data.map(({ articleId }: { articleId: number }) => articleId);

test('a story is saved once and removed, each with its message', async () => {
  const device = await loggedIn();
  const [first = 0, second = 0] = ids;
  const add = await (await device.call('POST', '/bookmark', { articleId: String(first) })).json();
  expect(add).toEqual({ code: 200, data: { success: true, message: 'સમાચાર સાચવ્યા.' } });
  await device.call('POST', '/bookmark', { articleId: first });
  await device.call('POST', '/bookmark', { articleId: second });
  expect(await saved(device)).toEqual([second, first]);
  const removed = await (await device.call('DELETE', '/bookmark', { articleId: first })).json();
  expect(removed.data).toEqual({ success: true, message: 'સમાચાર યાદીમાંથી કાઢ્યા.' });
  expect(await saved(device)).toEqual([second]);
});

test('a story that is not there is refused in words, without an error', async () => {
  const device = await loggedIn();
  expect((await (await device.call('POST', '/bookmark', { articleId: 987_654 })).json()).data).toEqual({
    success: false,
    message: 'આ સમાચાર હવે નથી.',
  });
  for (const body of [{}, { articleId: 'x' }, { articleId: -1 }, { articleId: 2 ** 40 }, [1]])
    expect((await device.call('POST', '/bookmark', body)).status).toBe(400);
});

test('at the limit a story that is saved already is saved, and a further one is refused', async () => {
  const device = await loggedIn();
  const [first = 0, second = 0] = ids;
  await device.call('POST', '/bookmark', { articleId: first });
  // A bookmark outlives its story, so the numbers need no stories.
  await site.app.db.execute(sql`insert into bookmarks (reader_id, article_id)
    select reader_id, n from bookmarks, generate_series(2000000, ${2_000_000 + MAX_BOOKMARKS - 2}::int) n
    where reader_id = (select reader_id from bookmarks order by saved_at desc limit 1)`);
  const answerTo = async (articleId: number) => (await (await device.call('POST', '/bookmark', { articleId })).json()).data.success;
  expect([await answerTo(first), await answerTo(second)]).toEqual([true, false]);
});

test('without script a story that is not there is refused in words too', async () => {
  const device = await loggedIn();
  for (const articleId of ['987654', 'x', '']) {
    const sent = await device.send('/account/bookmark', { articleId });
    const page = await device.ask(sent.headers.get('location') ?? '');
    expect([sent.status, await page.text()]).toEqual([303, expect.stringContaining('આ સમાચાર હવે નથી.')]);
  }
});

test('readers see their own stories only', async () => {
  const [one, other] = [await loggedIn(), await loggedIn()];
  await one.call('POST', '/bookmark', { articleId: ids[0] });
  await other.call('DELETE', '/bookmark', { articleId: ids[0] });
  expect([await saved(one), await saved(other)]).toEqual([[ids[0]], []]);
});

test('what a reader saves, follows or changes on one device is on the other', async () => {
  const phone = await loggedIn();
  const name = `98250200${String(next).padStart(2, '0')}`;
  const desk = new ReaderDevice(site, '198.51.100.200');
  await desk.logIn(name, `+91${name}`);
  await phone.call('POST', '/bookmark', { articleId: ids[0] });
  await desk.call('POST', '/bookmark', { articleId: ids[1] });
  for (const device of [phone, desk]) expect(await saved(device)).toEqual([ids[1], ids[0]]);
  await desk.call('DELETE', '/bookmark', { articleId: ids[0] });
  expect(await saved(phone)).toEqual([ids[1]]);
  const { rows } = await site.app.db.execute<{ id: number }>(sql`select id from topics where kind = 'category' order by id limit 1`);
  await phone.call('POST', '/follow', { topicId: rows[0]?.id });
  const followed = async (device: ReaderDevice) => (await (await device.call('GET', '/user/follow')).json()).data;
  expect(await followed(desk)).toHaveLength(1);
  expect(await followed(desk)).toEqual(await followed(phone));
  await phone.call('PUT', '/user/profile', { email: '', name: 'મીરા', gender: null });
  expect((await (await desk.call('GET', '/user/profile')).json()).data).toMatchObject({ name: 'મીરા' });
});

test('the list has pages of ten, by call and as a page', async () => {
  const device = await loggedIn();
  for (const articleId of ids) await device.call('POST', '/bookmark', { articleId });
  const page = async (index: number) => (await device.call('GET', `/user/bookmark/article-list?pageIndex=${index}`)).json();
  const [first, third] = [await page(1), await page(3)];
  expect(first.data).toMatchObject({ totalCount: 25, pageIndex: 1, pageCount: 3, articlePerPage: 10, hasMore: true });
  expect(first.data.articles[0]._id).toBe(String(ids.at(-1)));
  expect([third.data.articles.length, third.data.hasMore, (await page(4)).code]).toEqual([5, false, 404]);
  const html = await (await device.ask('/account/bookmark/list?page=3')).text();
  expect(html.match(/action="\/account\/bookmark\/remove"/g)).toHaveLength(5);
  expect((await device.ask('/account/bookmark/list?page=4')).status).toBe(404);
});

test('without script a reader who is not logged in logs in first, and then saves', async () => {
  const device = new ReaderDevice(site, '198.51.100.77');
  const asked = await device.send('/account/bookmark', { articleId: String(ids[3]) });
  expect(asked.headers.get('location')).toBe(`/account/login?next=${encodeURIComponent(`/account/bookmark/save/${ids[3]}`)}`);
  const back = await device.logIn('9825030303', '+919825030303', `/account/bookmark/save/${ids[3]}`);
  const page = await (await device.ask(back.headers.get('location') ?? '')).text();
  expect(page).toContain(`name="articleId" value="${ids[3]}"`);
  // An address alone changes nothing.
  expect(await saved(device)).toEqual([]);
  expect((await device.send('/account/bookmark', { articleId: String(ids[3]) })).headers.get('location')).toBe(
    '/account/bookmark/list?state=saved',
  );
  expect(await saved(device)).toEqual([ids[3]]);
  await device.send('/account/bookmark/remove', { articleId: String(ids[3]) });
  expect(await (await device.ask('/account/bookmark/list')).text()).toContain('હજી કોઈ સમાચાર સાચવ્યા નથી.');
});
