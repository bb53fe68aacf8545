// An island for the player's buttons, HLS in browsers without support, and playing one video at a time; without script the browser's own
// controls are used.
import { useEffect, useRef, useState } from 'react';
import { island } from '../../../platform/islands/island.tsx';
import { nowPlaying } from '../../../site/listen/nowPlaying.client.ts';
import { showToast } from '../../../site/reader/showToast.client.ts';
import { videoText } from '../words.ts';
import { FilmControls } from './FilmControls.tsx';
import styles from './Player.module.css';
import { PlayerIcon } from './PlayerIcon.tsx';
import { playFilm } from './playFilm.client.ts';

type Props = {
  title: string;
  /** The HLS playlist, for browsers that support it; others load hls.js. */
  playlist?: string | undefined;
  files: readonly { src: string; type: string }[];
  captions: string;
  poster?: string | undefined;
  width: number;
  height: number;
  /** The duration as text. */
  length?: string | undefined;
};

/** A video of the newspaper: a native video element, with our controls from the first press on. */
export const FilmPlayer = island('FilmPlayer', { hydrate: 'interaction' }, (props: Props) => {
  const { title, playlist, files, captions, poster, width, height, length } = props;
  const frame = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    const video = film.current;
    if (!video) return;
    const begin = () => {
      setStarted(true);
      nowPlaying.set(video);
    };
    video.addEventListener('play', begin);
    const forget = nowPlaying.subscribe((playing) => {
      if (playing !== null && playing !== video && !video.paused) video.pause();
    });
    return () => {
      video.removeEventListener('play', begin);
      forget();
    };
  }, []);

  const play = async () => {
    const video = film.current;
    if (!video) return;
    setStarted(true);
    try {
      await playFilm(video, playlist);
    } catch (error) {
      // The reader stopped it before it had begun; not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setStarted(false);
      showToast(videoText.playFailed);
    }
  };

  return (
    <div
      ref={frame}
      className={styles.player}
      data-player="film"
      data-started={started ? '' : undefined}
      data-upright={height > width ? '' : undefined}
    >
      <video
        ref={film}
        className={styles.screen}
        controls={!started}
        preload="none"
        playsInline
        poster={poster}
        width={width}
        height={height}
        aria-label={title}
      >
        {playlist && <source src={playlist} type="application/vnd.apple.mpegurl" />}
        {files.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
        <track kind="captions" src={captions} srcLang="gu" label={videoText.captionsLanguage} default />
      </video>
      {started ? (
        <FilmControls frame={frame} film={film} onPlay={play} />
      ) : (
        <button type="button" className={styles.start} onClick={() => void play()}>
          {/* Covers the browser's own controls, which are at the bottom of the poster. */}
          {poster && <img className={styles.screen} src={poster} width={width} height={height} alt="" />}
          <span className={styles.disc}>
            <PlayerIcon name="play" />
          </span>
          <span className="sr-only">
            {videoText.playNamed}: {title}
          </span>
          {length && <span className={styles.length}>{length}</span>}
        </button>
      )}
    </div>
  );
});
