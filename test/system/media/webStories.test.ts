import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ask, refusalOf } from '../callApi.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await openTestApp();
  address = /href="(\/webstories\/[^"?]+)"/.exec(await (await app.get('/webstories?category=gujarat')).text())?.[1] ?? '';
});
afterAll(() => app.close());

const summary = z.object({
  _id: z.string(),
  title: z.string(),
  url: z.string(),
  ampUrl: z.string(),
  storyUrl: z.string(),
  categorySlug: z.string(),
  totalPages: z.number(),
  publishedAt: z.string(),
});
const list = z.object({
  webStories: z.array(summary),
  totalCount: z.number(),
  pageIndex: z.number(),
  pageCount: z.number(),
  webStoryPerPage: z.number(),
  hasMore: z.boolean(),
});
const stories = z.object({ webStories: z.array(summary) });

describe('pages', () => {
  test('a story stands without the shell, and says what it is', async () => {
    const html = await (await app.get(address)).text();
    expect(html).toContain('data-layout="webstory"');
    expect(html).not.toContain('<footer');
    expect(html).toContain(`<link rel="amphtml" href="https://savar.example/amp${address}"/>`);
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/savar\.example\/card\/web-story\/\d+-[0-9a-f]{20}\.jpg"/);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    const [, story] = JSON.parse(json)['@graph'];
    expect(story).toMatchObject({ '@type': 'NewsArticle', mainEntityOfPage: `https://savar.example${address}`, inLanguage: 'gu' });
    expect(story.datePublished).toMatch(/\+05:30$/);
  });

  test('every page of a story can be reached by its address, and the end leads on', async () => {
    const html = await (await app.get(address)).text();
    const count = [...html.matchAll(/id="page-\d+"/g)].length - 1;
    for (let page = 1; page <= count; page++) expect(html).toContain(`href="#page-${page}"`);
    const [, end = ''] = html.split(`id="page-${count + 1}"`);
    const next = [...end.matchAll(/href="(\/webstories\/[^"#]+)"/g)].map((match) => match[1]);
    expect(new Set(next).size).toBeGreaterThanOrEqual(4);
  });

  test('a search result says that it is a web story', async () => {
    const [, title = ''] = /<h1[^>]*>([^<]+)<\/h1>/.exec(await (await app.get(address)).text()) ?? [];
    const html = await (await app.get(`/search?q=${encodeURIComponent(title)}&kind=webstories`)).text();
    const [, results = ''] = html.split('data-results');
    expect(results).toContain(`href="${address}"`);
    expect(results).toMatch(/વેબ સ્ટોરી · \d+ પાનાં/);
  });

  test('another category or an old slug leads to the story, a wrong address to nothing', async () => {
    const [, , category, url = ''] = address.split('/');
    const id = url.split('-').at(-1);
    for (const path of [`/webstories/science/${url}`, `/webstories/${category}/old-name-${id}`]) {
      const moved = await app.get(path);
      expect([moved.status, moved.headers.get('location')]).toEqual([301, address]);
      const movedAmp = await app.get(`/amp${path}`);
      expect([movedAmp.status, movedAmp.headers.get('location')]).toEqual([301, `/amp${address}`]);
    }
    for (const path of [
      '/webstories/gujarat/x',
      '/webstories/gujarat/x-999999',
      '/amp/webstories/gujarat/x-999999',
      '/webstories?category=nothing',
      '/webstories?page=99',
      '/webstories/gujarat',
    ])
      expect((await app.get(path)).status, path).toBe(404);
    // AMP's own list is that of stories.
    const amp = await app.get('/amp');
    expect([amp.status, amp.headers.get('location')]).toEqual([301, '/amp/']);
  });

  test('the list can be narrowed to a category, and the site map and the front page lead to it', async () => {
    const all = await (await app.get('/webstories')).text();
    expect(all).toContain('data-layout="static-page"');
    const narrowed = await (await app.get('/webstories?category=gujarat')).text();
    expect(narrowed).toContain(address);
    expect([...narrowed.matchAll(/<article/g)]).toHaveLength(1);
    expect(narrowed).toContain('<link rel="canonical" href="https://savar.example/webstories?category=gujarat"/>');
    expect(await (await app.get('/sitemap')).text()).toContain('href="/webstories?category=gujarat"');
    expect(await (await app.get('/')).text()).toContain('data-block="web-stories"');
    expect(await (await app.get('/recent-news/1')).text()).toContain(`href="/webstories"`);
  });
});

describe('calls', () => {
  test('the list gives stories page by page, the newest first', async () => {
    const first = await ask(app, '/web-story/list?limit=4', list);
    expect(first).toMatchObject({ pageIndex: 1, webStoryPerPage: 4, hasMore: true });
    expect(first.pageCount).toBe(Math.ceil(first.totalCount / 4));
    const second = await ask(app, '/web-story/list?limit=4&pageIndex=2', list);
    const both = [...first.webStories, ...second.webStories];
    expect(new Set(both.map((story) => story._id)).size).toBe(8);
    const times = both.map((story) => story.publishedAt);
    expect(times).toEqual(times.toSorted().reverse());
    const gujarat = await ask(app, '/web-story/list?categorySlug=gujarat', list);
    expect(gujarat.webStories.map((story) => story.url)).toEqual([address]);
    expect(gujarat.totalCount).toBe(1);
    expect((await refusalOf(await app.get('/api/web-story/list?pageIndex=99'))).code).toBe(404);
    expect((await refusalOf(await app.get('/api/web-story/list?categorySlug=nothing'))).code).toBe(404);
    expect((await refusalOf(await app.get('/api/web-story/list?pageIndex=0'))).issues).toEqual([
      { path: 'pageIndex', message: 'must be a whole number from 1' },
    ]);
  });

  test('a story is given whole, by its id or by its address', async () => {
    const whole = summary.extend({
      pages: z.array(
        z.object({
          position: z.number(),
          headline: z.string().min(1),
          seconds: z.number().min(3).max(30),
          picture: z.object({ src: z.string(), width: z.number(), height: z.number() }),
        }),
      ),
    });
    const url = address.split('/').at(-1) ?? '';
    const byUrl = await ask(app, `/web-story/detail?storyUrl=${url}`, whole);
    expect(byUrl.pages).toHaveLength(byUrl.totalPages);
    expect(byUrl).toMatchObject({ url: address, ampUrl: `/amp${address}`, storyUrl: url });
    expect(await ask(app, `/web-story/detail?storyId=${byUrl._id}`, whole)).toEqual(byUrl);
    expect((await refusalOf(await app.get('/api/web-story/detail'))).code).toBe(400);
    expect((await refusalOf(await app.get('/api/web-story/detail?storyId=x'))).code).toBe(400);
    expect((await refusalOf(await app.get(`/api/web-story/detail?storyId=${byUrl._id}&storyUrl=x-999`))).code).toBe(400);
    expect((await refusalOf(await app.get('/api/web-story/detail?storyId=999999'))).code).toBe(404);
  });

  test('a widget has the newest, and related stories are never the story itself', async () => {
    const all = await ask(app, '/web-story/list', list);
    const widget = await ask(app, '/web-story/widget-list?limit=3', stories);
    expect(widget.webStories).toEqual(all.webStories.slice(0, 3));
    const [newest, second] = all.webStories;
    const related = await ask(app, `/web-story/related-stories?storyId=${newest?._id}`, stories);
    expect(related.webStories).toHaveLength(4);
    expect(related.webStories[0]?._id).toBe(second?._id);
    expect(related.webStories.map((story) => story._id)).not.toContain(newest?._id);
    expect((await refusalOf(await app.get('/api/web-story/related-stories'))).code).toBe(400);
  });
});
