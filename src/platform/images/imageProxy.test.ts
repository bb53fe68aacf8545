import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { halves } from '../../../test/images/hostileImages.ts';
import { createLog } from '../log.ts';
import { diskStorage } from '../storage/storage.ts';
import type { CardContent } from './cards/cardContent.ts';
import { createImageProxy } from './imageProxy.ts';
import { type ImageRequest, imageWidths } from './imageRequest.ts';
import { InvalidImage } from './invalidImage.ts';
import type { OutsideFetch } from './outsideFetch.ts';
import { openRenderer, type RenderCard } from './renderApart.ts';
import { openVariantStore } from './variantStore.ts';

let folder: string;
const renderer = openRenderer();
afterAll(() => renderer.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'proxy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const WEEK_MS = 7 * 24 * 3600_000;
const noOutside: OutsideFetch = () => Promise.reject(new InvalidImage(502, 'no network'));

async function proxy(options: { outside?: OutsideFetch; now?: () => number; renderCard?: RenderCard } = {}) {
  const storage = diskStorage(join(folder, 'media'));
  await storage.put('pictures/a.png', await halves(1600, 900), 'image/png');
  await storage.put('pictures/broken.jpg', (await halves(900, 600, 'jpeg')).subarray(0, 2000), 'image/jpeg');
  const store = openVariantStore({ folder: join(folder, 'images'), maxBytes: 10_000_000, onError: () => {}, onDamaged: () => {} });
  await store.counted;
  const { outside = noOutside, now = Date.now, renderCard = renderer.renderCard } = options;
  const log = createLog('silent');
  return {
    storage,
    proxy: createImageProxy({ storage, outside, store, render: renderer.render, renderCard, siteUrl: 'https://savar.example', log, now }),
  };
}

const ask = (over: Partial<ImageRequest> = {}): ImageRequest => ({
  url: '/media/pictures/a.png',
  width: 96,
  quality: 75,
  shape: 'square',
  focal: { x: 0.5, y: 0.5 },
  ...over,
});

test('200 requests for 50 variants that are not there compute each once', async () => {
  const { proxy: images } = await proxy();
  const fifty = Array.from({ length: 50 }, (_, at) => ask({ width: imageWidths[at % 5] ?? 96, quality: 5 + 5 * Math.floor(at / 5) }));
  const variants = await Promise.all(Array.from({ length: 200 }, (_, at) => images.variant(fifty[at % 50] ?? ask(), 'webp')));
  expect(new Set(variants.map(({ name }) => name)).size).toBe(50);
  expect(images.computed()).toBe(50);
  await Promise.all(fifty.map((request) => images.variant(request, 'webp')));
  expect(images.computed()).toBe(50);
});

test('the whole address of a picture of the paper is that picture', async () => {
  const { proxy: images } = await proxy();
  const { name } = await images.variant(ask(), 'webp');
  expect(await images.variant(ask({ url: 'https://savar.example/media/pictures/a.png' }), 'webp')).toMatchObject({ name, lasting: true });
});

test.each([
  ['/media/pictures/../../secret.png', 400],
  ['/media/pictures/./a.png', 400],
  ['/media/pictures//a.png', 400],
  ['/media/pictures/%2e%2e/a.png', 400],
  ['/media/films/a.mp4', 400],
  ['/etc/passwd', 400],
  ['/media/pictures/none.png', 404],
  ['/media/pictures/broken.jpg', 422],
])('%s is refused with %d', async (url, status) => {
  const { proxy: images } = await proxy();
  await expect(images.variant(ask({ url }), 'webp')).rejects.toMatchObject({ status });
});

test("another host's picture is asked for once a week, and its old copy stays when it cannot be had", async () => {
  let now = Date.now();
  const picture = await halves(480, 360);
  const outside = vi.fn<OutsideFetch>(async () => picture);
  const { proxy: images } = await proxy({ outside, now: () => now });
  const url = 'https://i.ytimg.com/vi/a/hqdefault.jpg';
  const first = await images.variant(ask({ url }), 'webp');
  await images.variant(ask({ url }), 'webp');
  expect([outside.mock.calls.length, first.lasting]).toEqual([1, false]);
  now += WEEK_MS + 60_000;
  outside.mockRejectedValue(new InvalidImage(502, 'away'));
  await vi.waitFor(async () => {
    const old = await images.variant(ask({ url, width: 96 }), 'webp');
    expect(Buffer.from(old.bytes).equals(Buffer.from(first.bytes))).toBe(true);
  });
});

test('a host that does not answer is left alone for a minute', async () => {
  const outside = vi.fn<OutsideFetch>(() => Promise.reject(new InvalidImage(502, 'away')));
  const { proxy: images } = await proxy({ outside });
  for (const width of [96, 128, 192] as const) {
    await expect(images.variant(ask({ url: 'https://i.ytimg.com/a.jpg', width }), 'webp')).rejects.toMatchObject({ status: 502 });
  }
  expect(outside).toHaveBeenCalledTimes(1);
});

describe('cards', () => {
  const story = (headline: string, url?: string): CardContent => ({
    design: 'story',
    kicker: '',
    headline,
    note: '',
    ...(url ? { picture: { url } } : {}),
  });

  test('thirty at once are each drawn once, with no more at work than the queue allows', async () => {
    let [atWork, mostAtWork] = [0, 0];
    const renderCard: RenderCard = async (content, picture) => {
      mostAtWork = Math.max(mostAtWork, ++atWork);
      try {
        return await renderer.renderCard(content, picture);
      } finally {
        atWork--;
      }
    };
    const { proxy: images } = await proxy({ renderCard });
    const asked = Array.from({ length: 90 }, (_, at) =>
      images.card(`story/${at % 30}`, story(`સમાચાર ${at % 30}`, '/media/pictures/a.png')),
    );
    const cards = await Promise.all(asked);
    expect(new Set(cards.map(({ name }) => name)).size).toBe(30);
    expect(cards.every(({ lasting }) => lasting)).toBe(true);
    expect(images.computed()).toBe(30);
    expect(mostAtWork).toBeLessThanOrEqual(Math.max(1, availableParallelism() - 1));
    await images.card('story/3', story('સમાચાર 3', '/media/pictures/a.png'));
    expect(images.computed()).toBe(30);
  });

  test('without their picture are drawn again when they are next asked for', async () => {
    const { proxy: images } = await proxy();
    for (const url of ['/media/pictures/none.png', '/media/pictures/broken.jpg', 'https://i.ytimg.com/vi/a/hqdefault.jpg']) {
      for (const times of [1, 2]) expect(await images.card(url, story('સમાચાર', url)), `${url} ${times}`).toMatchObject({ lasting: false });
    }
    expect(images.computed()).toBe(6);
  });
});
