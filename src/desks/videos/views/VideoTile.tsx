import { clsx } from 'clsx';
import { Picture } from '../../../design/Picture.tsx';
import { dayAndMonth, timeAgo } from '../../../platform/text/dates.ts';
import { clockLength, spokenLength } from '../films/duration.ts';
import { videoThumbnail } from '../films/videoThumbnail.ts';
import type { VideoCard } from '../lists/readVideos.ts';
import { videoText } from '../words.ts';
import styles from './VideoTile.module.css';

type Props = {
  video: VideoCard;
  now: Date;
  /** `row` has its picture beside the title on a phone, `beside` everywhere. */
  shape?: 'lead' | 'tile' | 'row' | 'beside';
  heading?: 'h2' | 'h3';
  first?: boolean;
};

const SIZES = {
  lead: '(min-width: 64rem) 50rem, 100vw',
  tile: '(min-width: 64rem) 19rem, (min-width: 48rem) 32vw, 50vw',
  row: '(min-width: 48rem) 26rem, 9rem',
  beside: '9rem',
  short: '(min-width: 64rem) 15rem, (min-width: 48rem) 32vw, 50vw',
};

/** A video in a list: its thumbnail with duration, title, category and age. */
export function VideoTile({ video, now, shape = 'tile', heading: Heading = 'h3', first = false }: Props) {
  return (
    <article className={clsx(styles.item, styles[shape])}>
      <div className={styles.picture}>
        <Picture source={videoThumbnail(video, 'wide')} sizes={SIZES[shape]} decorative first={first} />
        <Length seconds={video.seconds} />
      </div>
      <div className={styles.text}>
        <p className={styles.kicker}>{video.category.name}</p>
        <Heading className={styles.title}>
          <a href={video.address}>{video.title}</a>
        </Heading>
        {shape === 'lead' && video.deck && <p className={styles.deck}>{video.deck}</p>}
        <p className={styles.meta}>
          <time dateTime={video.publishedAt.toISOString()}>{timeAgo(video.publishedAt, now)}</time>
        </p>
      </div>
    </article>
  );
}

/** A short in a list: a portrait picture with its title on it. */
export function ShortTile({ video, heading: Heading = 'h3' }: { video: VideoCard; heading?: 'h2' | 'h3' }) {
  return (
    <article className={clsx(styles.item, styles.short)} title={dayAndMonth(video.publishedAt)}>
      <Picture source={videoThumbnail(video, 'tall')} sizes={SIZES.short} decorative />
      <Length seconds={video.seconds} />
      <Heading className={styles.caption}>
        <a href={video.address}>{video.title}</a>
      </Heading>
    </article>
  );
}

function Length({ seconds }: { seconds: number }) {
  return (
    <p className={styles.length}>
      <span className="sr-only">
        {videoText.length}: {spokenLength(seconds)}
      </span>
      <span aria-hidden="true">{clockLength(seconds)}</span>
    </p>
  );
}
