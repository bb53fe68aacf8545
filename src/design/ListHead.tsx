import type { ReactNode } from 'react';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import styles from './ListHead.module.css';

type Props = {
  trail: { name: string; href: string }[];
  trailLabel: string;
  title: string;
  /** Said after the title from the second page on. */
  pageLabel?: string | undefined;
  intro?: string | undefined;
  /** Ways to narrower lists. */
  children?: ReactNode;
};

/** What stands over a list that fills a page. */
export function ListHead({ trail, trailLabel, title, pageLabel, intro, children }: Props) {
  return (
    <header className={styles.head}>
      <Breadcrumbs label={trailLabel} trail={trail} />
      <h1>
        {title}
        {pageLabel && <span className={styles.page}> · {pageLabel}</span>}
      </h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </header>
  );
}
