import { Box, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { type Crop, type PictureFile, pictureAddress } from '../../../content/pictures/pictureAddress.ts';
import { addressOf } from '../../../newsroom/callApi.ts';
import { type ImageWidth, imageShapes } from '../../../platform/images/imageRequest.ts';
import { pictureThumbnail } from './endpoints.ts';

type Known = PictureFile & { alt: string; colour: string; width: number; height: number };

type Props = {
  /** The picture's data, or its key alone. */
  picture: Known | string;
  crop?: Crop;
  /** Width of the file; the frame takes the available width. */
  width?: ImageWidth;
  sx?: SxProps<Theme>;
};

/** The address of a picture of which only the key is known. */
const thumbnailAddress = (key: string, crop: Crop, width: ImageWidth): string =>
  addressOf(pictureThumbnail, { params: { key }, query: { crop, w: width } });

/** A library picture in one crop, around its focal point. */
export function PictureThumb({ picture, crop = 'row', width = 384, sx = {} }: Props): ReactNode {
  const known = typeof picture === 'string' ? undefined : picture;
  const ratio = crop === 'whole' ? (known ? known.width / known.height : 4 / 3) : imageShapes[crop];
  return (
    <Box
      component="img"
      src={typeof picture === 'string' ? thumbnailAddress(picture, crop, width) : pictureAddress(picture, crop, width)}
      alt={known?.alt ?? ''}
      loading="lazy"
      decoding="async"
      sx={[
        { display: 'block', width: '100%', aspectRatio: String(ratio), objectFit: 'cover', backgroundColor: known?.colour ?? 'divider' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
