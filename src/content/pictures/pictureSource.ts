import type { PictureSource } from '../../design/Picture.tsx';
import { imageShapes } from '../../platform/images/imageRequest.ts';
import { type Crop, crops, type PictureFacts, pictureAddress } from './pictureAddress.ts';

/**
 * A picture in one shape, for `<Picture>`: every width that the picture is large enough for, a middle one for browsers that cannot
 * choose.
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
