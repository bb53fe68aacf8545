import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { InvalidImage } from './invalidImage.ts';

/** Enough for the largest cameras. A decompression bomb of 30,000 by 30,000 pixels is rejected by its header, before it is decoded. */
const MAX_PIXELS = 60_000_000;
const MAX_SIDE = 16_000;
export const MAX_IMAGE_BYTES = 25 * 1024 * 1024;

/** The formats that are decoded. SVG can contain scripts and is never read. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** Opens a picture with the pixel limit; fails if it is truncated or damaged. */
export const openImage = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });

/** Width and height as displayed, after the orientation in the metadata is applied. */
export type ImageSize = { width: number; height: number };

/** Checks the bytes themselves and ignores the file name. Throws `InvalidImage`. */
export async function checkImage(bytes: Uint8Array): Promise<ImageSize> {
  if (bytes.length > MAX_IMAGE_BYTES) throw new InvalidImage(413, `The picture has more than ${MAX_IMAGE_BYTES / 1024 / 1024} megabytes`);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !types.includes(type.mime)) throw new InvalidImage(415, 'This is no JPEG, PNG, WebP, AVIF or GIF picture');
  const { autoOrient } = await headerOf(bytes);
  const { width, height } = autoOrient;
  if (width < 1 || height < 1) throw new InvalidImage(422, 'The picture has no size');
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
    throw new InvalidImage(413, `The picture has ${width} × ${height} points, which is more than can be shown`);
  }
  return { width, height };
}

async function headerOf(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new InvalidImage(422, 'The picture is broken');
  }
}
