import { Icon } from '../../../design/Icon.tsx';
import { epaperText } from '../words.ts';
import styles from './PageViewer.module.css';

type Props = {
  number: number;
  pageCount: number;
  /** Addresses of the pages before and after; empty where there is none. */
  previous: string;
  next: string;
};

/** The ways to the pages on either side, with the page's number between them. */
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
