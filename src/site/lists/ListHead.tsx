import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/text/useText.ts';
import type { Link } from '../desk.ts';
import styles from './ListHead.module.css';
import { pageNamed } from './listPageHead.ts';
import { PageBreadcrumbs } from './PageBreadcrumbs.tsx';

type Props = {
  breadcrumbs: Link[];
  title: string;
  /** The page number; shown after the title from the second page on. */
  page: number;
  intro?: string | undefined;
  /** Links to narrower lists. */
  children?: ReactNode;
};

/** The header of a list page. */
export function ListHead({ breadcrumbs, title, page, intro, children }: Props) {
  const language = useLanguage();
  return (
    <header className={styles.head}>
      <PageBreadcrumbs steps={breadcrumbs} />
      <h1>
        {title}
        {page > 1 && <span className={styles.page}> · {pageNamed(page, language)}</span>}
      </h1>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </header>
  );
}
