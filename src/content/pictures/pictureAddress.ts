import { type FocalPoint, type ImageShape, type ImageWidth, imageAddress } from '../../platform/images/imageRequest.ts';
import { mediaAddress } from '../../platform/storage/mediaAddress.ts';

/** The shapes in which the paper shows a picture, with the widths in CSS pixels times density that browsers choose from. */
export const crops = {
  wide: [192, 320, 480, 640, 828, 1200, 1920],
  row: [128, 256, 384, 640, 1200],
  square: [96, 192, 384, 1200],
  tall: [256, 384, 640, 1080],
  poster: [384, 640, 828],
  /** Uncut, in the picture's own shape. */
  whole: [640, 1080, 1920, 3840],
} as const satisfies Record<ImageShape | 'whole', readonly ImageWidth[]>;

export type Crop = keyof typeof crops;
export const cropNames = ['wide', 'row', 'square', 'tall', 'poster', 'whole'] as const satisfies readonly Crop[];

/** What an address is made of: the stored file, and the point that cuts keep. */
export type PictureFile = { file: string; focal: FocalPoint };

/** What is known of a picture of the library. */
export type PictureFacts = PictureFile & { key: string; width: number; height: number; colour: string; alt: string; credit: string };

/** The address of a picture in one shape and width. */
export function pictureAddress({ file, focal }: PictureFile, crop: Crop, width: ImageWidth): string {
  return imageAddress({ url: mediaAddress(file), width, shape: crop === 'whole' ? undefined : crop, focal });
}
