import { mediaAddress } from '../../../platform/storage/mediaAddress.ts';
import type { VideoCard } from '../lists/readVideos.ts';

type Keys = Pick<VideoCard, 'hlsKey' | 'mp4Key' | 'webmKey' | 'captionsKey'>;

/** The addresses of a video's files: its playlist, its files in the order in which browsers should try them, its captions. */
export function filmFiles({ hlsKey, mp4Key, webmKey, captionsKey }: Keys) {
  return {
    playlist: hlsKey ? mediaAddress(hlsKey) : undefined,
    files: [
      ...(mp4Key ? [{ src: mediaAddress(mp4Key), type: 'video/mp4' }] : []),
      ...(webmKey ? [{ src: mediaAddress(webmKey), type: 'video/webm' }] : []),
    ],
    captions: mediaAddress(captionsKey),
  };
}
