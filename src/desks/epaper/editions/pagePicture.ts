import type { PictureSource } from '../../../design/Picture.tsx';
import { type ImageWidth, imageAddress } from '../../../platform/images/imageRequest.ts';
import { mediaAddress } from '../../../platform/storage/mediaAddress.ts';
import type { EditionPicture } from '../queries.ts';

/** The colour of newsprint, shown until a page has loaded. */
const NEWSPRINT = '#f4efe6';

const uses = {
  /** For the strip of pages. */
  thumb: [128, 256],
  /** The first page of an edition in lists of editions. */
  cover: [256, 384, 640],
  /** The page being read; the largest picture is the rendered page itself. */
  page: [640, 828, 1080, 1200],
} as const satisfies Record<string, readonly ImageWidth[]>;

/** A page of an edition for `<Picture>`. */
export function pagePicture({ pictureKey, width, height }: EditionPicture, use: keyof typeof uses, alt: string): PictureSource {
  const url = mediaAddress(pictureKey);
  const known: readonly ImageWidth[] = uses[use];
  const widths = known.filter((one) => one < width);
  const middle = widths[1] ?? widths[0] ?? known[0] ?? 256;
  const sources = widths.map((one) => `${imageAddress({ url, width: one })} ${one}w`);
  return {
    src: imageAddress({ url, width: middle }),
    srcSet: [...sources, ...(use === 'page' ? [`${url} ${width}w`] : [])].join(', '),
    width: middle,
    height: Math.round((middle * height) / width),
    colour: NEWSPRINT,
    alt,
  };
}
