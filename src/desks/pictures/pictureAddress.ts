/** The shapes in which the paper shows a picture, with the widths in CSS pixels times density that are kept of each. */
export const crops = {
  wide: { ratio: 16 / 9, widths: [320, 480, 640, 960, 1280] },
  row: { ratio: 4 / 3, widths: [120, 240, 360, 640, 1200] },
  square: { ratio: 1, widths: [96, 192, 1200] },
  tall: { ratio: 9 / 16, widths: [320, 640] },
} as const;

export type Crop = keyof typeof crops;

/** The address of a picture in one shape and width. */
export function pictureAddress(key: string, crop: Crop, width: number): string {
  return `/media/${key}/${crop}-${width}.webp`;
}
