import { markedListHeadline, type StoryCard } from '../../articles/queries.ts';
import styles from './Blocks.module.css';

/** The items of the strip, in one row that scrolls sideways if needed. */
export function BreakingLines({ stories }: { stories: readonly StoryCard[] }) {
  return (
    <ul className={styles.lines}>
      {stories.map((story) => (
        <li key={story.id}>
          <a href={story.address}>{markedListHeadline(story)}</a>
        </li>
      ))}
    </ul>
  );
}
