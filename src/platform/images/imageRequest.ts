import { z } from 'zod';

/** Crop shapes as width over height. Without a shape a picture keeps its own ratio. */
export const imageShapes = { wide: 16 / 9, row: 4 / 3, square: 1, poster: 3 / 4, tall: 9 / 16, banner: 2 } as const;
export type ImageShape = keyof typeof imageShapes;

/** The point that every crop keeps in view, as fractions of width and height from the top left. */
export type FocalPoint = { x: number; y: number };
const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** Specification, section 9: 640 to 3840, plus small widths for cards. Other widths are rejected to limit the number of variants. */
export const imageWidths = [96, 128, 192, 256, 320, 384, 480, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Specification, section 9. */
const DEFAULT_QUALITY = 75;

export type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** One picture in one shape, width and quality. */
export type ImageRequest = { url: string; width: ImageWidth; quality: number; shape: ImageShape | undefined; focal: FocalPoint };

export const isWidth = (width: number): width is ImageWidth => imageWidths.some((known) => known === width);

const schema = z.object({
  url: z.string({ error: 'url is missing: the address of a picture' }).min(1, 'url is empty').max(2000, 'url is too long'),
  w: z.coerce.number({ error: 'w is missing: the width in pixels' }).refine(isWidth, `w is none of ${imageWidths.join(', ')}`),
  q: z.coerce
    .number('q is not a number')
    .int('q is not a whole number')
    .min(1, 'q is less than 1')
    .max(100, 'q is more than 100')
    .default(DEFAULT_QUALITY),
  shape: z
    .enum(['wide', 'row', 'square', 'poster', 'tall', 'banner'], 'shape is none of wide, row, square, poster, tall, banner')
    .optional(),
  at: z
    .string()
    .regex(/^(100|\d{1,2})-(100|\d{1,2})$/, 'at is not like 50-30: the point to keep, in hundredths from the left and from the top')
    .optional(),
});

/** Parses the query of an image address; returns an error message if it is invalid. */
export function parseImageRequest(query: Record<string, string>): ImageRequest | string {
  const parsed = schema.safeParse(query);
  if (!parsed.success) return parsed.error.issues.map((issue) => issue.message).join('; ');
  const { url, w, q, shape, at } = parsed.data;
  const [x = 50, y = 50] = at?.split('-').map(Number) ?? [];
  return { url, width: w as ImageWidth, quality: coarse(q, 5, 1), shape, focal: { x: coarse(x, 5, 0) / 100, y: coarse(y, 5, 0) / 100 } };
}

/** Rounds to steps of five, which look the same and limit the number of variants that clients can request. */
const coarse = (value: number, step: number, least: number): number => Math.max(least, Math.round(value / step) * step);

/** The size of a picture in a shape and width: never larger than what the original has of that shape. */
export function variantSize(
  original: { width: number; height: number },
  { shape, width: asked }: Pick<ImageRequest, 'shape' | 'width'>,
): { width: number; height: number } {
  const ratio = shape ? imageShapes[shape] : original.width / original.height;
  const broadest = Math.max(1, Math.round(Math.min(original.width, original.height * ratio)));
  const width = Math.min(asked, broadest);
  return { width, height: Math.max(1, Math.round(width / ratio)) };
}

type Wanted = { url: string; width: ImageWidth; quality?: number; shape?: ImageShape | undefined; focal?: FocalPoint };

/** The address of a picture in a shape and width. `url` is a path in the newspaper's storage, or a picture of an allowed host. */
export function imageAddress({ url, width, quality = DEFAULT_QUALITY, shape, focal = middle }: Wanted): string {
  const at = `${Math.round(focal.x * 100)}-${Math.round(focal.y * 100)}`;
  return [
    `/image?url=${url.startsWith('/') ? url : encodeURIComponent(url)}`,
    ...(shape ? [`shape=${shape}`] : []),
    ...(shape && at !== '50-50' ? [`at=${at}`] : []),
    `w=${width}`,
    ...(quality === DEFAULT_QUALITY ? [] : [`q=${quality}`]),
  ].join('&');
}

/** The best format in the browser's Accept header; JPEG is always supported. */
export function formatFor(accept: string): ImageFormat {
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') ? 'webp' : 'jpeg';
}
