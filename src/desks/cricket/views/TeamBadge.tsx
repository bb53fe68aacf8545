import styles from './TeamBadge.module.css';

/** A team's short code in place of a flag; hidden from screen readers beside its name. */
export function TeamBadge({ code, isAlone = false }: { code: string; isAlone?: boolean }) {
  return (
    <span className={styles.badge} aria-hidden={isAlone ? undefined : true} translate="no" lang="en">
      {code}
    </span>
  );
}
