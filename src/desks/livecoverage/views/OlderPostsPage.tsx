import { homeStep } from '../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import { olderPostsAddress } from '../posts/liveStory.ts';
import type { LivePost } from '../queries.ts';
import { liveText } from '../words.ts';
import { LivePosts } from './LivePosts.tsx';
import styles from './OlderPostsPage.module.css';

export type OlderPosts = {
  story: { id: number; headline: string; address: string };
  page: number;
  posts: LivePost[];
  hasOlder: boolean;
  now: Date;
};

/** A page of older posts of a coverage. */
export function OlderPostsPage({ data: { story, page, posts, hasOlder, now } }: { data: OlderPosts }) {
  return (
    <article className={styles.page}>
      <PageBreadcrumbs steps={[homeStep, { name: story.headline, href: story.address }]} />
      <h1 className={styles.headline}>
        {liveText.older}: {story.headline}
      </h1>
      <LivePosts posts={posts} now={now} heading="h2" />
      <nav className={styles.ways} aria-label={liveText.page}>
        <a href={page === 2 ? `${story.address}#live-posts` : olderPostsAddress(story.address, page - 1)} rel="prev">
          {liveText.newer}
        </a>
        {hasOlder && (
          <a href={olderPostsAddress(story.address, page + 1)} rel="next">
            {liveText.older}
          </a>
        )}
      </nav>
    </article>
  );
}
