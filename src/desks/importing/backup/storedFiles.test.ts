import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBucketServer } from '../../../../test/storage/bucketServer.ts';
import { openStorage } from '../../../platform/storage/openStorage.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { copyFromFolder, copyToFolder } from './storedFiles.ts';

const FILM = 'videos/film.mp4';
const film = Buffer.alloc(5_000_000, 7);
const folder = mkdtempSync(join(tmpdir(), 'stored-'));
const cleanUp: (() => unknown)[] = [() => rmSync(folder, { recursive: true })];
const storages = new Map<string, Storage>();

beforeAll(async () => {
  const bucket = await openBucketServer();
  cleanUp.push(bucket.close);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  storages.set('folder', openStorage(undefined, join(folder, 'data')));
  storages.set('bucket', openStorage(`s3://savar/2026?region=ap-south-1&endpoint=${bucket.endpoint}`, folder));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const remove of cleanUp) await remove();
});

/** Only playlists may be read as a whole. */
const unread = (storage: Storage): Storage => ({
  ...storage,
  read: async (key) => (key.endsWith('.m3u8') ? storage.read(key) : Promise.reject(new Error(`${key} was read as a whole`))),
  put: async (key) => Promise.reject(new Error(`${key} was written as a whole`)),
});

test.each(['folder', 'bucket'])('a film goes from a %s into a folder and back without being held in memory', async (name) => {
  const storage = storages.get(name);
  if (!storage) throw new Error(`There is no ${name}`);
  await storage.put(FILM, film, 'video/mp4');
  await storage.put('videos/list.m3u8', Buffer.from('#EXTM3U\nfilm.mp4\nmissing.ts\n'), 'application/vnd.apple.mpegurl');
  const out = join(folder, `out-${name}`);
  for (let round = 0; round < 2; round++) {
    const { copy, tally } = copyToFolder(unread(storage), out);
    await copy(['videos/list.m3u8']);
    expect(tally).toEqual({ copied: 2, missing: ['videos/missing.ts'] });
    expect(readFileSync(join(out, FILM)).equals(film)).toBe(true);
  }
  await storage.remove(FILM);
  const { copy, tally } = copyFromFolder(unread(storage), out);
  await copy(['videos/list.m3u8', 'videos/none.mp4']);
  expect(tally).toEqual({ copied: 2, missing: ['videos/missing.ts', 'videos/none.mp4'] });
  expect(Buffer.from(await storage.read(FILM)).equals(film)).toBe(true);
});

test('what cannot be read is an error, and not missing', async () => {
  const storage = storages.get('folder');
  if (!storage) throw new Error('There is no folder');
  const from = join(folder, 'from');
  mkdirSync(join(from, 'pictures/folder.webp'), { recursive: true });
  await expect(copyFromFolder(storage, from).copy(['pictures/folder.webp'])).rejects.toThrow(/EISDIR|directory|folder/i);
  const file = join(from, 'pictures/a.webp');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'RIFF');
  const copier = copyFromFolder(storage, from);
  await copier.copy(['pictures/a.webp', 'pictures/none.webp']);
  expect(copier.tally).toEqual({ copied: 1, missing: ['pictures/none.webp'] });
});
