import { checkImage, openImage } from '../../../platform/images/checkImage.ts';
import { decoderStopped } from '../../../platform/images/invalidImage.ts';

/** The largest width in which pictures are shown (specification, section 9). */
const MAX_KEPT_SIDE = 3840;
/** Good enough to be cut and encoded once more without its showing. */
const KEPT_QUALITY = 92;
/** Half the processor's time of the usual effort, for originals that are a twentieth larger: thirty uploads at once wait for it. */
const WEBP_EFFORT = 2;

export type PreparedUpload = { bytes: Uint8Array; extension: 'jpg' | 'webp'; type: string; width: number; height: number; colour: string };

/**
 * Makes of what was uploaded what is kept: judged by its content and not its name, decoded whole, turned upright, and written anew, which
 * leaves behind the place it was taken, the camera, and anything hidden after the picture's end. Throws `InvalidImage` with a sentence.
 */
export async function prepareUpload(upload: Uint8Array): Promise<PreparedUpload> {
  await checkImage(upload);
  try {
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

/** The colour that a picture is on the whole: #rrggbb. */
async function colourOf(bytes: Uint8Array): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await openImage(bytes)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
