import type { MarkedText } from '../../../content/search/markWords.ts';
import { Picture } from '../../../design/Picture.tsx';
import { timeAgo } from '../../../platform/text/dates.ts';
import type { Result } from '../results/readResults.ts';
import styles from './ResultRow.module.css';

/** A result of the search: its title and summary with the searched words marked, what it is, and its picture. */
export function ResultRow({ result, now }: { result: Result; now: Date }) {
  const { href, title, deck, detail, publishedAt, picture, thumbnail } = result;
  return (
    <article className={styles.row}>
      {(picture || thumbnail) && (
        <div className={styles.picture}>
          {picture ? (
            <Picture source={picture} sizes="(min-width: 48rem) 15rem, 6.5rem" decorative />
          ) : (
            <img src={thumbnail} alt="" loading="lazy" />
          )}
        </div>
      )}
      <div className={styles.text}>
        <h2 className={styles.title}>
          <a href={href}>
            <Marked text={title} />
          </a>
        </h2>
        {deck.length > 0 && (
          <p className={styles.deck}>
            <Marked text={deck} />
          </p>
        )}
        <p className={styles.meta}>
          {detail}
          {publishedAt && (
            <>
              {' · '}
              <time dateTime={publishedAt.toISOString()}>{timeAgo(publishedAt, now)}</time>
            </>
          )}
        </p>
      </div>
    </article>
  );
}

function Marked({ text }: { text: MarkedText }) {
  // A text's parts stay where they are.
  return text.map((part, at) => (part.isMarked ? <mark key={`${at}-${part.text}`}>{part.text}</mark> : part.text));
}
