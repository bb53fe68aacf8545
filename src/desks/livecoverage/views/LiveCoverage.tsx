import { SectionHead } from '../../../design/SectionHead.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { olderPostsAddress } from '../posts/liveStory.ts';
import type { CoverageShown } from '../queries.ts';
import { liveText } from '../words.ts';
import styles from './LiveCoverage.module.css';
import { LivePosts } from './LivePosts.tsx';
import { NewPosts } from './NewPosts.island.tsx';

/** The coverage below the story's text: key points, pinned posts, and all posts by time. */
export function LiveCoverage({ shown, address, now }: { shown: CoverageShown; address: string; now: Date }) {
  const { coverage, pinned, posts, hasOlder } = shown;
  const [newest] = [...posts, ...pinned].sort((one, other) => other.postedAt.getTime() - one.postedAt.getTime());
  return (
    <section className={styles.coverage} aria-labelledby="live-updates">
      <SectionHead id="live-updates" title={liveText.updates} />
      <p className={styles.status}>
        {coverage.endedAt ? <span>{liveText.over}</span> : <strong className={styles.live}>{liveText.live}</strong>}
        {newest && (
          <span className={styles.last}>
            {liveText.lastUpdate}: <time dateTime={newest.postedAt.toISOString()}>{dateAndTime(newest.postedAt)}</time>
          </span>
        )}
      </p>
      {coverage.keyPoints.length > 0 && (
        <div className={styles.points}>
          <h3>{liveText.keyPoints}</h3>
          <ul>
            {coverage.keyPoints.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      )}
      {!coverage.endedAt && <NewPosts articleId={coverage.articleId} />}
      <div id="live-posts">
        {pinned.length > 0 && <LivePosts posts={pinned} now={now} pinned />}
        {posts.length > 0 && <LivePosts posts={posts} now={now} />}
        {posts.length + pinned.length === 0 && <p className={styles.none}>{liveText.none}</p>}
      </div>
      {hasOlder && (
        <p className={styles.older}>
          <a href={olderPostsAddress(address, 2)}>{liveText.older}</a>
        </p>
      )}
    </section>
  );
}
