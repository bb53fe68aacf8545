import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Desk } from '../../../src/site/desk.ts';
import { type Page, page } from '../../../src/site/pages/page.tsx';
import { refusalOf } from '../callApi.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { LAPTOP } from '../readers/readerDevice.ts';

const RENDERS = 2;
const WAITING = 3;

const held = new Map<string, PromiseWithResolvers<void>>();
let slowness: 'held' | 'none' = 'none';

/** A page that takes as long as the test wants. */
const slowPage: Page = page({
  path: '/slow/:name',
  load: async ({ params: { name } }) => {
    const end = Promise.withResolvers<void>();
    held.set(name, end);
    if (slowness === 'held') await end.promise;
    return { name };
  },
  head: () => ({ title: 'slow', description: 'slow', canonical: '/slow' }),
  tags: () => ['slow'],
  freshFor: () => '1m',
  view: ({ data: { name } }) => <p>ધીમું પાનું {name}</p>,
});
const slowDesk: Desk = { name: 'slow', pages: [slowPage] };

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp({
    desks: [slowDesk],
    environment: { RENDERS: String(RENDERS), RENDERS_WAITING: String(WAITING), ...LAPTOP },
  });
  // However slow the machine is, nothing waits too long here.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await newspaper.close();
});

const statusOf = async (path: string) => (await newspaper.get(path)).status;

test('what is asked beyond the bounds gets an older copy, or is asked at once to come again; the rest goes on as ever', async () => {
  const { app, get, ask, postForm } = newspaper;
  for (const path of ['/recent-news/1', '/slow/old', '/api/article-list?limit=5']) expect(await statusOf(path)).toBe(200);
  expect(await statusOf('/nowhere')).toBe(404);
  app.invalidate(['slow']);
  slowness = 'held';
  const names = Array.from({ length: RENDERS + WAITING }, (_, at) => `page-${at}`);
  const requests = names.map((name) => get(`/slow/${name}`));
  await expect.poll(() => held.size).toBe(1 + RENDERS);

  // Another reader of a page that is being rendered waits for it with the first.
  const joined = get('/slow/page-0');
  const refused = await get('/slow/beyond');
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
  const words = await refused.text();
  expect(words).toContain('<html lang="gu">');
  expect(words).toContain('થોડી સેકન્ડ પછી ફરી પ્રયત્ન કરો');
  expect(words.length).toBeLessThan(2_000);
  for (const path of ['/search?q=varsad', '/category/gujarat/1', '/mobile/recent-news/1'])
    expect([path, await statusOf(path)]).toEqual([path, 503]);

  const call = await get('/api/article-list?limit=7');
  expect(call.headers.get('retry-after')).toBe('5');
  expect(await refusalOf(call)).toMatchObject({ code: 503, message: expect.stringContaining('try again') });

  // What lies in the cache, fresh or not, is still given; so is what is not rendered.
  for (const path of ['/recent-news/1', '/slow/old', '/api/article-list?limit=5', '/api/country'])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  expect(await (await get('/slow/old')).text()).toContain('ધીમું પાનું');
  expect(await statusOf('/nowhere-else')).toBe(404);
  expect((await ask(staffMember('chief-editor'), 'get', '/stories/today')).status).toBe(200);
  expect((await postForm('/newsletter/subscribe', { email: 'vachak@savar.example' })).status).toBe(303);
  slowness = 'none';
  for (const name of names.slice(0, RENDERS)) held.get(name)?.resolve();
  expect((await Promise.all(requests)).map(({ status }) => status)).toEqual(names.map(() => 200));
  expect((await joined).status).toBe(200);
  for (const path of ['/slow/beyond', '/search?q=varsad', '/api/article-list?limit=7'])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
});
