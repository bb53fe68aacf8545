import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { pictureAddress } from '../../../content/pictures/pictureAddress.ts';
import { useWords } from '../../../newsroom/language.ts';
import { type FocalPoint, imageShapes } from '../../../platform/images/imageRequest.ts';
import type { ShownPicture } from './endpoints.ts';
import { pictureDeskWords } from './words.ts';

/** The crops of a picture, with names for editors. */
const shapes = [
  ['wide', '16:9'],
  ['row', '4:3'],
  ['square', '1:1'],
  ['poster', '3:4'],
  ['tall', '9:16'],
] as const;
const HEIGHT = 96;

/**
 * Previews of all crops while the focal point is moved. The browser crops them like the server: the point is as near to the middle as the
 * picture's edges allow.
 */
export function CropPreviews({ picture, focal }: { picture: ShownPicture; focal: FocalPoint }): ReactNode {
  const words = useWords(pictureDeskWords);
  const src = pictureAddress({ file: picture.file, focal: { x: 0.5, y: 0.5 } }, 'whole', 640);
  return (
    <Box role="group" aria-label={words.crops} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {shapes.map(([crop, name]) => (
        <Box component="figure" key={crop} data-crop={crop} sx={{ m: 0 }}>
          <Box
            sx={{
              height: HEIGHT,
              width: HEIGHT * imageShapes[crop],
              overflow: 'hidden',
              position: 'relative',
              backgroundColor: picture.colour,
            }}
          >
            <img src={src} alt="" style={placeOf(picture, imageShapes[crop], focal)} />
          </Box>
          <Typography component="figcaption" variant="caption" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

/** The position of the whole picture behind a crop's frame, as fractions of the frame. */
function placeOf({ width, height }: ShownPicture, ratio: number, { x, y }: FocalPoint) {
  const own = width / height;
  // The picture's width and height in frames.
  const across = Math.max(1, own / ratio);
  const down = Math.max(1, ratio / own);
  const shift = (point: number, size: number) => -Math.min(size - 1, Math.max(0, point * size - 0.5));
  return {
    position: 'absolute',
    maxWidth: 'none',
    width: `${across * 100}%`,
    height: `${down * 100}%`,
    left: `${shift(x, across) * 100}%`,
    top: `${shift(y, down) * 100}%`,
  } as const;
}
