import type { ReactNode } from 'react';
import type { Link } from '../desk.ts';
import { homeStep } from '../lists/homeStep.ts';
import { PageBreadcrumbs } from '../lists/PageBreadcrumbs.tsx';
import styles from './TextPage.module.css';

type Props = {
  title: string;
  /** The pages from the front page down to this one; the front page alone if left out. */
  steps?: Link[];
  children: ReactNode;
};

/** A page of text in lines of reading width, under the way home and its title. Its sections are set apart from each other. */
export function TextPage({ title, steps = [homeStep], children }: Props) {
  return (
    <div className={styles.page}>
      <header>
        <PageBreadcrumbs steps={steps} />
        <h1>{title}</h1>
      </header>
      {children}
    </div>
  );
}
