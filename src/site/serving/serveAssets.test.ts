import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { serveAssets } from './serveAssets.ts';

const dist = mkdtempSync(join(tmpdir(), 'assets-'));
afterAll(() => rmSync(dist, { recursive: true }));

test('a script is sent as it is until its compressed copy is there, also after the server has started', async () => {
  const script = 'export const rate = 1;\n'.repeat(100);
  const file = join(dist, 'client/assets/rate-1234567.js');
  mkdirSync(join(dist, 'client/assets'), { recursive: true });
  writeFileSync(file, script);
  const routes = new Hono();
  serveAssets(routes, dist);
  const ask = () => routes.request('/assets/rate-1234567.js', { headers: { 'accept-encoding': 'gzip, br' } });

  const early = await ask();
  expect(early.headers.get('content-encoding')).toBeNull();
  expect(await early.text()).toBe(script);

  writeFileSync(`${file}.br`, brotliCompressSync(script));
  writeFileSync(join(dist, 'built-from'), '');
  const late = await ask();
  expect(late.headers.get('content-encoding')).toBe('br');
  expect(Number(late.headers.get('content-length'))).toBeLessThan(script.length);
});

test('a file that a new build has taken away is looked for among those of other builds', async () => {
  const file = join(dist, 'client/assets/price-1234567.js');
  writeFileSync(file, 'export const price = 1;\n');
  const routes = new Hono();
  serveAssets(routes, dist);
  routes.get('/assets/:name', (context) => context.text('kept'));
  expect((await routes.request('/assets/none-1234567.js')).status).toBe(200);
  rmSync(file);
  expect(await (await routes.request('/assets/price-1234567.js')).text()).toBe('kept');
});
