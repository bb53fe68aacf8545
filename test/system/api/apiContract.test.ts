import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { refusalOf } from '../callApi.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { type OpenApiDocument, readOpenApi } from './openApiDocument.ts';

let app: TestApp;
let paths: OpenApiDocument['paths'];
beforeAll(async () => {
  app = await openTestApp();
  paths = readOpenApi(await (await app.get('/api/openapi.json')).json()).document.paths;
});
afterAll(() => app.close());

/** The calls of the articles, taxonomy and front page desks (specification, section 7). */
const calls = [
  'get /categories',
  'get /get-documents/Magazines',
  'get /get-documents/Cities',
  'get /sub-categories',
  'get /section-flags',
  'get /stories/',
  'get /sections',
  'get /magazine/',
  'get /magazine/{slug}',
  'get /meta-tag/list',
  'get /related-news',
  'get /article-list',
  'get /article-category/',
  'get /article-category/{slug}',
  'get /category-breadcrumbs/',
  'get /category-breadcrumbs/{slug}',
  'get /article-details-breadcrumbs/',
  'get /article-details-breadcrumbs/{articleUrl}',
  'get /get-city/Cities/',
  'get /get-city/Cities/{slug}',
  'get /mix-stories/all-cities',
  'get /article-details/',
  'get /article-details/{articleUrl}',
  'get /v2/article-details/',
  'get /next-article-detail',
  'get /get-latest-article',
  'get /articles-scroll',
  'get /more-articles',
  'get /home-page-stories',
  'get /breaking-news',
  'get /top-read-news/',
  'get /top-read-news/{citySlug}',
  'get /all-recent-news/',
  'get /top-head-news/',
  'get /top-story-news-mixed',
  'get /article-section',
  'get /section-name/',
  'get /magazine-name/',
  'get /magazine-name/{slug}',
  'get /author-article',
  'get /author-detail',
  'post /read',
];

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const { document, faults } = readOpenApi(await (await app.get('/api/openapi.json')).json());
    expect(faults).toEqual([]);
    expect(Object.keys(document.paths).length).toBeGreaterThan(calls.length / 2);
  });

  test('lists every call of these desks', () => {
    const listed = Object.entries(paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
    expect(listed).toEqual(expect.arrayContaining(calls));
  });

  test('says of every call but article details that it takes a time zone', () => {
    const without = Object.entries(paths).filter(([, { get }]) => get && !get.parameters?.some(({ name }) => name === 'tz'));
    expect(without.map(([path]) => path).toSorted()).toEqual(
      ['/article-details/', '/article-details/{articleUrl}', '/v2/article-details/', '/v2/article-details/{articleUrl}'].toSorted(),
    );
  });

  test('says what else than others a call may refuse', async () => {
    const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: Buffer.alloc(16).toString('base64url') };
    const browserToken = JSON.stringify({ endpoint: 'http://push.example/token', keys });
    const path = '/notification/browser-token/save';
    const refusal = await app.post(`/api${path}`, { browserToken, browserName: 'Chrome' });
    expect(refusal.status).toBe(422);
    expect(Object.keys(paths[path]?.post?.responses ?? {})).toContain('422');
  });
});

test('every parameter of the calls about results, prices, matches, web stories and advertising is described', () => {
  const desks = ['elections', 'mandi', 'cricket', 'webstories', 'classifieds', 'ads', 'staticpages'];
  const bare = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods)
      .filter(({ tags = [] }) => tags.some((tag) => desks.includes(tag)))
      .flatMap(({ parameters = [] }) => parameters)
      .filter(({ description, schema }) => !(description || schema.description))
      .map(({ name }) => `${path} ${name}`),
  );
  expect(bare).toEqual([]);
});

