import sharp from 'sharp';
import { expect, test } from 'vitest';
import { halves, hostileImages } from '../../../../test/images/hostileImages.ts';
import { prepareUpload } from './prepareUpload.ts';

test('where a picture was taken, and with what, is not kept', async () => {
  const taken = await sharp(await halves(600, 400, 'jpeg'))
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 30/1' } })
    .jpeg()
    .toBuffer();
  expect(taken.includes('SecretCamera')).toBe(true);
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  const kept = await prepareUpload(Buffer.concat([taken, Buffer.from('<script>hidden after the end</script>')]));
  expect((await sharp(kept.bytes).metadata()).exif).toBeUndefined();
  expect(['SecretCamera', 'hidden'].some((trace) => Buffer.from(kept.bytes).includes(trace))).toBe(false);
});

test('a picture is kept upright, within the largest width, with its colour', async () => {
  const lying = await sharp(await halves(5000, 2500, 'jpeg'))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const kept = await prepareUpload(lying);
  expect(kept).toMatchObject({ width: 1920, height: 3840, extension: 'jpg', type: 'image/jpeg' });
  expect(kept.colour).toMatch(/^#[0-9a-f]{6}$/);
});

test('see-through pictures stay so', async () => {
  const clear = await sharp({ create: { width: 200, height: 100, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0.2 } } })
    .png()
    .toBuffer();
  const kept = await prepareUpload(clear);
  expect(kept.extension).toBe('webp');
  expect((await sharp(kept.bytes).metadata()).hasAlpha).toBe(true);
});

test('a WebP without metadata is kept as it is, and one that is broken inside is refused', async () => {
  const plain = await sharp(await halves(600, 400))
    .webp()
    .toBuffer();
  expect(await prepareUpload(plain)).toMatchObject({ bytes: plain, width: 600, height: 400, extension: 'webp' });
  const broken = Buffer.from(plain).fill(0xff, 100, plain.length - 10);
  await expect(prepareUpload(broken)).rejects.toMatchObject({ status: 422 });
  const large = await sharp(await halves(5000, 300))
    .webp()
    .toBuffer();
  expect(await prepareUpload(large)).toMatchObject({ width: 3840 });
});

test('what an editor must not upload is refused in words', async () => {
  for (const { name, bytes, status } of await hostileImages()) {
    await expect(prepareUpload(bytes), name).rejects.toMatchObject({ status, message: expect.stringMatching(/picture/i) });
  }
});
