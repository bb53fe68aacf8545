import type { ReactNode } from 'react';
import type { Link } from './desk.ts';
import styles from './ListHead.module.css';
import { pageNamed } from './listPageHead.ts';
import { Trail } from './Trail.tsx';

type Props = {
  trail: Link[];
  title: string;
  /** Which page of the list; said after the title from the second on. */
  page: number;
  intro?: string | undefined;
  /** Ways to narrower lists. */
  children?: ReactNode;
};

/** What stands over a list that fills a page. */
export function ListHead({ trail, title, page, intro, children }: Props) {
  return (
    <header className={styles.head}>
      <Trail steps={trail} />
      <h1>
        {title}
        {page > 1 && <span className={styles.page}> · {pageNamed(page)}</span>}
      </h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </header>
  );
}
