import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../callApi.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ environment: { CACHE_TAG_HEADER: 'Surrogate-Key' } });
});
afterAll(() => app.close());

const ask = (path: string, method: string, headers: Record<string, string> = {}) => app.request(`/api${path}`, { method, headers });
const json = { 'content-type': 'application/json' };

describe('methods', () => {
  test('HEAD tells what GET would, without the body', async () => {
    const get = await ask('/article-list', 'GET');
    const head = await ask('/article-list', 'HEAD');
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['etag', 'content-type', 'content-length', 'cache-control'])
      expect(head.headers.get(name), name).toBe(get.headers.get(name));
  });

  test('what is public may be read from pages of any site', async () => {
    expect((await ask('/article-list', 'GET', { origin: 'https://elsewhere.example' })).headers.get('access-control-allow-origin')).toBe(
      '*',
    );
    const before = await ask('/article-list', 'OPTIONS', { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' });
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-origin')).toBe('*');
    expect(before.headers.get('access-control-allow-methods')).toBe('GET, HEAD');
  });

  test('nothing may be written from pages of another site', async () => {
    const before = await ask('/read', 'OPTIONS', { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' });
    expect(before.status).toBe(204);
    expect(before.headers.get('allow')).toBe('POST, OPTIONS');
    expect(before.headers.get('access-control-allow-origin')).toBeNull();
    const asText = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"page":"home","views":[]}' };
    expect((await refusalOf(await app.request('/api/read', asText))).code).toBe(415);
  });

  test.each([
    ['POST', '/article-list', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/magazine/zagmag/', 'GET, HEAD, OPTIONS'],
    ['GET', '/read', 'POST, OPTIONS'],
  ])('%s %s is refused, with what may be asked', async (method, path, allow) => {
    const response = await ask(path, method);
    expect(response.headers.get('allow')).toBe(allow);
    expect((await refusalOf(response)).code).toBe(405);
  });

  test.each(['/nowhere', '/nowhere/', '/article-list/more', '/%E0%A4%A', ''])('%s is no call, said in JSON', async (path) => {
    expect((await refusalOf(await ask(path, 'GET'))).code).toBe(404);
  });
});

describe('parameters', () => {
  test('one that is given twice is refused, unless it says the same', async () => {
    const answer = await refusalOf(await ask('/article-list?limit=2&limit=3', 'GET'));
    expect(answer).toMatchObject({ code: 400, issues: [{ path: 'limit' }] });
    expect((await refusalOf(await ask('/magazine-name/?slug=zagmag&slug=sahiyar', 'GET'))).code).toBe(400);
    expect((await ask('/article-list?tz=UTC&tz=UTC', 'GET')).status).toBe(200);
  });

  test('ones that the call does not know change nothing', async () => {
    const plain = await ask('/article-list?limit=2', 'GET');
    const more = await ask('/article-list?limit=2&utm_source=x&utm_source=y&__proto__=z', 'GET');
    expect(more.headers.get('etag')).toBe(plain.headers.get('etag'));
  });

  test('a time zone is known however it is spelt, and only by its name', async () => {
    const spelt = await ask('/article-list?tz=america/new_york', 'GET');
    expect(await spelt.text()).toBe(await (await ask('/article-list?tz=America/New_York', 'GET')).text());
    expect(await refusalOf(await ask('/article-list?tz=Nowhere', 'GET'))).toMatchObject({ code: 400, issues: [{ path: 'tz' }] });
  });
});

describe('bodies', () => {
  const large = JSON.stringify({ articleId: '3', more: 'x'.repeat(70_000) });

  test('one too large is refused, whether its length is told or not', async () => {
    const entry = await app.request('/api/read', {
      method: 'POST',
      headers: { ...json, 'content-length': String(large.length) },
      body: large,
    });
    expect((await refusalOf(entry)).code).toBe(413);
    const streamed = new ReadableStream({
      start(controller) {
        for (let at = 0; at < large.length; at += 4096) controller.enqueue(new TextEncoder().encode(large.slice(at, at + 4096)));
        controller.close();
      },
    });
    const untold: RequestInit & { duplex: 'half' } = { method: 'POST', headers: json, body: streamed, duplex: 'half' };
    expect((await refusalOf(await app.request('/api/read', untold))).code).toBe(413);
  });

  test.each(['', '{', 'articleId=3', '[1', '\0', '{"articleId":"3"'])('%j is no JSON', async (body) => {
    const refusal = await refusalOf(await app.request('/api/read', { method: 'POST', headers: json, body }));
    expect([refusal.code, refusal.message]).toEqual([400, 'The body is not valid JSON']);
  });
});

describe('keeping', () => {
  test('an answer that has not changed is not sent again', async () => {
    const first = await ask('/article-list', 'GET');
    const again = await ask('/article-list', 'GET', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test('a refusal is said each time, whatever the caller has kept', async () => {
    expect((await ask('/article-category/nothing', 'GET', { 'if-none-match': '*' })).status).toBe(404);
  });

  test('an answer names what drops it, for what stands between', async () => {
    const response = await ask('/article-details/3', 'GET');
    expect(response.headers.get('surrogate-key')?.split(' ')).toContain('article:3');
    expect((await ask('/article-category/nothing', 'GET')).headers.get('cache-control')).toBe('no-store');
  });
});
