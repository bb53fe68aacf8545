import type { PictureSource } from '../../design/Picture.tsx';
import { type Crop, crops, pictureAddress } from './pictureAddress.ts';
import type { PictureFacts } from './queries.ts';

/** A picture in one shape, for `<Picture>`: all widths kept of it, a middle one for browsers that cannot choose. */
export function pictureSource(picture: PictureFacts, crop: Crop): PictureSource {
  const { ratio, widths } = crops[crop];
  const middle = widths[Math.floor(widths.length / 2)] ?? widths[0];
  return {
    src: pictureAddress(picture.key, crop, middle),
    srcSet: widths.map((width) => `${pictureAddress(picture.key, crop, width)} ${width}w`).join(', '),
    width: middle,
    height: Math.round(middle / ratio),
    colour: picture.colour,
    alt: picture.alt,
  };
}
