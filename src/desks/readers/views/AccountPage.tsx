import type { ReactNode } from 'react';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import styles from './AccountForm.module.css';

/** A page of a reader's account, below the way home. The dialog shows its content alone (`loginDialog.client.ts`). */
export const AccountPage = ({ children }: { children: ReactNode }) => (
  <>
    <div className={styles.top}>
      <PageBreadcrumbs steps={[homeStep]} />
    </div>
    <div className={styles.page} data-account-form>
      {children}
    </div>
  </>
);
