import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageTypes } from '../pageTypes.ts';
import { freshDataDir, type RunningApp, startApp } from '../templateApp.ts';
import { askOverWire } from '../wire.ts';
import { signInOverHttp } from './signInOverHttp.ts';

// Everything is asked of a running newspaper, and what is counted is what came over the wire.

const folder = join(import.meta.dirname, '../../dist/client/assets');
const files = readdirSync(folder).filter((file) => !/\.(br|gz)$/.test(file));
const isText = (file: string) => /\.(js|css|svg)$/.test(file);
/** Smaller answers gain nothing by compression. */
const SHORT = 1000;

const decoded = (bytes: Buffer, encoding: string | undefined): Buffer =>
  encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;

let app: RunningApp;
let remove: () => void;
beforeAll(async () => {
  const data = freshDataDir();
  remove = data.remove;
  app = await startApp({ DATA_DIR: data.dataDir });
});
afterAll(async () => {
  await app.stop();
  remove();
});

const asset = (file: string, headers: Record<string, string> = {}, method = 'GET') =>
  askOverWire(`${app.url}/assets/${file}`, headers, method);

test('every built text goes out in the encoding that the client prefers, and is the file once it is decoded', async () => {
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    const etags = new Set<string | undefined>();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['br;q=0.5, gzip;q=0.8', 'gzip'],
      ['br;q=0, gzip;q=0', undefined],
    ] as const) {
      const { status, headers, bytes } = await asset(file, { 'accept-encoding': accepted });
      expect(status, file).toBe(200);
      expect(headers, file).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-length': String(bytes.length),
        vary: 'accept-encoding',
      });
      const sent = headers['content-encoding'];
      if (isText(file) && content.length >= SHORT) expect(sent, `${file} for ${accepted}`).toBe(encoding);
      if (!isText(file)) expect(sent, file).toBeUndefined();
      if (sent !== undefined) expect(bytes.length, file).toBeLessThan(content.length);
      expect(decoded(bytes, sent).equals(content), file).toBe(true);
      if (sent === encoding) etags.add(headers.etag);
    }
    if (isText(file) && content.length >= SHORT) expect(etags.size, `${file}: an etag for each encoding`).toBe(3);
  }
});

test('a client that has an encoding is told so, and a head has the headers of the whole answer', async () => {
  const file = files.find((name) => name.startsWith('reader-')) ?? '';
  const { headers } = await asset(file);
  const again = await asset(file, { 'if-none-match': headers.etag ?? '' });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
  expect((await asset(file, { 'if-none-match': headers.etag ?? '', 'accept-encoding': 'gzip' })).status).toBe(200);
  const head = await asset(file, {}, 'HEAD');
  expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
  expect(head.bytes.length).toBe(0);
});

test('a part of a file is a part of the file itself, and a copy is no file', async () => {
  const file = files.find((name) => name.startsWith('reader-')) ?? '';
  const content = readFileSync(join(folder, file));
  const part = await asset(file, { range: 'bytes=100-199' });
  expect(part.status).toBe(206);
  expect(part.headers).toMatchObject({ 'content-range': `bytes 100-199/${content.length}`, 'content-length': '100' });
  expect(part.headers['content-encoding']).toBeUndefined();
  expect(part.bytes.equals(content.subarray(100, 200))).toBe(true);
  expect((await asset(file, { range: 'bytes=100-199', 'if-range': part.headers.etag ?? '' })).status).toBe(206);
  const { etag = '' } = (await asset(file)).headers;
  const whole = await asset(file, { range: 'bytes=100-199', 'if-range': etag });
  expect([whole.status, whole.headers['content-encoding']]).toEqual([200, 'br']);
  expect((await asset(file, { range: 'bytes=9999999-' })).status).toBe(416);
  expect((await asset(`${file}.br`)).status).toBe(404);
  expect((await asset('..%2Fassets.json')).status).toBe(404);
});

