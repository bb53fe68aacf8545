import { Icon } from './Icon.tsx';
import styles from './Pager.module.css';

export type PagerWords = { label: string; previous: string; next: string; page: (number: number) => string };

type Props = { page: number; pageCount: number; hrefOf: (page: number) => string; words: PagerWords };

/** Links to the other pages of a list: first, last and those around the current one. Renders nothing for a single page. */
export function Pager({ page, pageCount, hrefOf, words }: Props) {
  if (pageCount <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={words.label}>
      {page > 1 && (
        <a className={styles.step} href={hrefOf(page - 1)} rel="prev">
          <Icon name="back" />
          <span className={styles.word}>{words.previous}</span>
        </a>
      )}
      <ol className={styles.pages}>
        {shownPages(page, pageCount).map((number, at, all) => (
          <li key={number} className={at > 0 && number - (all[at - 1] ?? 0) > 1 ? styles.gap : undefined}>
            <a href={hrefOf(number)} aria-label={words.page(number)} aria-current={number === page ? 'page' : undefined}>
              {number}
            </a>
          </li>
        ))}
      </ol>
      {page < pageCount && (
        <a className={styles.step} href={hrefOf(page + 1)} rel="next">
          <span className={styles.word}>{words.next}</span>
          <Icon name="next" />
        </a>
      )}
    </nav>
  );
}

/** A gap of a single page is that page: dots would take as much room. */
function shownPages(page: number, pageCount: number): number[] {
  const wanted = [1, ...(page === 4 ? [2] : []), page - 1, page, page + 1, ...(page === pageCount - 3 ? [pageCount - 1] : []), pageCount];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
}
