import { clsx } from 'clsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import { ShareBar } from '../../../site/share/ShareBar.tsx';
import { spokenLength } from '../films/duration.ts';
import { playable } from '../films/playable.ts';
import type { Video, VideoCard } from '../queries.ts';
import { videoText } from '../words.ts';
import styles from './VideoPage.module.css';
import { VideoPlayer } from './VideoPlayer.tsx';
import { VideoTile } from './VideoTile.tsx';
import { videoListAddress } from './videoAddress.ts';
import { breadcrumbsOf } from './videoHead.ts';

export type VideoPageData = {
  video: Video;
  siteUrl: string;
  /** Under the video, in columns. */
  related: VideoCard[];
};

/** The page of a video: the player, then its description, then its transcript. */
export function VideoPage({ data: { video, siteUrl, related }, context: { now } }: { data: VideoPageData; context: PageContext }) {
  const upright = video.height > video.width;
  return (
    <>
      <article className={styles.video}>
        <div className={clsx(styles.screen, upright && styles.upright)}>
          <VideoPlayer video={playable(video)} />
        </div>
        <header className={styles.head}>
          <PageBreadcrumbs steps={breadcrumbsOf(video)} />
          <h1>{video.title}</h1>
          {video.deck && <p className={styles.deck}>{video.deck}</p>}
          <p className={styles.meta}>
            <time dateTime={video.publishedAt.toISOString()}>{dateAndTime(video.publishedAt)}</time>
            {' · '}
            {spokenLength(video.seconds)}
          </p>
          <ShareBar address={`${siteUrl}${video.address}`} headline={video.title} />
        </header>
        {video.transcript && (
          <details className={styles.transcript}>
            <summary>{videoText.transcript}</summary>
            {video.transcript.split('\n').map((line, at) => (
              <p key={at}>{line}</p>
            ))}
          </details>
        )}
      </article>
      {related.length > 0 && (
        <section className={styles.related}>
          <SectionHead title={videoText.moreVideos} more={{ href: videoListAddress({ kind: 'watch' }), label: videoText.allVideos }} />
          <ul>
            {related.map((other) => (
              <li key={other.id}>
                <VideoTile video={other} now={now} shape="row" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
