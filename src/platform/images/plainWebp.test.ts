import sharp from 'sharp';
import { expect, test } from 'vitest';
import { halves } from '../../../test/images/hostileImages.ts';
import { isPlainWebp } from './plainWebp.ts';

const solid = (background: string) =>
  sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
const picture = async () => sharp(await halves(60, 41));

test('a picture without metadata is plain, lossy, lossless or see-through', async () => {
  expect(isPlainWebp(await (await picture()).webp().toBuffer())).toBe(true);
  expect(isPlainWebp(await (await picture()).webp({ lossless: true }).toBuffer())).toBe(true);
  expect(isPlainWebp(await (await picture()).ensureAlpha(0.5).webp().toBuffer())).toBe(true);
});

test('metadata, a colour profile, movement, and bytes after the end are found', async () => {
  const exif = (await picture()).withExif({ IFD0: { Make: 'SecretCamera' } });
  expect(isPlainWebp(await exif.webp().toBuffer())).toBe(false);
  expect(isPlainWebp(await (await picture()).withIccProfile('p3').webp().toBuffer())).toBe(false);
  const frames = await Promise.all(['#a33', '#3a3'].map((background) => solid(background)));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  expect(isPlainWebp(moving)).toBe(false);
  const plain = await (await picture()).webp().toBuffer();
  expect(isPlainWebp(Buffer.concat([plain, Buffer.from('<script>')]))).toBe(false);
});

test('what is cut off, or no WebP, is not plain', async () => {
  const plain = await (await picture()).webp().toBuffer();
  for (let length = 0; length < plain.length; length += 7) expect(isPlainWebp(plain.subarray(0, length))).toBe(false);
  expect(isPlainWebp(await halves(60, 41, 'jpeg'))).toBe(false);
  const wrongLength = Buffer.from(plain);
  wrongLength.writeUInt32LE(0xffff_fff0, 16);
  expect(isPlainWebp(wrongLength)).toBe(false);
});
