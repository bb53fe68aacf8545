import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTopic, type Topic } from '../../../src/content/topics/queries.ts';
import { readNewest } from '../../../src/desks/articles/queries.ts';
import { MAX_FOLLOWS } from '../../../src/desks/follows/queries.ts';
import { addTopic } from '../../../src/desks/taxonomy/commands.ts';
import { mergeTags } from '../../../src/desks/taxonomy/editing/arrangeTopics.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { LAPTOP, ReaderDevice } from './readerDevice.ts';

let site: TestApp;
let crops: Topic;
let surat: Topic;
beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP });
  const topics = await Promise.all([readTopic(site.app.db, 'category', 'crops'), readTopic(site.app.db, 'city', 'surat')]);
  const [one, other] = topics;
  if (!one || !other) throw new Error('The demo paper has neither the category nor the city');
  crops = one;
  surat = other;
});
afterAll(() => site.close());

let count = 0;
async function loggedIn(): Promise<ReaderDevice> {
  count += 1;
  const device = new ReaderDevice(site, `198.51.100.${count}`);
  await device.logIn(`98250300${String(count).padStart(2, '0')}`, `+9198250300${String(count).padStart(2, '0')}`);
  return device;
}

const followed = async (device: ReaderDevice): Promise<number[]> =>
  (await (await device.call('GET', '/user/follow')).json()).data.map(({ topicId }: { topicId: number }) => topicId);

test('the newest stories of the followed topics stand together, each once, newest first', async () => {
  const device = await loggedIn();
  expect((await (await device.call('POST', '/follow', { topicId: crops.id })).json()).data).toEqual({
    success: true,
    message: 'હવે તમે આ વિષયને અનુસરો છો.',
  });
  await device.call('POST', '/follow', { topicId: surat.id });
  await device.call('POST', '/follow', { topicId: surat.id });
  expect(await followed(device)).toEqual([crops.id, surat.id]);
  const { data } = await (await device.call('GET', '/user/follow/article-list')).json();
  const ids: string[] = data.articles.map(({ _id }: { _id: string }) => _id);
  const times: string[] = data.articles.map(({ publishedAt }: { publishedAt: string }) => publishedAt);
  expect(new Set(ids).size).toBe(ids.length);
  expect(times).toEqual([...times].sort().reverse());
  const newest = await Promise.all([crops, surat].map(({ id }) => readNewest(site.app.db, id, 3)));
  expect(ids).toEqual(expect.arrayContaining(newest.flat().map(({ id }) => String(id))));
  const html = await (await device.ask('/account/my-news')).text();
  expect(html).toContain(`>${surat.name}</a>`);
  await device.send('/account/unfollow', { topicId: String(crops.id) });
  expect(await followed(device)).toEqual([surat.id]);
});

test('a topic that is not there, or the whole paper, is refused in words', async () => {
  const device = await loggedIn();
  const latest = await readTopic(site.app.db, 'list', 'latest');
  for (const topicId of [987_654, latest?.id])
    expect((await (await device.call('POST', '/follow', { topicId })).json()).data).toEqual({ success: false, message: 'આ વિષય હવે નથી.' });
  for (const body of [{}, { topicId: 'x' }, { topicId: 0 }, [1], { topicId: surat.id, cropId: 1 }, { teamId: -1 }])
    expect((await device.call('POST', '/follow', body)).status).toBe(400);
});

test('at the limit a topic that is followed already is followed, and a further one is refused', async () => {
  const device = await loggedIn();
  await device.call('POST', '/follow', { topicId: surat.id });
  await site.app.db.execute(sql`insert into follows (reader_id, topic_id)
    select f.reader_id, t.id from follows f, topics t
    where f.reader_id = (select reader_id from follows order by id desc limit 1) and t.kind <> 'list' and t.id not in (${surat.id}, ${crops.id})
    limit ${MAX_FOLLOWS - 1}`);
  expect(await followed(device)).toHaveLength(MAX_FOLLOWS);
  const answerTo = async (topicId: number) => (await (await device.call('POST', '/follow', { topicId })).json()).data.success;
  expect([await answerTo(surat.id), await answerTo(crops.id)]).toEqual([true, false]);
});

test('who follows a topic that is merged into another follows that one', async () => {
  const device = await loggedIn();
  const from = await addTopic(site.app, { kind: 'tag', slug: 'vavajodu', name: 'વાવાઝોડું', nameEn: 'Cyclone' });
  const into = await addTopic(site.app, { kind: 'tag', slug: 'tofan', name: 'તોફાન', nameEn: 'Storm' });
  await device.call('POST', '/follow', { topicId: from });
  await mergeTags({ ...site.app, by: { id: 'test', name: 'test' } }, from, into);
  expect(await followed(device)).toEqual([into]);
});

test('without script a reader logs in first, and then follows', async () => {
  const device = new ReaderDevice(site, '198.51.100.80');
  const page = await (await device.ask(`/city/${surat.slug}/1`)).text();
  expect(page).toContain(`name="topicId" value="${surat.id}"`);
  const asked = await device.send('/account/follow', { topicId: String(surat.id) });
  expect(asked.headers.get('location')).toBe(`/account/login?next=${encodeURIComponent(`/account/follow/topic/${surat.id}`)}`);
  await device.logIn('9825040404', '+919825040404', `/account/follow/topic/${surat.id}`);
  expect(await (await device.ask(`/account/follow/topic/${surat.id}`)).text()).toContain('આ વિષયને અનુસરવો છે?');
  expect(await followed(device)).toEqual([]);
  expect((await device.send('/account/follow', { topicId: String(surat.id) })).headers.get('location')).toBe(
    '/account/my-news?state=followed',
  );
  expect(await followed(device)).toEqual([surat.id]);
});

test('who follows nothing is told how', async () => {
  expect(await (await (await loggedIn()).ask('/account/my-news')).text()).toContain('હજી તમે કંઈ અનુસરતા નથી.');
});
