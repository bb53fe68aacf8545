import { pictureSource } from '../../../content/pictures/queries.ts';
import type { PictureSource } from '../../../design/Picture.tsx';

type Stored = { id: number; file: string; width: number; height: number; colour: string };

/** The sources of an advertiser's picture, uncropped. */
export const adPictureSource = ({ id, ...picture }: Stored, alt: string): PictureSource =>
  pictureSource({ ...picture, key: String(id), focal: { x: 0.5, y: 0.5 }, alt, credit: '' }, 'whole');
