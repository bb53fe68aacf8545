import { buttonClass } from '../../design/Button.tsx';
import { siteText } from '../words.ts';
import styles from './Login.module.css';

/** The log-in button: in the header on a desktop, in the menu on a phone. It works without script. */
export function LoginButton() {
  return (
    <button type="button" className={buttonClass('strong')} popoverTarget="login-notice">
      {siteText.login}
    </button>
  );
}

/** Shown by the button until readers have accounts. */
export function LoginNotice() {
  return (
    <div className={styles.notice} id="login-notice" popover="auto">
      <p>{siteText.loginSoon}</p>
    </div>
  );
}
