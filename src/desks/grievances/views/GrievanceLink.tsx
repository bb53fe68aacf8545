import { grievanceText as words } from '../words.ts';
import styles from './GrievancePage.module.css';
import { GRIEVANCE_PATH } from './GrievancePage.tsx';

/** The link from the static page of addresses to the grievance officer; nothing for other pages. */
export function GrievanceLink({ slug }: { slug: string }) {
  return slug === 'contact-us' ? (
    <p>
      <a className={styles.link} href={GRIEVANCE_PATH}>
        {words.toGrievanceForm}
      </a>
    </p>
  ) : null;
}
