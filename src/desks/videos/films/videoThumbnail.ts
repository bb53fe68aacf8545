import type { PictureSource } from '../../../design/Picture.tsx';
import { type ImageWidth, imageAddress, imageShapes } from '../../../platform/images/imageRequest.ts';
import { mediaAddress } from '../../../platform/storage/mediaAddress.ts';
import type { VideoCard } from '../lists/readVideos.ts';
import { youtubeThumbnail } from './youtube.ts';

type Thumbed = Pick<VideoCard, 'youtubeId' | 'videoThumb' | 'title'> & { thumbFocal?: VideoCard['thumbFocal'] };

/** Widths of thumbnails: YouTube's are 480 px wide, ours 1280, or 720 for portrait. */
const WIDTHS: Record<'youtube' | 'wide' | 'tall', readonly ImageWidth[]> = {
  youtube: [192, 320, 480],
  wide: [192, 320, 480, 640, 828, 1200],
  tall: [192, 256, 384, 640],
};
/** Background until a thumbnail has loaded: the colour of the dark band. */
const GROUND = '#2a2622';

/** Specification, section 3: YouTube's hqdefault image, or the newspaper's own thumbnail. */
export const thumbnailUrl = ({ youtubeId, videoThumb }: Thumbed): string =>
  youtubeId === undefined ? mediaAddress(videoThumb) : youtubeThumbnail(youtubeId);

/** A video's thumbnail in one shape, through the image proxy, so that browsers contact YouTube only when a video is played. */
export function videoThumbnail(video: Thumbed, shape: 'wide' | 'tall'): PictureSource {
  const widths = WIDTHS[video.youtubeId === undefined ? shape : 'youtube'];
  const url = thumbnailUrl(video);
  const at = (width: ImageWidth) => imageAddress({ url, width, shape, ...focalOf(video) });
  const middle = widths[2] ?? 480;
  return {
    src: at(middle),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', '),
    width: middle,
    height: Math.round(middle / imageShapes[shape]),
    colour: GROUND,
    alt: video.title,
  };
}

/** The poster of a video player. */
export const posterAddress = (video: Thumbed, shape: 'wide' | 'tall'): string =>
  imageAddress({
    url: thumbnailUrl(video),
    width: video.youtubeId === undefined ? (shape === 'wide' ? 828 : 640) : 480,
    shape,
    ...focalOf(video),
  });

const focalOf = ({ youtubeId, thumbFocal }: Thumbed) => (youtubeId === undefined && thumbFocal ? { focal: thumbFocal } : {});
