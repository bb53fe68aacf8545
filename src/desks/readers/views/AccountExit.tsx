import { buttonClass } from '../../../design/Button.tsx';
import tickLine from '../../../site/forms/TickLine.module.css';
import { readerText } from '../words.ts';
import styles from './AccountForm.module.css';

/**
 * What needs nobody's consent: to see what is stored, to log out, and to have the account erased. `problem` is that of
 * a refused removal.
 */
export function AccountExit({ problem }: { problem?: string | undefined }) {
  return (
    <>
      <p>
        <a href="/account/data" download>
          {readerText.ownCopy}
        </a>
      </p>
      <form action="/account/logout" method="post" data-logout>
        <button type="submit" className={buttonClass()}>
          {readerText.logout}
        </button>
      </form>
      <details className={styles.removal} open={problem !== undefined}>
        <summary>{readerText.removal}</summary>
        <form className={styles.form} action="/account/delete" method="post" data-logout="remove">
          <p>{readerText.removalNote}</p>
          <label className={tickLine.line}>
            <input type="checkbox" name="sure" value="yes" required />
            {readerText.removalSure}
          </label>
          {problem && <p className={styles.problem}>{problem}</p>}
          <button type="submit" className={buttonClass()}>
            {readerText.removal}
          </button>
        </form>
      </details>
    </>
  );
}
