import type { PictureSource } from '../../design/Picture.tsx';
import { imageShapes } from '../../platform/images/imageRequest.ts';
import { type Crop, crops, type PictureFacts, pictureAddress } from './pictureAddress.ts';

/**
 * The sources of a picture in one crop, for `<Picture>`: every width up to the size of the original, and a medium one for browsers without
 * `srcset`.
 */
export function pictureSource(picture: PictureFacts, crop: Crop): PictureSource {
  const ratio = crop === 'whole' ? picture.width / picture.height : imageShapes[crop];
  const broadest = Math.min(picture.width, picture.height * ratio);
  const known = crops[crop];
  const large = known.filter((width) => width <= broadest);
  const widths = large.length > 0 ? large : known.slice(0, 1);
  const middle = widths[Math.min(2, Math.floor(widths.length / 2))] ?? known[0];
  return {
    src: pictureAddress(picture, crop, middle),
    srcSet: widths.map((width) => `${pictureAddress(picture, crop, width)} ${width}w`).join(', '),
    width: middle,
    height: Math.round(middle / ratio),
    colour: picture.colour,
    alt: picture.alt,
  };
}
