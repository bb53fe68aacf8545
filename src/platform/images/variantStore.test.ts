import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openVariantStore, type VariantStore } from './variantStore.ts';

let folder: string;
let damaged: string[] = [];
let opened: VariantStore[] = [];
beforeEach(() => {
  damaged = [];
  opened = [];
  folder = mkdtempSync(join(tmpdir(), 'variants-'));
});
afterEach(async () => {
  await Promise.all(opened.map((store) => store.counted));
  rmSync(folder, { recursive: true, force: true });
});

const open = (maxBytes: number): VariantStore => {
  const store = openVariantStore({
    folder,
    maxBytes,
    onDamaged: (name) => damaged.push(name),
    onError: (error) => {
      throw error;
    },
  });
  opened.push(store);
  return store;
};
const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** Files are removed only when the answer is called, as on a slow disk. */
function holdRemovals(): () => Promise<void> {
  const { unlink } = promises;
  const held = Promise.withResolvers<void>();
  const removals: Promise<void>[] = [];
  promises.unlink = (path) => {
    const removal = held.promise.then(() => unlink(path));
    removals.push(removal);
    return removal;
  };
  syncBuiltinESMExports();
  return async () => {
    promises.unlink = unlink;
    syncBuiltinESMExports();
    held.resolve();
    await Promise.all(removals);
  };
}

test('gives back what it was given, and nothing for what it was not', async () => {
  const store = open(1000);
  await store.write('ab12.webp', Buffer.from('picture'));
  expect(Buffer.from((await store.read('ab12.webp'))?.bytes ?? []).toString()).toBe('picture');
  expect(await store.read('cd34.webp')).toBeUndefined();
});

test('gives nothing for what was cut off or changed on disk, removes it, and says so', async () => {
  const store = open(1000);
  for (const [name, damage] of [
    ['aa.webp', (file: Buffer) => file.subarray(0, 5)],
    ['bb.webp', (file: Buffer) => file.fill(0, 0, 2)],
    ['cc.webp', () => Buffer.alloc(0)],
    ['dd.webp', (file: Buffer) => file.subarray(0, 20)],
  ] as const) {
    await store.write(name, Buffer.from('a picture'));
    const path = join(folder, name.slice(0, 2), name);
    writeFileSync(path, damage(readFileSync(path)));
    expect(await store.read(name), name).toBeUndefined();
  }
  expect(damaged).toEqual(['aa.webp', 'bb.webp', 'cc.webp', 'dd.webp']);
  expect(files()).toEqual([]);
});

test('stays under its bound: what was longest not asked for goes first', async () => {
  const store = open(1000);
  await store.counted;
  for (const name of ['aa', 'bb', 'cc']) await store.write(name, Buffer.alloc(300));
  await store.read('aa');
  await store.write('dd', Buffer.alloc(300));
  await expect
    .poll(async () => (await Promise.all(['aa', 'bb', 'cc', 'dd'].map((name) => store.read(name)))).map(Boolean))
    .toEqual([true, false, true, true]);
});

/** A full store that is removing `aa` to make room for `dd`, on a disk that does so only when `remove` is called. */
async function removingOldest(): Promise<{ store: VariantStore; remove: () => Promise<void> }> {
  const store = open(1000);
  await store.counted;
  for (const name of ['aa', 'bb', 'cc']) await store.write(name, Buffer.alloc(300));
  const remove = holdRemovals();
  await store.write('dd', Buffer.alloc(300));
  return { store, remove };
}

test('what is read while it is being removed takes nothing else along', async () => {
  const { store, remove } = await removingOldest();
  for (let times = 0; times < 3; times++) await store.read('aa');
  await remove();
  expect((await Promise.all(['aa', 'bb', 'cc', 'dd'].map((name) => store.read(name)))).map(Boolean)).toEqual([false, true, true, true]);
});

test('what is written again while it is being removed is there', async () => {
  const { store, remove } = await removingOldest();
  const written = store.write('aa', Buffer.alloc(300));
  // A write that does not wait for the removal is over by then, and its file would be removed.
  await Promise.race([written, setTimeout(100)]);
  await remove();
  await written;
  expect(await store.read('aa')).toBeDefined();
});

test('counts what an earlier run has left', async () => {
  const before = open(10_000);
  for (let at = 0; at < 10; at++) await before.write(`f${at}`, Buffer.alloc(300));
  await open(1000).counted;
  await expect.poll(() => files().length).toBe(3);
});

test('an unfinished file is never taken for a picture', async () => {
  const store = open(10_000);
  await Promise.all(Array.from({ length: 20 }, (_, at) => store.write('same', Buffer.alloc(500, at))));
  expect(files().map(({ name }) => name)).toEqual(['same']);
});
