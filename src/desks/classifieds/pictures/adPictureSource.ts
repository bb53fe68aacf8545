import { type PictureFacts, pictureSource } from '../../../content/pictures/queries.ts';
import type { PictureSource } from '../../../design/Picture.tsx';
import type { AdPicture } from '../queries.ts';

/** The sources of a reader's picture in a crop; `alt` is the title of its advertisement. */
export function adPictureSource(picture: AdPicture, crop: Parameters<typeof pictureSource>[1], alt: string): PictureSource {
  const facts: PictureFacts = { ...picture, key: String(picture.id), focal: { x: 0.5, y: 0.5 }, alt, credit: '' };
  return pictureSource(facts, crop);
}
