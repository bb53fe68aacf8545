import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { InvalidImage } from './invalidImage.ts';

/** Enough for the largest camera; a bomb of 30,000 by 30,000 is refused by its header, before any of it is decoded. */
const MAX_PIXELS = 60_000_000;
const MAX_SIDE = 16_000;
export const MAX_IMAGE_BYTES = 25 * 1024 * 1024;

/** What is decoded. SVG is a program of a kind, and is never read. */
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

/** How every picture is opened: bounded, and refused when it is cut off or broken. */
export const openImage = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });

/** Width and height of a picture as it is seen, once turned as its camera was held. */
export type ImageSize = { width: number; height: number };

/** Looks at what the bytes are, whatever their name says. Throws `InvalidImage`. */
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
