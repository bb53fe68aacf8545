import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRedirects } from '../../../src/desks/redirects/commands.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const chief = staffMember('chief-editor');
let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});
afterAll(() => site.close());

const add = async (from: string, to: string, status = 301) => {
  const answer = await site.ask(chief, 'post', '/redirects', { from, to, status });
  return { status: answer.status, body: await answer.json() };
};
const leads = async (path: string) => {
  const answer = await site.get(path);
  return { status: answer.status, to: answer.headers.get('location') };
};

test('a permanent redirect is kept for an hour at most, wherever it comes from', async () => {
  for (const path of ['/news/gujarat/x-46', '/category/gujarat', '/category/gujarat/1/', '/video/list/'])
    expect([path, ...(({ status, headers }) => [status, headers.get('cache-control')])(await site.get(path))]).toEqual([
      path,
      301,
      'public, max-age=3600',
    ]);
});

test('a reader of lite pages stays with them on the way from a moved address, or one with a slash at its end', async () => {
  await addRedirects(site.app, [{ from: '/2018/03/lite-varta/', to: '/news/crops/lite-varta-7' }]);
  for (const [path, to] of [
    ['/lite/', '/lite'],
    ['/lite/category/gujarat/1/?page=2', '/lite/category/gujarat/1?page=2'],
    ['/lite/2018/03/lite-varta/', '/lite/news/crops/lite-varta-7'],
  ])
    expect(await leads(path ?? '')).toEqual({ status: 301, to });
  // What has no lite version is opened as it is.
  expect(await leads('/lite/amp/')).toEqual({ status: 302, to: '/amp/' });
  expect(await leads('/lite/rss.xml')).toEqual({ status: 302, to: '/rss.xml' });
  expect(await leads('/lite//elsewhere.example')).toEqual({ status: 302, to: '/elsewhere.example' });
});

describe('an address with capitals', () => {
  test.each([
    ['/Category/gujarat/1', '/category/gujarat/1'],
    ['/category/Gujarat/1?utm_source=Feed', '/category/gujarat/1?utm_source=Feed'],
    ['/CATEGORY/GUJARAT/', '/category/gujarat/1'],
    ['/Video/List', '/video/list'],
    ['/EN', '/en'],
    ['/Election-2024', '/election-2024'],
    ['/Lite/Category/gujarat/1', '/lite/category/gujarat/1'],
  ])('%s leads to the page without', async (path, to) => {
    expect(await leads(path)).toEqual({ status: 301, to });
    expect((await site.get(to)).status).toBe(200);
  });

  test('of no page is not found', async () => {
    for (const path of ['/Category/No-Such/1', '/WP-Admin', '/recent-news/1/X', '/%E0%AA%B5'])
      expect(await leads(path)).toEqual({ status: 404, to: null });
  });

  test('that somebody has moved leads where they said', async () => {
    await addRedirects(site.app, [{ from: '/Category/Gujarat/9', to: '/category/sports/1' }]);
    expect(await leads('/Category/Gujarat/9')).toEqual({ status: 301, to: '/category/sports/1' });
  });
});

describe('a reader who comes by an old address', () => {
  beforeAll(() =>
    addRedirects(site.app, [
      { from: '/2019/05/some-old-post/', to: '/news/crops/some-old-post-7' },
      { from: '/?p=123', to: '/news/crops/some-old-post-7' },
      { from: '/2020/01/%e0%aa%b5%e0%aa%b0%e0%aa%b8%e0%aa%be%e0%aa%a6/', to: '/news/crops/varsad-8' },
    ]),
  );

  test.each([
    ['/2019/05/some-old-post/', '/news/crops/some-old-post-7'],
    ['/2019/05/some-old-post', '/news/crops/some-old-post-7'],
    ['/2019/05/some-old-post/?utm_source=feed&fbclid=x', '/news/crops/some-old-post-7'],
    ['/?p=123', '/news/crops/some-old-post-7'],
    ['/?p=123&utm_medium=mail', '/news/crops/some-old-post-7'],
    ['/2020/01/%E0%AA%B5%E0%AA%B0%E0%AA%B8%E0%AA%BE%E0%AA%A6', '/news/crops/varsad-8'],
    ['/2020/01/વરસાદ/', '/news/crops/varsad-8'],
  ])('%s is led to the story', async (path, to) => {
    expect(await leads(path)).toEqual({ status: 301, to });
  });

  test('the front page stays the front page, and what nobody knows is not found', async () => {
    expect((await leads('/')).status).toBe(200);
    expect((await leads('/?p=124')).status).toBe(200);
    expect((await leads('/?utm_source=feed')).status).toBe(200);
    expect(await leads('/2019/05/another-post')).toEqual({ status: 404, to: null });
    expect(await leads('/2019/05/another-post/')).toEqual({ status: 301, to: '/2019/05/another-post' });
    expect((await leads('/2019/%00')).status).toBe(404);
    expect((await leads('/2019/%e0%a')).status).toBe(404);
  });

  test('the look-up reads an index', async () => {
    await site.app.db.execute(sql`set enable_seqscan = off`);
    const { rows: planned } = await site.app.db.execute(sql`explain select to_address from redirects where from_address in ('/a', '/b')`);
    await site.app.db.execute(sql`reset enable_seqscan`);
    expect(JSON.stringify(planned)).toMatch(/Index Scan (using|on) redirects_from/);
  });
});

