import { checkImage, openImage } from '../../../platform/images/checkImage.ts';
import { decoderStopped } from '../../../platform/images/invalidImage.ts';
import { isPlainWebp } from '../../../platform/images/plainWebp.ts';

/** The largest width of pictures on the site (specification, section 9). */
const MAX_KEPT_SIDE = 3840;
/** High enough to be cropped and encoded again without visible loss. */
const KEPT_QUALITY = 92;
/** A larger file is encoded again: it is lossless, or of higher quality than the site needs. */
const MAX_UNCHANGED_BYTES = 512 * 1024;
/** Half the processing time of the default, for originals that are 5% larger, because thirty uploads may run at once. */
const WEBP_EFFORT = 2;

export type PreparedUpload = { bytes: Uint8Array; extension: 'jpg' | 'webp'; type: string; width: number; height: number; colour: string };

/**
 * Converts an upload to the stored form: validated by its content and not its name, decoded completely, rotated upright, and encoded again,
 * which removes location, camera data, and any data appended to the picture. A WebP without metadata is decoded and stored unchanged:
 * encoding it again would only lose quality. Throws `InvalidImage` with a message.
 */
export async function prepareUpload(upload: Uint8Array): Promise<PreparedUpload> {
  const size = await checkImage(upload);
  try {
    if (isPlainWebp(upload) && upload.length <= MAX_UNCHANGED_BYTES && Math.max(size.width, size.height) <= MAX_KEPT_SIDE) {
      return { bytes: upload, extension: 'webp', type: 'image/webp', ...size, colour: await colourOf(upload) };
    }
    const upright = openImage(upload)
      .autoOrient()
      .resize({ width: MAX_KEPT_SIDE, height: MAX_KEPT_SIDE, fit: 'inside', withoutEnlargement: true });
    const { format } = await openImage(upload).metadata();
    const extension = format === 'jpeg' ? 'jpg' : 'webp';
    const written =
      extension === 'jpg' ? upright.jpeg({ quality: KEPT_QUALITY }) : upright.webp({ quality: KEPT_QUALITY, effort: WEBP_EFFORT });
    const { data, info } = await written.timeout({ seconds: 30 }).toBuffer({ resolveWithObject: true });
    const type = extension === 'jpg' ? 'image/jpeg' : 'image/webp';
    return { bytes: data, extension, type, width: info.width, height: info.height, colour: await colourOf(data) };
  } catch (error) {
    throw decoderStopped(error);
  }
}

/** The average colour of a picture: #rrggbb. */
async function colourOf(bytes: Uint8Array): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await openImage(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
