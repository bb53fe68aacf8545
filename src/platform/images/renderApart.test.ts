import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { halves, hostileImages } from '../../../test/images/hostileImages.ts';
import type { ImageRequest } from './imageRequest.ts';
import { openRenderer } from './renderApart.ts';

const request: ImageRequest = { url: '/media/a.png', width: 320, quality: 75, shape: 'square', focal: { x: 0.5, y: 0.5 } };
const renderer = openRenderer();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'apart-'));
});
afterAll(async () => {
  await renderer.close();
  rmSync(folder, { recursive: true });
});

/** The decoders below this process: process number and niceness. */
const decodersOfProcess = () =>
  execFileSync('ps', ['-axo', 'pid=,ppid=,nice=,args='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, , ...command]) => Number(parent) === process.pid && command.join(' ').includes('imageWorker'))
    .map(([pid, , nice]) => ({ pid: Number(pid), nice: Number(nice) }));
/** Test files that share this process may have left some. */
const others = new Set(decodersOfProcess().map(({ pid }) => pid));
const decoders = () => decodersOfProcess().filter(({ pid }) => !others.has(pid));

test('a picture is rendered from its bytes and from its file', async () => {
  const picture = await halves(900, 600, 'jpeg');
  const file = join(folder, 'a.jpg');
  writeFileSync(file, picture);
  for (const original of [picture, file]) {
    expect(await sharp(await renderer.render(original, request, 'webp')).metadata()).toMatchObject({ width: 320, height: 320 });
  }
});

test('refusals come back as they are', async () => {
  for (const { name, bytes, status } of await hostileImages()) {
    await expect(renderer.render(bytes, request, 'webp'), name).rejects.toMatchObject({ status });
  }
});

test('what brings the decoder down is refused, and the next picture is rendered', async () => {
  const picture = await halves(3000, 3000, 'png');
  await renderer.render(picture, request, 'avif');
  const [decoder] = decoders();
  expect(decoder?.nice).toBeGreaterThan(0);
  const struck = renderer.render(picture, { ...request, width: 1920 }, 'avif');
  process.kill(decoder?.pid ?? Number.NaN, 'SIGKILL');
  await expect(struck).rejects.toMatchObject({ status: 422 });
  expect((await renderer.render(picture, request, 'webp')).length).toBeGreaterThan(100);
});

test('what takes too long is not held to be broken, and the next picture is rendered', async () => {
  const hasty = openRenderer(40);
  const large: ImageRequest = { ...request, width: 2048, shape: undefined };
  await expect(hasty.render(await halves(3000, 3000, 'png'), large, 'avif')).rejects.toMatchObject({ status: 503 });
  await hasty.close();
  expect((await renderer.render(await halves(300, 300), request, 'webp')).length).toBeGreaterThan(100);
});

test('nothing is left running when it is closed', async () => {
  const another = openRenderer();
  await another.render(await halves(300, 300), request, 'webp');
  const before = decoders().length;
  await another.close();
  expect(decoders().length).toBe(before - 1);
});
