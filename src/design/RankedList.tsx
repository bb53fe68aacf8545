import { gujaratiNumeral } from '../platform/text/numbers.ts';
import { useLanguage } from '../platform/text/useText.ts';
import styles from './RankedList.module.css';

/** A ranked list of headlines, each with a large numeral of the page's language. */
export function RankedList({ items }: { items: { href: string; headline: string }[] }) {
  const language = useLanguage();
  return (
    <ol className={styles.list}>
      {items.map(({ href, headline }, at) => (
        <li key={href} className={styles.item}>
          <span className={styles.rank} aria-hidden="true">
            {language === 'gu' ? gujaratiNumeral(at + 1) : at + 1}
          </span>
          <h3 className={styles.headline}>
            <a href={href}>{headline}</a>
          </h3>
        </li>
      ))}
    </ol>
  );
}
