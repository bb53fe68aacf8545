import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStorage } from '../../../src/platform/storage/openStorage.ts';
import { bucketStorage, hashedKey, type Storage } from '../../../src/platform/storage/storage.ts';
import { StorageError } from '../../../src/platform/storage/storageError.ts';
import { serveMedia } from '../../../src/site/serving/media.ts';
import { type BucketServer, openBucketServer } from '../../storage/bucketServer.ts';

const film = Buffer.from('0123456789'.repeat(100));
let folder: string;
let bucket: BucketServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'media-'));
  bucket = await openBucketServer();
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await bucket.close();
  vi.unstubAllEnvs();
});

function served(storage: Storage): Hono {
  const routes = new Hono();
  serveMedia(routes, storage);
  return routes;
}

const storages: { name: string; open: () => Storage }[] = [
  { name: 'the data folder', open: () => openStorage(undefined, folder) },
  { name: 'another folder', open: () => openStorage(`file://${folder}/elsewhere`, folder) },
  { name: 'a bucket', open: () => openStorage(`s3://savar/2026?region=ap-south-1&endpoint=${bucket.endpoint}`, folder) },
];

describe.each(storages)('files in $name', ({ open }) => {
  test('are kept, known and given back', async () => {
    const storage = open();
    const key = hashedKey('films', film, 'mp4');
    expect(await storage.has(key)).toBe(false);
    await storage.put(key, film, 'video/mp4');
    await storage.put(key, film, 'video/mp4');
    expect(await storage.has(key)).toBe(true);
    expect(Buffer.from(await storage.read(key)).equals(film)).toBe(true);
    await expect(storage.read('films/none.mp4')).rejects.toThrow();
  });

  test('of readers, which may be removed, are kept by no cache for long, by no other spelling of their address either', async () => {
    const storage = open();
    await storage.put('reader-pictures/a.webp', film, 'image/webp');
    const routes = served(storage);
    const answer = await routes.request('/media/reader-pictures/a.webp', { method: 'HEAD' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    for (const other of ['/reader-pictures/a.webp', 'reader-pictures//a.webp', 'films//reader-pictures/a.webp'])
      expect((await routes.request(`/media/${other}`, { method: 'HEAD' })).status, other).toBe(404);
  });

  test('are served whole and in parts, for good', async () => {
    const storage = open();
    await storage.put('films/a.mp4', film, 'video/mp4');
    const routes = served(storage);
    const whole = await routes.request('/media/films/a.mp4');
    expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      // Safari asks for ranges only where they are offered.
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[^"]+"$/),
      'last-modified': expect.stringMatching(/ GMT$/),
    });
    const part = await routes.request('/media/films/a.mp4', { headers: { range: 'bytes=10-14' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, `bytes 10-14/${film.length}`, '01234']);
    expect((await routes.request('/media/films/none.mp4')).status).toBe(404);
  });

  test('are served whole where a range is none (RFC 9110, 14.2)', async () => {
    const storage = open();
    await storage.put('films/a.mp4', film, 'video/mp4');
    const routes = served(storage);
    const ask = (range: string) => routes.request('/media/films/a.mp4', { headers: { range } });
    for (const range of ['items=0-1', 'bytes=a-b', 'bytes=', 'bytes=-', 'bytes', '0-1', 'bytes=5-3', 'bytes=0-1,4-5']) {
      const whole = await ask(range);
      expect([whole.status, whole.headers.get('content-range'), (await whole.arrayBuffer()).byteLength], range).toEqual([
        200,
        null,
        film.length,
      ]);
    }
    for (const [range, sent] of [
      ['bytes=0-1', 'bytes 0-1/1000'],
      ['Bytes=990-', 'bytes 990-999/1000'],
      ['bytes=-4', 'bytes 996-999/1000'],
      ['bytes=998-5000', 'bytes 998-999/1000'],
    ] as const) {
      const part = await ask(range);
      expect([part.status, part.headers.get('content-range')], range).toEqual([206, sent]);
    }
  });

  test('are sent again only to who does not have them, and in parts only to who has the other parts (RFC 9110, 13)', async () => {
    const storage = open();
    await storage.put('films/a.mp4', film, 'video/mp4');
    const routes = served(storage);
    const { headers: sent } = await routes.request('/media/films/a.mp4', { method: 'HEAD' });
    const [etag = '', date = ''] = [sent.get('etag'), sent.get('last-modified')].map(String);
    const older = new Date(Date.parse(date) - 1000).toUTCString();
    const range = 'bytes=0-1';
    const cases: [Record<string, string>, number][] = [
      [{ 'if-none-match': etag }, 304],
      [{ 'if-none-match': `"other", W/${etag}` }, 304],
      [{ 'if-none-match': etag, range }, 304],
      [{ 'if-none-match': '*' }, 304],
      [{ 'if-none-match': '"other"', 'if-modified-since': date }, 200],
      [{ 'if-modified-since': date }, 304],
      [{ 'if-modified-since': older }, 200],
      [{ 'if-modified-since': 'yesterday' }, 200],
      [{ range, 'if-range': etag }, 206],
      [{ range, 'if-range': date }, 206],
      [{ range, 'if-range': '"other"' }, 200],
      [{ range, 'if-range': `W/${etag}` }, 200],
      [{ range, 'if-range': older }, 200],
    ];
    for (const [headers, status] of cases) {
      const response = await routes.request('/media/films/a.mp4', { headers });
      const bytes = (await response.arrayBuffer()).byteLength;
      expect([response.status, bytes], JSON.stringify(headers)).toEqual([status, { 200: film.length, 206: 2, 304: 0 }[status]]);
      expect(response.headers.get('etag')).toBe(etag);
    }
  });

  test('are not there where a range begins after their end, or the address is malformed', async () => {
    const storage = open();
    await storage.put('films/a.mp4', film, 'video/mp4');
    const routes = served(storage);
    const beyond = await routes.request('/media/films/a.mp4', { headers: { range: 'bytes=1000-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${film.length}`]);
    for (const path of ['/media/%E0%A4%A', '/media/films/%', `/media/${'a'.repeat(2000)}.mp4`]) {
      expect((await routes.request(path)).status, path).toBe(404);
    }
  });

  test('are described without being sent, however often', async () => {
    const storage = open();
    await storage.put('films/large.mp4', Buffer.alloc(2_000_000), 'video/mp4');
    const routes = served(storage);
    for (let round = 0; round < 60; round++) {
      const { status, headers } = await routes.request('/media/films/large.mp4', { method: 'HEAD' });
      expect([status, headers.get('content-length')]).toEqual([200, '2000000']);
    }
    const sent = await routes.request('/media/films/large.mp4');
    expect((await sent.arrayBuffer()).byteLength).toBe(2_000_000);
  });

  test('lead nowhere else', async () => {
    const routes = served(open());
    for (const path of ['/media/../package.json', '/media/%2e%2e/%2e%2e/etc/passwd', '/media/..%2f..%2fetc/passwd', '/media/']) {
      expect((await routes.request(path)).status, path).toBe(404);
    }
  });
});

test('a bucket that accepts a connection and does not answer is given up', async () => {
  const where = { bucket: 'savar', prefix: '2026/', region: 'ap-south-1', endpoint: bucket.endpoint };
  const storage = bucketStorage(where, 300);
  bucket.isSilent = true;
  try {
    await expect(storage.read('films/a.mp4')).rejects.toThrow();
    await expect(storage.open('films/a.mp4', undefined)).rejects.toThrow(/timed out/);
    await expect(storage.put('films/b.mp4', film, 'video/mp4')).rejects.toThrow(StorageError);
  } finally {
    bucket.isSilent = false;
  }
});

test('a bucket keeps files under its prefix, with their type', async () => {
  expect(bucket.files.get('savar/2026/films/a.mp4')?.type).toBe('video/mp4');
});

test('a playlist and captions have their own types', async () => {
  const storage = openStorage(undefined, folder);
  await storage.put('films/a.m3u8', Buffer.from('#EXTM3U'), 'application/vnd.apple.mpegurl');
  await storage.put('films/a.vtt', Buffer.from('WEBVTT'), 'text/vtt');
  const routes = served(storage);
  expect((await routes.request('/media/films/a.m3u8')).headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
  expect((await routes.request('/media/films/a.vtt')).headers.get('content-type')).toBe('text/vtt; charset=utf-8');
});
