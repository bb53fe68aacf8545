import { imageAddress } from '../../../platform/images/imageRequest.ts';
import { clockLength } from '../films/duration.ts';
import { youtubeFrame, youtubePage, youtubeThumbnail } from '../films/youtube.ts';
import { FilmPlayer } from './FilmPlayer.island.tsx';
import { YouTubePlayer } from './YouTubePlayer.island.tsx';

/** A playable video: on YouTube, or files of the newspaper by their addresses. */
export type Playable = { title: string; seconds?: number | undefined; upright?: boolean; poster?: string | undefined } & (
  | { youtubeId: string }
  | {
      playlist?: string | undefined;
      files: readonly { src: string; type: string }[];
      captions: string;
    }
);

/** Plays a video on its own page or in a story. The page includes the video styles. */
export function VideoPlayer({ video }: { video: Playable }) {
  const { title, seconds, upright = false, poster } = video;
  const length = seconds === undefined ? undefined : clockLength(seconds);
  if ('youtubeId' in video) {
    const { youtubeId } = video;
    return (
      <YouTubePlayer
        title={title}
        frame={youtubeFrame(youtubeId)}
        page={youtubePage(youtubeId)}
        poster={poster ?? imageAddress({ url: youtubeThumbnail(youtubeId), width: 480, shape: upright ? 'tall' : 'wide' })}
        upright={upright}
        length={length}
      />
    );
  }
  return (
    <FilmPlayer
      title={title}
      playlist={video.playlist}
      files={video.files}
      captions={video.captions}
      poster={poster}
      width={upright ? 720 : 1280}
      height={upright ? 1280 : 720}
      length={length}
    />
  );
}