describe('wrong input', () => {
  const wrong = ['0', '-1', '1e9', 'abc', '%00', '1%00', '1.5', '999999999', '', '+1', '1%20OR%201=1', '%F0%9F%98%80', '9'.repeat(400)];
  const paged = [
    '/article-list',
    '/article-category/gujarat',
    '/breaking-news',
    '/meta-tag/list',
    '/more-articles',
    '/top-read-news/surat',
  ];
  test.each(paged)('%s refuses a page that is none', async (path) => {
    for (const value of wrong) {
      const answer = await refusalOf(await app.get(`/api${path}?articleId=3&pageIndex=${value}`));
      expect(answer, value).toMatchObject({ code: 400, issues: [{ path: 'pageIndex' }] });
    }
  });

  test.each([
    ['/article-search/x?pageIndex=abc', 'pageIndex', 'must be a whole number from 1'],
    ['/article-search/x?pageIndex=1e1', 'pageIndex', 'must be a whole number from 1'],
    ['/related-news', 'metaTag', 'is missing'],
    ['/election/candidate', 'candidateId', 'is missing'],
    ['/election/result/constituencies?slug=', 'slug', 'must not be empty'],
    ['/mandi-bhav/list?date=2026-02-30', 'date', 'is not a day like 2026-11-21'],
    ['/mandi-bhav/list?date=1926-02-03', 'date', 'must be a day of this century'],
    ['/epaper/edition?city=ahmedabad&date=2026-02-30', 'date', 'is not a day like 2026-11-21'],
    ['/get-video-by-id', 'videoId', 'is missing'],
    ['/section-name/', 'slug', 'is missing'],
    ['/shorten-url', 'url', 'is missing'],
  ])('%s is refused in the project’s own words', async (path, field, message) => {
    expect((await refusalOf(await app.get(`/api${path}`))).issues).toEqual([{ path: field, message }]);
  });

  test.each(['0', '51', '-5', '1e1', 'all'])('limit=%s is refused', async (limit) => {
    expect((await refusalOf(await app.get(`/api/article-list?limit=${limit}`))).code).toBe(400);
  });

  test.each([
    '/article-category/%00',
    '/article-category/a%2Fb',
    `/article-category/${'a'.repeat(121)}`,
    "/magazine/x'%20or%201=1--",
    '/get-city/Cities/?slug=',
    '/category-breadcrumbs/',
    '/article-details/?articleId=1e3',
    '/article-details/?articleId=12345678901234567890',
    `/article-details/${'a'.repeat(301)}`,
    '/categories?parentId=99999999999',
    '/categories?type=header',
    '/sections?collectionName=Author',
    '/get-documents/Cities?sortBy=id',
    '/related-news?metaTag=pani&type=other',
    '/related-news',
    '/author-detail',
    '/author-article',
    '/article-details/',
    '/next-article-detail',
    '/article-list?tz=%00',
    '/article-list?tz=+05:30',
  ])('%s is refused with the field that is wrong', async (path) => {
    const answer = await refusalOf(await app.get(`/api${path}`));
    expect(answer.code).toBe(400);
    expect(answer.issues?.length).toBeGreaterThan(0);
  });

  test.each([
    '/article-category/nothing',
    '/article-category/select-1-from-articles--',
    '/magazine/gujarat',
    '/article-list?tagSlug=nothing',
    '/related-news?metaTag=nothing',
    '/top-read-news/nothing',
    '/categories?parentId=999999999',
    '/article-list?pageIndex=99999999',
    '/top-read-news/?pageIndex=99999999',
    '/article-search/varsad?pageIndex=99',
    '/article-search/no-such-word-anywhere?pageIndex=2',
    '/article-details/999999999999999',
    '/photo-gallery/x-999999999999999',
    '/slide-show-details/x-999999999999999',
    '/video-detail?slug=x-999999999999999',
    '/web-story/detail?storyUrl=x-999999999999999',
    '/get-latest-article?categorySlug=nothing',
  ])('%s is not there', async (path) => {
    expect((await refusalOf(await app.get(`/api${path}`))).code).toBe(404);
  });

  test.each([
    [{}],
    [{ page: 'article' }],
    [{ page: 'nothing', views: [] }],
    [{ page: 'article', views: [{ articleId: 0, from: 'internal' }] }],
    [{ page: 'article', views: [{ articleId: 1.5, from: 'internal' }] }],
    [{ page: 'article', views: [{ articleId: 1e20, from: 'internal' }] }],
    [{ page: 'article', views: [{ articleId: '1', from: 'internal' }] }],
    [{ page: 'article', views: [{ articleId: 1 }] }],
    [{ page: 'article', views: [{ from: { host: 'x'.repeat(101) } }] }],
    [{ page: 'article', views: [{ from: 'internal', seconds: 1e9 }] }],
    [{ page: 'article', views: [{ from: 'internal', depths: [33] }] }],
    [{ page: 'article', views: Array.from({ length: 9 }, () => ({ from: 'internal' })) }],
    [{ page: 'home', views: [], vitals: [['LCP', -1]] }],
    [{ page: 'home', views: [], vitals: [['LCP', null]] }],
    [{ page: 'home', views: [], vitals: [['FID', 1]] }],
    [[]],
    [null],
    [''],
  ])('a read of %j is refused', async (body) => {
    expect((await refusalOf(await app.post('/api/read', body))).code).toBe(400);
  });
});

