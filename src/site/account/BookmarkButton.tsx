import { Icon } from '../../design/Icon.tsx';
import styles from './BookmarkButton.module.css';
import { accountText } from './words.ts';

/**
 * Saves a story for the reader. The page is the same for everybody: the script marks the stories that are saved (`bookmarks.client.ts`);
 * without script the form leads to a page that saves it. Shown only where readers can log in.
 */
export function BookmarkButton({ articleId }: { articleId: number }) {
  return (
    <form className={styles.form} action="/account/bookmark" method="post" data-bookmark={articleId}>
      <input type="hidden" name="articleId" value={articleId} />
      <button type="submit" className={styles.button}>
        <Icon name="bookmark" />
        <span>{accountText.bookmark}</span>
      </button>
    </form>
  );
}
