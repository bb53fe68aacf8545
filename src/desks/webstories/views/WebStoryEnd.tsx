import type { WebStory, WebStoryCard } from '../queries.ts';
import { webStoryText } from '../words.ts';
import { WebStoryTile } from './WebStoryTile.tsx';
import styles from './WebStoryViewer.module.css';
import { webStoryListAddress } from './webStoryAddress.ts';

/** Shown after the last page: the next story large, others beside it, and links back. */
export function WebStoryEnd({ story, related: [next, ...others] }: { story: WebStory; related: WebStoryCard[] }) {
  return (
    <section className={styles.leaf} aria-label={webStoryText.end}>
      <div className={styles.after}>
        {next && (
          <>
            <h2 className={styles.afterTitle}>{webStoryText.nextStory}</h2>
            <div className={styles.next} data-next>
              <WebStoryTile story={next} sizes="12rem" />
              <p>{next.description}</p>
            </div>
          </>
        )}
        {others.length > 0 && (
          <>
            <h2 className={styles.afterTitle}>{webStoryText.related}</h2>
            <ul className={styles.others}>
              {others.map((other) => (
                <li key={other.id}>
                  <a href={other.address}>{other.title}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className={styles.ways}>
          <a href={`${story.address}#page-1`}>{webStoryText.again}</a>
          <a href={webStoryListAddress(undefined)}>{webStoryText.allStories}</a>
        </p>
      </div>
    </section>
  );
}
