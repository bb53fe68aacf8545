import { pictureSource } from '../../../content/pictures/queries.ts';
import { Icon } from '../../../design/Icon.tsx';
import { Picture } from '../../../design/Picture.tsx';
import type { WebStoryCard } from '../queries.ts';
import { webStoryText } from '../words.ts';
import styles from './WebStoryTile.module.css';

type Props = { story: WebStoryCard; sizes: string; heading?: 'h2' | 'h3'; first?: boolean };

/** A web story in a list: its portrait poster with the title on it. */
export function WebStoryTile({ story, sizes, heading: Heading = 'h3', first = false }: Props) {
  return (
    <article className={styles.tile}>
      <Picture source={pictureSource(story.poster, 'tall')} sizes={sizes} first={first} decorative />
      <div className={styles.words}>
        <p className={styles.kicker}>
          <Icon name="webstory" />
          {story.category.name}
        </p>
        <Heading className={styles.title}>
          <a href={story.address}>{story.title}</a>
        </Heading>
        <p className={styles.count}>
          {story.pageCount} {webStoryText.pagesWord}
        </p>
      </div>
    </article>
  );
}