test('what browsers ask for by themselves goes out compressed, and not again while it is the same', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${app.url}/site.webmanifest`, { headers });
  const manifest = await ask({ 'accept-encoding': 'br' });
  expect([manifest.status, manifest.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(await manifest.json()).toMatchObject({ start_url: '/' });
  expect((await ask({ 'if-none-match': manifest.headers.get('etag') ?? '' })).status).toBe(304);
});

test('a connection is kept for its next request longer than a proxy keeps it', async () => {
  const { headers } = await askOverWire(`${app.url}/`);
  expect(headers['keep-alive']).toBe('timeout=75');
});

test('the headers of every page fit into what nginx takes of a server without being told otherwise', async () => {
  const pages = await pageTypes(async (path) => (await fetch(app.url + path)).text());
  for (const path of ['/', ...pages.map((page) => page.path)]) {
    const { headers } = await askOverWire(app.url + path);
    const bytes = Object.entries(headers).reduce(
      (sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length,
      'HTTP/1.1 200 OK\r\n\r\n'.length,
    );
    expect(bytes, path).toBeLessThan(4_096);
  }
});

test('pages, calls, the reference and the newsroom go out compressed with all that they link', async () => {
  const pages = await pageTypes(async (path) => (await fetch(app.url + path)).text());
  const pathOf = (type: string) => pages.find((page) => page.type === type)?.path ?? '';
  const story = pathOf('story');
  const paths = [
    '/',
    story,
    pathOf('web story'),
    '/mandi-bhav',
    '/webstories',
    '/api/docs',
    '/newsroom',
    '/api/openapi.json',
    '/api/home-page-stories/',
  ];
  const query = new Set<string>();
  for (const path of paths) {
    const { headers, bytes } = await askOverWire(app.url + path);
    const text = await (await fetch(app.url + path)).text();
    if (Buffer.byteLength(text) >= SHORT) expect(headers['content-encoding'], path).toMatch(/^(zstd|br)$/);
    expect(headers.vary, path).toContain('accept-encoding');
    expect(headers['content-length'], path).toBe(String(bytes.length));
    for (const [, file = ''] of text.matchAll(/"\/assets\/([^"]+)"/g)) query.add(file);
  }
  expect(query.size).toBeGreaterThan(10);
  for (const file of [...query].filter(isText)) {
    const { headers, bytes } = await asset(file);
    const { bytes: whole } = await asset(file, { 'accept-encoding': 'identity' });
    if (whole.length >= SHORT) expect(headers['content-encoding'], file).toBe('br');
    expect(headers['content-length'], file).toBe(String(bytes.length));
  }
});

test("the newsroom's answers are compressed, and those of its accounts are not", async () => {
  const signedIn = await signInOverHttp(app);
  const ask = (path: string) => askOverWire(`${app.url}/newsroom/api${path}`, signedIn);
  const plain = await askOverWire(`${app.url}/newsroom/api/topics`, { ...signedIn, 'accept-encoding': 'identity' });
  expect(plain.status).toBe(200);
  expect(plain.bytes.length).toBeGreaterThan(SHORT);
  const compressed = await ask('/topics');
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'private, no-store',
    'content-length': String(compressed.bytes.length),
    'content-type': plain.headers['content-type'],
    vary: 'accept-encoding',
  });
  expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 2);
  expect(brotliDecompressSync(compressed.bytes).equals(plain.bytes)).toBe(true);
  expect((await ask('/account/get-session')).headers['content-encoding']).toBeUndefined();
});

test('the build knows the styles of what each desk with live HTML may come to put into an open page', () => {
  const { pageStyles } = JSON.parse(readFileSync(join(folder, '../../assets.json'), 'utf8'));
  const live: Record<string, string[]> = pageStyles.live;
  expect(Object.keys(live).sort()).toEqual(['cricket', 'elections', 'frontpage']);
  expect(live['cricket']).toContain('src/desks/cricket/views/ScoreBoard.module.css');
  expect(live['elections']).toContain('src/desks/elections/views/tables/TallyBox.module.css');
});
