import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../openTestApp.ts';
import { LAPTOP, ReaderDevice } from '../readerDevice.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP });
});
afterAll(() => site.close());

let count = 0;
async function loggedIn(): Promise<ReaderDevice> {
  count += 1;
  const device = new ReaderDevice(site, `198.51.100.${count}`);
  const email = `consents-${count}@savar.example`;
  await device.logIn(email, email);
  return device;
}

const data = async (answer: Promise<Response>) => (await (await answer).json()).data;
const agreedTo = async (device: ReaderDevice): Promise<string[]> => (await data(device.call('GET', '/user/profile'))).agreedTo;
const read = async (device: ReaderDevice): Promise<string[]> =>
  (await data(device.call('GET', '/user/history'))).articles.map(({ _id }: { _id: string }) => _id);
const logOf = async (device: ReaderDevice): Promise<[string, boolean][]> => {
  const copy = await (await device.ask('/account/data')).json();
  return copy.consents.log.map(({ purpose, isGiven }: { purpose: string; isGiven: boolean }) => [purpose, isGiven]);
};

test('nothing of what a reader reads is kept before they agree, and all of it is erased when they withdraw', async () => {
  const device = await loggedIn();
  const refused = await device.call('POST', '/user/history', { articleId: 3 });
  expect([refused.status, (await refused.json()).message]).toEqual([403, 'તમે વાંચેલા સમાચારની યાદી ચાલુ કરી નથી.']);
  expect([await agreedTo(device), await read(device)]).toEqual([[], []]);

  await device.send('/account/privacy', { purpose: 'history', agreed: 'yes' });
  expect(await agreedTo(device)).toEqual(['history']);
  for (const articleId of [3, 5, 3]) await device.call('POST', '/user/history', { articleId });
  expect(await read(device)).toEqual(['3', '5']);
  expect(await (await device.ask('/account/history')).text()).toContain('યાદીમાંથી કાઢો');

  expect(await data(device.call('PUT', '/user/consents', { purpose: 'history', isGiven: false }))).toEqual({
    isSuccess: true,
    message: 'બંધ થયું, અને રખાયેલું ભૂંસાઈ ગયું.',
  });
  expect([await agreedTo(device), await read(device)]).toEqual([[], []]);
  expect(await logOf(device)).toEqual([
    ['account', true],
    ['history', true],
    ['history', false],
  ]);
});

test('a consent to an earlier text begins nothing', async () => {
  const device = await loggedIn();
  await device.call('PUT', '/user/consents', { purpose: 'history', isGiven: true });
  await site.app.db.execute(sql`update consents set wording = '2026-01-01' where purpose = 'history'`);
  expect((await device.call('POST', '/user/history', { articleId: 3 })).status).toBe(403);
  expect([await agreedTo(device), await read(device)]).toEqual([[], []]);
});

test('a decision that changes nothing is not logged again, nor a log-in', async () => {
  const device = await loggedIn();
  for (const agreed of ['no', 'yes', 'yes']) await device.send('/account/privacy', { purpose: 'history', agreed });
  await device.logIn(`consents-${count}@savar.example`, `consents-${count}@savar.example`);
  expect(await logOf(device)).toEqual([
    ['account', true],
    ['history', true],
  ]);
});

test('nothing follows what a reader under 18 reads, also if they had agreed before', async () => {
  const device = await loggedIn();
  await device.call('PUT', '/user/consents', { purpose: 'history', isGiven: true });
  await device.call('POST', '/user/history', { articleId: 3 });
  await device.send('/account/privacy/age', { minor: 'yes' });
  expect([await agreedTo(device), (await (await device.ask('/account/data')).json()).history]).toEqual([[], []]);
  // Without a parent's consent nothing begins; with it, nothing that follows what they do (`parents.test.ts`).
  expect((await device.call('PUT', '/user/consents', { purpose: 'history', isGiven: true })).status).toBe(403);
  const page = await (await device.ask('/account/privacy')).text();
  expect(page).not.toContain('હા, ચાલુ કરો');
  await device.send('/account/privacy/age', {});
  expect(await (await device.ask('/account/privacy')).text()).toContain('હા, ચાલુ કરો');
});

