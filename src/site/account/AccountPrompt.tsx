import type { ReactNode } from 'react';
import styles from './AccountPrompt.module.css';

/** A few lines of a reader's page, with what can be done next. */
export const AccountPrompt = ({ children }: { children: ReactNode }) => <div className={styles.prompt}>{children}</div>;
