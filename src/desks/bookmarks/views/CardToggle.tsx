import { clsx } from 'clsx';
import { Icon } from '../../../design/Icon.tsx';
import { toggleClass } from '../../../site/account/AccountToggle.tsx';
import { toggles } from '../../../site/account/toggles.ts';
import styles from './CardToggle.module.css';

/**
 * The button of a story's card in a list, without a story: the script of a logged-in reader gives each card a copy of it
 * (`cardToggles.client.ts`), so that lists carry nothing of it.
 */
export function CardToggle() {
  const { form, off } = toggles.bookmark;
  return (
    <form className={clsx(toggleClass, styles.form)} action={form} method="post" data-toggle="bookmark">
      <button type="submit" className={styles.button}>
        <span className="sr-only">{off}</span>
        <span className="sr-only" data-headline />
        <span className={styles.mark} aria-hidden="true">
          <Icon name="bookmark" />
        </span>
      </button>
    </form>
  );
}
