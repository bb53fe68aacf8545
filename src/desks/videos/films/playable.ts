import type { VideoCard } from '../lists/readVideos.ts';
import type { Playable } from '../views/VideoPlayer.tsx';
import { filmFiles } from './filmFiles.ts';
import { posterAddress } from './videoThumbnail.ts';

/** The player's data for a video of the desk. */
export function playable(video: VideoCard): Playable {
  const upright = video.height > video.width;
  const about = { title: video.title, seconds: video.seconds, upright, poster: posterAddress(video, upright ? 'tall' : 'wide') };
  return video.youtubeId === undefined ? { ...about, ...filmFiles(video) } : { ...about, youtubeId: video.youtubeId };
}
