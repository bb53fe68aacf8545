import type { CardPicture } from '../../platform/images/cards/cardContent.ts';
import { type FocalPoint, type ImageShape, type ImageWidth, imageAddress, variantSize } from '../../platform/images/imageRequest.ts';
import { mediaAddress } from '../../platform/storage/mediaAddress.ts';

/** The crops that the newspaper uses, with the widths in CSS pixels times density that browsers choose from. */
export const crops = {
  wide: [192, 320, 480, 640, 828, 1200, 1920],
  row: [128, 256, 384, 640, 1200],
  square: [96, 192, 384, 1200],
  tall: [256, 384, 640, 1080],
  poster: [384, 640, 828],
  /** For messages to browsers, which phones show in this shape. */
  banner: [640],
  /** Uncropped. */
  whole: [640, 1080, 1920, 3840],
} as const satisfies Record<ImageShape | 'whole', readonly ImageWidth[]>;

export type Crop = keyof typeof crops;
export const cropNames = ['wide', 'row', 'square', 'tall', 'poster', 'whole'] as const satisfies readonly Crop[];

/** The parts of a picture address: the stored file, and the focal point for crops. */
export type PictureFile = { file: string; focal: FocalPoint };

/** Data of a library picture. */
export type PictureFacts = PictureFile & { key: string; width: number; height: number; colour: string; alt: string; credit: string };

/** A library picture as a social card shows it. */
export const cardPictureOf = (picture: PictureFile | undefined): CardPicture | undefined =>
  picture && { url: mediaAddress(picture.file), focal: picture.focal };

const shapeOf = (crop: Crop): ImageShape | undefined => (crop === 'whole' ? undefined : crop);

/** The address of a picture in a crop and width. */
export function pictureAddress({ file, focal }: PictureFile, crop: Crop, width: ImageWidth): string {
  return imageAddress({ url: mediaAddress(file), width, shape: shapeOf(crop), focal });
}

/** The address of a picture in a crop and at most this width, with the size that it has there: that of a small picture is smaller. */
export function sizedPicture(
  picture: PictureFile & { width: number; height: number },
  crop: Crop,
  width: ImageWidth,
): { path: string; width: number; height: number } {
  return { path: pictureAddress(picture, crop, width), ...variantSize(picture, { shape: shapeOf(crop), width }) };
}
