import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { halves, hostileImages } from '../../../test/images/hostileImages.ts';
import type { ImageRequest } from './imageRequest.ts';
import { cutOf, renderVariant } from './renderVariant.ts';

const request: ImageRequest = { url: '/media/a.png', width: 640, quality: 75, shape: undefined, focal: { x: 0.5, y: 0.5 } };

async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<'kesar' | 'blue'> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'kesar' : 'blue';
}

describe('a cut', () => {
  test('keeps the focal point, and never leaves the picture', () => {
    const size = { width: 1600, height: 900 };
    expect(cutOf(size, 1, { x: 0.5, y: 0.5 })).toEqual({ width: 900, height: 900, left: 350, top: 0 });
    expect(cutOf(size, 1, { x: 0, y: 0.5 })).toEqual({ width: 900, height: 900, left: 0, top: 0 });
    expect(cutOf(size, 1, { x: 1, y: 1 })).toEqual({ width: 900, height: 900, left: 700, top: 0 });
    expect(cutOf({ width: 900, height: 1600 }, 16 / 9, { x: 0.5, y: 0.2 })).toEqual({ width: 900, height: 506, left: 0, top: 67 });
  });

  test('shows the part round its focal point', async () => {
    const picture = await halves(1600, 900);
    const left = await renderVariant(picture, { ...request, shape: 'tall', width: 256, focal: { x: 0.1, y: 0.5 } }, 'webp');
    const right = await renderVariant(picture, { ...request, shape: 'tall', width: 256, focal: { x: 0.9, y: 0.5 } }, 'webp');
    expect([await colourAt(left, 128, 200), await colourAt(right, 128, 200)]).toEqual(['kesar', 'blue']);
  });
});

test.each(['avif', 'webp', 'jpeg'] as const)('a variant is %s, in the width and shape asked for', async (format) => {
  const made = await renderVariant(await halves(1600, 1600), { ...request, shape: 'wide' }, format);
  const { width, height, format: written, compression } = await sharp(made).metadata();
  expect([width, height, written === 'heif' ? compression === 'av1' && 'avif' : written]).toEqual([640, 360, format]);
});

test('a small picture is not made larger than it is', async () => {
  const made = await renderVariant(await halves(300, 200), { ...request, width: 1920 }, 'jpeg');
  expect(await sharp(made).metadata()).toMatchObject({ width: 300, height: 200 });
});

test('a picture is turned as its camera was held, before it is cut', async () => {
  const lying = await sharp(await halves(800, 400, 'jpeg'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const made = await renderVariant(lying, { ...request, width: 320 }, 'jpeg');
  expect(await sharp(made).metadata()).toMatchObject({ width: 320, height: 640 });
  expect(await colourAt(made, 160, 20)).toBe('kesar');
});

test('hostile and broken pictures are refused, each in words', async () => {
  for (const { name, bytes, status } of await hostileImages()) {
    await expect(renderVariant(bytes, request, 'webp'), name).rejects.toMatchObject({ status, message: expect.stringMatching(/\w+ \w+/) });
  }
});
