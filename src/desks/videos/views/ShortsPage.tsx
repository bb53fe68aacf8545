import { clockLength } from '../films/duration.ts';
import { filmFiles } from '../films/filmFiles.ts';
import { posterAddress } from '../films/videoThumbnail.ts';
import type { VideoCard } from '../queries.ts';
import { videoText } from '../words.ts';
import { PlayerIcon } from './PlayerIcon.tsx';
import styles from './Shorts.module.css';
import { ShortsViewer } from './ShortsViewer.island.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import { videoListAddress } from './videoAddress.ts';

export type ShortsPageData = { shorts: VideoCard[] };

/**
 * Shorts below each other, each as high as the screen: the requested one, then those that follow it. Without script they are native players
 * in a list with scroll snap; with script the next one plays when it is reached.
 */
export function ShortsPage({ data: { shorts } }: { data: ShortsPageData }) {
  return (
    <div className={styles.viewer} data-shorts>
      <a className={styles.close} href={videoListAddress({ kind: 'short' })} aria-label={videoText.closeShorts}>
        <PlayerIcon name="close" />
      </a>
      {/* Focusable, to scroll by keyboard without script. */}
      <section className={styles.clips} data-clips tabIndex={0} aria-label={videoText.shorts}>
        {shorts.map((short, at) => (
          <Clip key={short.id} short={short} heading={at === 0 ? 'h1' : 'h2'} />
        ))}
      </section>
      <ShortsViewer />
    </div>
  );
}

function Clip({ short, heading: Heading }: { short: VideoCard; heading: 'h1' | 'h2' }) {
  const { files, captions } = filmFiles(short);
  const poster = posterAddress(short, 'tall');
  return (
    <article className={styles.clip} data-short={short.address} data-title={short.title}>
      <div className={styles.screen}>
        {short.youtubeId === undefined ? (
          <video
            className={styles.film}
            controls
            preload="none"
            playsInline
            loop
            poster={poster}
            width={720}
            height={1280}
            aria-label={short.title}
          >
            {/* Without a playlist: a short is too brief for switching qualities. */}
            {files.map(({ src, type }) => (
              <source key={src} src={src} type={type} />
            ))}
            <track kind="captions" src={captions} srcLang="gu" label={videoText.captionsLanguage} default />
          </video>
        ) : (
          <VideoPlayer video={{ title: short.title, youtubeId: short.youtubeId, upright: true, poster }} />
        )}
        <div className={styles.about}>
          <p className={styles.kicker}>
            {short.category.name} · {clockLength(short.seconds)}
          </p>
          <Heading className={styles.title}>{short.title}</Heading>
        </div>
        <span className={styles.played} data-played aria-hidden="true" />
      </div>
    </article>
  );
}
