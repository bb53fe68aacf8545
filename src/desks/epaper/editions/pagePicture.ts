import type { PictureSource } from '../../../design/Picture.tsx';
import { type ImageShape, type ImageWidth, imageAddress, imageShapes } from '../../../platform/images/imageRequest.ts';
import { mediaAddress } from '../../../platform/storage/mediaAddress.ts';
import type { EditionPicture } from '../queries.ts';

/** The colour of newsprint, shown until a page has loaded. */
const NEWSPRINT = '#f4efe6';

/** Crops keep the top edge. */
const TOP = { x: 0.5, y: 0 };

/** A page in this width is looked at as a whole: its small print cannot be read in any quality. */
const MAX_OVERVIEW_WIDTH = 828;
/** Takes two thirds of the bytes of the usual quality; headlines and pictures look the same. */
const OVERVIEW_QUALITY = 60;

type Use = { widths: readonly ImageWidth[]; shape?: ImageShape };

const uses = {
  /** For the strip of pages. */
  thumb: { widths: [128, 256] },
  /** The first page of an edition in lists of editions. */
  cover: { widths: [256, 384, 640] },
  /** The upper part of a first page, with the masthead. */
  masthead: { widths: [256, 384, 640], shape: 'square' },
  /** The page being read; the largest picture is the rendered page itself. */
  page: { widths: [640, 828, 1080, 1200] },
} as const satisfies Record<string, Use>;

/** A page of an edition for `<Picture>`. */
export function pagePicture({ pictureKey, width, height }: EditionPicture, use: keyof typeof uses, alt: string): PictureSource {
  const url = mediaAddress(pictureKey);
  const { widths: known, shape }: Use = uses[use];
  const widths = known.filter((one) => one < width);
  const middle = widths[1] ?? widths[0] ?? known[0] ?? 256;
  const addressOf = (one: ImageWidth) =>
    imageAddress({ url, width: one, shape, focal: TOP, ...(one > MAX_OVERVIEW_WIDTH ? {} : { quality: OVERVIEW_QUALITY }) });
  const sources = widths.map((one) => `${addressOf(one)} ${one}w`);
  return {
    src: addressOf(middle),
    srcSet: [...sources, ...(use === 'page' ? [`${url} ${width}w`] : [])].join(', '),
    width: middle,
    height: shape ? Math.round(middle / imageShapes[shape]) : Math.round((middle * height) / width),
    colour: NEWSPRINT,
    alt,
  };
}
