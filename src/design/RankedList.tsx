import { gujaratiNumeral } from '../platform/text/numbers.ts';
import styles from './RankedList.module.css';

/** A ranked list of headlines, each with a large Gujarati numeral. */
export function RankedList({ items }: { items: { href: string; headline: string }[] }) {
  return (
    <ol className={styles.list}>
      {items.map(({ href, headline }, at) => (
        <li key={href} className={styles.item}>
          <span className={styles.rank} aria-hidden="true">
            {gujaratiNumeral(at + 1)}
          </span>
          <h3 className={styles.headline}>
            <a href={href}>{headline}</a>
          </h3>
        </li>
      ))}
    </ol>
  );
}