test('one story or all are removed from the list, and those of nobody else', async () => {
  const [device, other] = [await loggedIn(), await loggedIn()];
  for (const one of [device, other]) {
    await one.call('PUT', '/user/consents', { purpose: 'history', isGiven: true });
    for (const articleId of [3, 5, 7]) await one.call('POST', '/user/history', { articleId });
  }
  await device.send('/account/history/remove', { articleId: '5' });
  expect(await read(device)).toEqual(['7', '3']);
  await device.send('/account/history/remove', { articleId: 'five' });
  expect(await read(device)).toEqual(['7', '3']);
  await device.call('DELETE', '/user/history', {});
  expect([await read(device), await read(other)]).toEqual([[], ['7', '5', '3']]);
});

test('the list has pages of ten, in the time zone asked for, and no page that it does not have', async () => {
  const device = await loggedIn();
  await device.call('PUT', '/user/consents', { purpose: 'history', isGiven: true });
  const empty = await data(device.call('GET', '/user/history'));
  expect(empty).toMatchObject({ totalCount: 0, pageIndex: 1, pageCount: 1, articlePerPage: 10, hasMore: false, articles: [] });
  for (const articleId of Array.from({ length: 12 }, (_, at) => at + 1)) await device.call('POST', '/user/history', { articleId });
  const page = (query: string) => device.call('GET', `/user/history?${query}`);
  expect(await data(page('pageIndex=2'))).toMatchObject({ totalCount: 12, pageIndex: 2, pageCount: 2, hasMore: false });
  for (const none of [3, 99]) expect((await page(`pageIndex=${none}`)).status).toBe(404);
  expect((await (await page('pageIndex=abc')).json()).issues).toEqual([{ path: 'pageIndex', message: 'must be a whole number from 1' }]);
  const dates = async (tz: string) => {
    const { articles } = await data(page(`tz=${tz}`));
    return articles.map(({ displayDate }: { displayDate: string }) => displayDate);
  };
  expect(await dates('America/Los_Angeles')).not.toEqual(await dates('Asia/Calcutta'));
});

test('a list holds 500 stories, and the oldest go', async () => {
  const device = await loggedIn();
  await device.call('PUT', '/user/consents', { purpose: 'history', isGiven: true });
  await site.app.db.execute(sql`insert into reading_history (reader_id, article_id, read_at)
    select id, 100000 + n, timestamptz '2026-01-01' + n * interval '1 second'
    from readers, generate_series(1, 500) n where email = ${`consents-${count}@savar.example`}`);
  await device.call('POST', '/user/history', { articleId: 3 });
  const { rows } = await site.app.db.execute<{ all: number; oldest: number }>(
    sql`select count(*)::int as all, min(article_id) filter (where article_id > 100000) as oldest from reading_history
      where reader_id = (select id from readers where email = ${`consents-${count}@savar.example`})`,
  );
  expect(rows).toEqual([{ all: 500, oldest: 100002 }]);
});

test('calls and forms need a session, our own pages and input that can be understood', async () => {
  const device = await loggedIn();
  const stranger = new ReaderDevice(site, '203.0.113.9');
  for (const [method, path, body] of [
    ['GET', '/user/consents', undefined],
    ['PUT', '/user/consents', { purpose: 'history', isGiven: true }],
    ['GET', '/user/history', undefined],
    ['POST', '/user/history', { articleId: 3 }],
    ['DELETE', '/user/history', {}],
  ] as const) {
    expect((await stranger.call(method, path, body)).status, `${method} ${path}`).toBe(401);
    if (body) expect((await device.call(method, path, body, { 'sec-fetch-site': 'cross-site' })).status, `${method} ${path}`).toBe(403);
  }
  for (const path of ['/account/privacy', '/account/privacy/age', '/account/history/remove']) {
    expect((await stranger.send(path, {})).headers.get('location'), path).toContain('/account/login');
    expect((await device.send(path, {}, { 'sec-fetch-site': 'cross-site' })).status, path).toBe(403);
  }
  expect((await device.call('PUT', '/user/consents', { purpose: 'horoscopes', isGiven: true })).status).toBe(404);
  for (const [path, body] of [
    ['/user/consents', { purpose: 'history', isGiven: 'perhaps' }],
    ['/user/consents', { purpose: 'x'.repeat(41), isGiven: true }],
  ] as const)
    expect((await device.call('PUT', path, body)).status).toBe(400);
  for (const articleId of [-1, 'three', 2 ** 40, null])
    expect((await device.call('POST', '/user/history', { articleId })).status).toBe(400);
  expect((await device.ask('/account/history?page=9')).status).toBe(404);
  expect(await agreedTo(device)).toEqual([]);
});
