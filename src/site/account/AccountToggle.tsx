import { clsx } from 'clsx';
import { Icon } from '../../design/Icon.tsx';
import { useText } from '../../platform/text/useText.ts';
import styles from './AccountToggle.module.css';
import { type ToggleKind, toggles } from './toggles.ts';
import { accountWords } from './words.ts';

/** What every button of a saved or followed thing has: its icon is filled while it is on, and it is not printed. */
export const toggleClass = styles.form;

/**
 * Saves a story, or follows a topic, a crop or a cricket team, for the reader. The page is the same for everybody: the script marks what is
 * switched on (`toggles.client.ts`); without script the form leads to a page that does it. Shown only where readers can log in.
 */
export function AccountToggle({ kind, id }: { kind: ToggleKind; id: number }) {
  const { icon, field, form } = toggles[kind];
  const text = useText(accountWords);
  return (
    <form className={clsx(styles.form, kind !== 'bookmark' && styles.follow)} action={form} method="post" data-toggle={kind} data-id={id}>
      <input type="hidden" name={field} value={id} />
      <button type="submit" className={styles.button}>
        <Icon name={icon} />
        <span>{kind === 'bookmark' ? text.bookmark : text.follow}</span>
      </button>
    </form>
  );
}
