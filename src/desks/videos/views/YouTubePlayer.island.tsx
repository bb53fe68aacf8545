// An island, because nothing is loaded from YouTube before the reader starts this video.
import { useEffect, useRef, useState } from 'react';
import { island } from '../../../platform/islands/island.tsx';
import { nowPlaying } from '../../../site/listen/nowPlaying.client.ts';
import { videoText } from '../words.ts';
import styles from './Player.module.css';
import { PlayerIcon } from './PlayerIcon.tsx';

type Props = {
  title: string;
  /** Frame address, loaded when the reader starts the video. */
  frame: string;
  /** Its address on YouTube, for readers without script. */
  page: string;
  poster: string;
  upright: boolean;
  length?: string | undefined;
};

/** A YouTube video: its thumbnail through our image proxy, and the frame only after a press. It is closed when another player starts. */
export const YouTubePlayer = island(
  'YouTubePlayer',
  { hydrate: 'interaction' },
  ({ title, frame, page, poster, upright, length }: Props) => {
    const box = useRef<HTMLDivElement>(null);
    const [playing, setPlaying] = useState(false);
    const screen = useRef<HTMLIFrameElement>(null);
    // The button that had the focus is gone.
    useEffect(() => {
      if (playing) screen.current?.focus({ preventScroll: true });
    }, [playing]);
    useEffect(
      () =>
        nowPlaying.subscribe((other) => {
          if (other !== null && other !== box.current) setPlaying(false);
        }),
      [],
    );
    const play = () => {
      nowPlaying.set(box.current);
      setPlaying(true);
    };
    return (
      <div className={styles.youtube} data-upright={upright ? '' : undefined}>
        <div ref={box} className={styles.player} data-player="youtube" data-upright={upright ? '' : undefined}>
          {playing ? (
            <iframe
              ref={screen}
              className={styles.screen}
              src={frame}
              title={title}
              allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
              sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            />
          ) : (
            <>
              <img className={styles.screen} src={poster} width={480} height={upright ? 853 : 270} alt="" />
              <button type="button" className={styles.start} onClick={play}>
                <span className={styles.disc}>
                  <PlayerIcon name="play" />
                </span>
                <span className="sr-only">
                  {videoText.playNamed}: {title}
                </span>
                {length && <span className={styles.length}>{length}</span>}
              </button>
            </>
          )}
        </div>
        <p className={styles.note}>
          <span className={styles.scripted}>{videoText.youtubeNote}</span>{' '}
          <a href={page} rel="noopener" target="_blank">
            {videoText.youtubeOpen}
          </a>
        </p>
      </div>
    );
  },
);