describe('an editor', () => {
  test('leads an address on, changes it, and takes it away', async () => {
    const { status, body } = await add('/old-contest/', '/tags/x/1', 302);
    expect(status).toBe(200);
    expect(body).toMatchObject({ from: '/old-contest', to: '/tags/x/1', status: 302 });
    expect(await leads('/old-contest')).toEqual({ status: 302, to: '/tags/x/1' });
    const changed = await site.ask(chief, 'put', `/redirects/${body.id}`, {
      from: '/old-contest',
      to: 'https://other.example/x',
      status: 301,
      version: body.version,
    });
    expect(changed.status).toBe(200);
    expect(await leads('/old-contest/')).toEqual({ status: 301, to: 'https://other.example/x' });
    expect((await site.ask(chief, 'delete', `/redirects/${body.id}`)).status).toBe(200);
    expect((await leads('/old-contest')).status).toBe(404);
    const { rows } = await site.app.db.execute(sql`select action from audit_log where subject = ${`redirect:${body.id}`} order by id`);
    expect(rows.map((row) => row['action'])).toEqual(['redirect.add', 'redirect.change', 'redirect.remove']);
  });

  test('says that something is gone for good', async () => {
    expect((await add('/taken-away', '', 410)).status).toBe(200);
    const answer = await site.get('/taken-away');
    expect(answer.status).toBe(410);
    const html = await answer.text();
    expect(html).toContain('આ પાનું હવે નથી');
    expect(html).toContain('noindex');
  });

  test('makes no chain: every old address leads straight to its end', async () => {
    await add('/chain-a', '/chain-b');
    await add('/chain-b', '/chain-c');
    expect((await leads('/chain-a')).to).toBe('/chain-c');
    await add('/chain-z', '/chain-a/');
    expect((await leads('/chain-z')).to).toBe('/chain-c');
    await add('/chain-c', '', 410);
    expect((await leads('/chain-a')).status).toBe(410);
  });

  test.each([
    ['itself', '/round', '/round/?utm_source=x', 'to'],
    ['itself by the whole address', '/round', 'https://savar.example/round', 'to'],
    ['an address with more behind it', '/round', '/round?x=1', 'to'],
    ['another site as an old address', 'https://elsewhere.example/x', '/x', 'from'],
    ['the front page', '/', '/x', 'from'],
    ['a script', '/script', 'javascript:alert(1)', 'to'],
    ['another site in disguise', '/disguise', '//evil.example', 'to'],
    ['nowhere', '/nowhere', '', 'to'],
  ])('is refused %s', async (_what, from, to, field) => {
    const { status, body } = await add(from, to);
    expect(status).toBe(422);
    expect(body.issues[0].path).toBe(field);
    expect(body.issues[0].message.gu).not.toBe('');
  });

  test('is refused a circle, a second redirect of one address, and a way to what is gone', async () => {
    await add('/circle-a', '/circle-b');
    expect((await add('/circle-b', '/circle-a')).status).toBe(422);
    expect((await add('/circle-a/', '/x')).body.issues[0].path).toBe('from');
    await add('/gone-for-good', '', 410);
    expect((await add('/to-gone', '/gone-for-good')).status).toBe(422);
    expect((await add('/to-nothing', '/x', 307)).status).toBe(422);
  });

  test('finds redirects by the beginning of an address', async () => {
    await add('/find-me/one', '/x');
    const filter = (q: string) => `/redirects?filter=${encodeURIComponent(JSON.stringify({ q }))}`;
    for (const q of ['find-me', '/find-me/', 'https://savar.example/find-me/one']) {
      const { data, total } = await (await site.ask(staffMember('reporter'), 'get', filter(q))).json();
      expect({ total, from: data[0]?.from }, q).toEqual({ total: 1, from: '/find-me/one' });
    }
    expect((await (await site.ask(chief, 'get', filter('%'))).json()).total).toBe(0);
  });

  test('of a lower role is refused', async () => {
    expect((await site.ask(staffMember('desk-editor'), 'post', '/redirects', { from: '/a', to: '/b' })).status).toBe(403);
  });
});
