import { dateAndTime, localDay, timeOfDay } from '../../../platform/text/dates.ts';
import { StoryBody } from '../../articles/views/StoryBody.tsx';
import { postDocument } from '../posts/postDocument.ts';
import { type LivePost, postMark } from '../queries.ts';
import { liveText } from '../words.ts';
import styles from './LivePosts.module.css';

type Props = { posts: readonly LivePost[]; now: Date; pinned?: boolean; heading?: 'h2' | 'h3' };

/** Posts with their times, newest first; the day is shown for posts not of today (`now`). */
export function LivePosts({ posts, now, pinned = false, heading: Heading = 'h3' }: Props) {
  return (
    <ol className={pinned ? styles.pinned : undefined}>
      {posts.map((post) => (
        <li key={post.id} id={`post-${post.id}`} data-post={postMark(post)} className={styles.post}>
          <p className={styles.when}>
            <a href={`#post-${post.id}`}>
              <time dateTime={post.postedAt.toISOString()}>
                {localDay(post.postedAt) === localDay(now) ? timeOfDay(post.postedAt) : dateAndTime(post.postedAt)}
              </time>
            </a>
            {pinned && <strong>{liveText.pinned}</strong>}
            {post.version > 1 && <span>{liveText.corrected}</span>}
          </p>
          <div className={styles.told}>
            {post.headline && <Heading className={styles.headline}>{post.headline}</Heading>}
            <StoryBody body={postDocument(post)} pictures={new Map(post.picture ? [[post.picture.key, post.picture]] : [])} />
          </div>
        </li>
      ))}
    </ol>
  );
}
