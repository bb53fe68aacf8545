import sharp, { type Sharp } from 'sharp';
import { checkImage, type ImageSize, openImage } from './checkImage.ts';
import { type FocalPoint, type ImageFormat, type ImageRequest, imageShapes, variantSize } from './imageRequest.ts';
import { decoderStopped } from './invalidImage.ts';

// One thread per picture: the queue decides how many run at once, and the other cores serve pages.
sharp.concurrency(1);
sharp.cache(false);

const MAX_SECONDS = 15;

/** Increase it when the output changes, so that cached variants are rendered again. */
export const RECIPE = 1;

/** The crop of a picture for a ratio: as large as possible, with the focal point as near to its centre as the edges allow. */
export function cutOf({ width, height }: ImageSize, ratio: number, focal: FocalPoint): ImageSize & { left: number; top: number } {
  const cut = width / height > ratio ? { width: height * ratio, height } : { width, height: width / ratio };
  const whole = { width: Math.max(1, Math.round(cut.width)), height: Math.max(1, Math.round(cut.height)) };
  const place = (share: number, side: number, part: number) => Math.round(Math.min(Math.max(share * side - part / 2, 0), side - part));
  return { ...whole, left: place(focal.x, width, whole.width), top: place(focal.y, height, whole.height) };
}

/**
 * Decodes, rotates, crops, shrinks and encodes a picture on the thread pool, not on the main thread. Never enlarges. Throws `InvalidImage`
 * for a damaged picture or one that takes too long.
 */
export async function renderVariant(bytes: Uint8Array, request: ImageRequest, format: ImageFormat): Promise<Uint8Array> {
  const size = await checkImage(bytes);
  const turned = openImage(bytes).autoOrient();
  const cut = request.shape && cutOf(size, imageShapes[request.shape], request.focal);
  const { width, height } = variantSize(size, request);
  const shaped = cut ? turned.extract(cut).resize(width, height, { fit: 'fill' }) : turned.resize(width, null, { fit: 'inside' });
  try {
    return await encode(shaped, format, request.quality).timeout({ seconds: MAX_SECONDS }).toBuffer();
  } catch (error) {
    throw decoderStopped(error);
  }
}

/** AVIF needs a lower quality number for the same look. Effort 2 takes a tenth of the time of effort 4 for 5% more bytes. */
function encode(image: Sharp, format: ImageFormat, quality: number): Sharp {
  if (format === 'avif') return image.avif({ quality: Math.max(1, quality - 20), effort: 2 });
  if (format === 'webp') return image.webp({ quality });
  return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true });
}
