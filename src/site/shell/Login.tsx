import { buttonClass } from '../../design/Button.tsx';
import { siteText } from '../words.ts';
import styles from './Login.module.css';

/** Offers to log in: in the header of a desk, in the menu of a phone. It needs no script. */
export function LoginButton() {
  return (
    <button type="button" className={buttonClass('strong')} popoverTarget="login-notice">
      {siteText.login}
    </button>
  );
}

/** What the button shows until readers have accounts. */
export function LoginNotice() {
  return (
    <div className={styles.notice} id="login-notice" popover="auto">
      <p>{siteText.loginSoon}</p>
    </div>
  );
}
