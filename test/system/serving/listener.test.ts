import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { freshDataDir, startApp } from '../../templateApp.ts';

test('a page that lies ready is answered with the same bytes and headers as when it was made', async () => {
  const { dataDir, remove } = freshDataDir();
  const app = await startApp({ DATA_DIR: dataDir });
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(app.url + path, { headers });
    const kept = [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive', 'transfer-encoding'].includes(name)).sort();
    return { status: response.status, headers: kept, body: await response.text() };
  };
  for (const encoding of ['br', 'gzip', 'identity']) {
    const first = await ask('/category/gujarat/1', { 'accept-encoding': encoding });
    const again = await ask('/category/gujarat/1', { 'accept-encoding': encoding });
    expect(again).toEqual(first);
    expect(first.status).toBe(200);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    });
  }
  const { headers } = await ask('/category/gujarat/1');
  expect(Object.fromEntries(headers)['etag']).toMatch(/^W\/"[\w-]+"$/);
  expect((await ask('/category/gujarat/1', { 'if-none-match': Object.fromEntries(headers)['etag'] ?? '' })).status).toBe(304);
  // The chrome-less page and the one with parameters are pages of their own.
  const chromeless = await ask('/mobile/category/gujarat/1?theme=dark');
  expect(chromeless.body).toContain('data-theme="dark"');
  expect((await ask('/mobile/category/gujarat/1')).body).not.toContain('data-theme="dark"');
  expect((await ask('/category/gujarat/1?page=2')).body).toBe((await ask('/category/gujarat/1')).body);
  const { hostname, port } = new URL(app.url);
  /** What comes of so many requests that are sent without waiting for an answer. */
  const answered = async (count: number) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const request = 'GET /category/gujarat/1 HTTP/1.1\r\nHost: savar.example\r\n';
    socket.write(`${`${request}\r\n`.repeat(count - 1)}${request}Connection: close\r\n\r\n`);
    const answers = await text(socket).catch(() => '');
    return answers.match(/HTTP\/1\.1 200 OK\r/g)?.length ?? 0;
  };
  expect(await answered(10)).toBe(10);
  expect(await answered(500)).toBeLessThan(20);
  // The check of a balancer (HAProxy, `option httpchk`) names no host.
  for (const path of ['/health/ready', '/search?q=x', '/category/gujarat/1']) {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(`GET ${path} HTTP/1.0\r\n\r\n`);
    expect((await text(socket)).slice(0, 15), path).toBe('HTTP/1.1 200 OK');
  }
  await app.stop();
  remove();
});
