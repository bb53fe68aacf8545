import styles from './TeamBadge.module.css';

/** A side's short code where others put a flag; beside its name it says nothing more to a screen reader. */
export function TeamBadge({ code, isAlone = false }: { code: string; isAlone?: boolean }) {
  return (
    <span className={styles.badge} aria-hidden={isAlone ? undefined : true} translate="no" lang="en">
      {code}
    </span>
  );
}
