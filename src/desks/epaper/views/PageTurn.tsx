import { Icon } from '../../../design/Icon.tsx';
import { epaperText } from '../words.ts';
import styles from './PageViewer.module.css';

type Props = {
  number: number;
  pageCount: number;
  /** Addresses of the previous and next page; empty if there is none. */
  previous: string;
  next: string;
};

/** Links to the previous and next page, with the page number between them. */
export function PageTurn({ number, pageCount, previous, next }: Props) {
  return (
    <div className={styles.turn}>
      <Way href={previous} rel="prev" />
      <p>
        {epaperText.page} {number} / {pageCount}
      </p>
      <Way href={next} rel="next" />
    </div>
  );
}

function Way({ href, rel }: { href: string; rel: 'prev' | 'next' }) {
  const icon = <Icon name={rel === 'prev' ? 'back' : 'next'} />;
  if (!href) return <span>{icon}</span>;
  return (
    <a href={href} rel={rel} aria-label={rel === 'prev' ? epaperText.previousPage : epaperText.nextPage}>
      {icon}
    </a>
  );
}
