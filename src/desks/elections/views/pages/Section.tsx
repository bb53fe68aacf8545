import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import lazyLayout from '../../../../design/LazyLayout.module.css';
import { SectionHead } from '../../../../design/SectionHead.tsx';
import styles from './Section.module.css';

type Props = { id: string; title: string; more?: { href: string; label: string } | undefined; children: ReactNode };

/** A section of an election page with its heading. */
export function Section({ id, title, more, children }: Props) {
  return (
    <section className={clsx(lazyLayout.part, styles.section)} aria-labelledby={id}>
      <SectionHead id={id} title={title} more={more} />
      {children}
    </section>
  );
}
