import type { ReactNode } from 'react';
import styles from './Notice.module.css';

/** What has just been done, above the content of a page. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <p className={styles.notice} role="status">
      {children}
    </p>
  );
}