describe('whatever is asked', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 30 }).map((raw) => raw.toWellFormed()),
    fc.constantFrom(
      'gujarat',
      'surat',
      'savar-plus',
      'pani',
      'hetal-raval',
      '1',
      '3',
      '12',
      '50',
      'footer',
      'rss',
      'name',
      '-createdAt',
      'UTC',
    ),
    fc.constantFrom(
      '\0',
      "' or 1=1 --",
      '../../etc/passwd',
      '__proto__',
      'constructor',
      '1e308',
      '-0',
      'NaN',
      '%',
      '\u202e',
      '9'.repeat(20),
    ),
    fc.integer().map(String),
  );
  const spelt = fc.oneof(text.map(encodeURIComponent), fc.constantFrom('%', '%E0%A4%A', '%00', '%ff%fe', '&', '=', '[]', '+'));

  test('the letter that no text of the database takes makes no read fail, in any parameter', async () => {
    const parameters = Object.entries(paths).flatMap(([path, { get }]) =>
      (get?.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => ({ path, name })),
    );
    expect(parameters.length).toBeGreaterThan(100);
    for (const { path, name } of parameters) {
      const response = await app.get(`/api${path.replace(/\{\w+\}/, 'x')}?${name}=%00`);
      expect([200, 400, 404], `${path} ${name}`).toContain(response.status);
    }
  });

  test('no GET call ever fails', { timeout: 120_000 }, async () => {
    for (const [path, { get }] of Object.entries(paths)) {
      if (!get) continue;
      const names = (get.parameters ?? []).filter((one) => one.in === 'query').map((one) => one.name);
      const name = fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...names, 'tz') },
        { weight: 1, arbitrary: text.map(encodeURIComponent) },
      );
      const input = fc.record({ place: spelt, query: fc.array(fc.tuple(name, spelt), { maxLength: 5 }) });
      await fc.assert(
        fc.asyncProperty(input, async ({ place, query }) => {
          const address = path.replace(/\{\w+\}/, place.replaceAll('/', '%2F') || 'x');
          const search = query.map(([key, value]) => `${key}=${value}`).join('&');
          const response = await app.get(`/api${address}?${search}`);
          // Calls about a reader ask to log in.
          const expected = '401' in get.responses ? [400, 401] : [200, 400, 404];
          expect(expected, `${address}?${search}`).toContain(response.status);
          const body = z.object({ code: z.number() }).parse(await response.json());
          expect(body.code).toBe(response.status);
        }),
        { numRuns: 25 },
      );
    }
  });

  test('no body ever makes a read fail', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.jsonValue(),
          fc.record({ page: fc.constant('article'), views: fc.jsonValue(), vitals: fc.jsonValue() }),
          fc.record({
            page: fc.constant('article'),
            views: fc.array(
              fc.record({
                articleId: fc.maxSafeInteger(),
                isNew: fc.boolean(),
                from: fc.record({ host: fc.string({ unit: 'binary' }), medium: fc.string() }),
                seconds: fc.integer({ min: 0, max: 600 }),
                depths: fc.array(fc.constantFrom(25, 50, 75, 100)),
              }),
              { maxLength: 8 },
            ),
            vitals: fc.array(fc.tuple(fc.constantFrom('LCP', 'CLS'), fc.double({ min: 0, max: 3_600_000, noNaN: true }))),
          }),
        ),
        async (body) => {
          const response = await app.post('/api/read', body);
          expect([200, 400]).toContain(response.status);
        },
      ),
      { numRuns: 200 },
    );
  });
});
