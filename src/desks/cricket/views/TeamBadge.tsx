import styles from './TeamBadge.module.css';

/** A team's short code in place of a flag; hidden from screen readers beside its name. */
export function TeamBadge({ code }: { code: string }) {
  return (
    <span className={styles.badge} aria-hidden="true" translate="no" lang="en">
      {code}
    </span>
  );
}
