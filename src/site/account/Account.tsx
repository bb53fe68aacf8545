import { clsx } from 'clsx';
import { buttonClass } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { useText } from '../../platform/text/useText.ts';
import { siteWords } from '../words.ts';
import styles from './Account.module.css';
import { accountWords } from './words.ts';

/**
 * The way to log in or, for a logged-in reader, to the account: in the header on a desktop, in the menu on a phone. Both are on every page,
 * which is the same for everybody; `data-reader` on the document decides which is seen (`inlineScripts.ts`). Without script the link leads
 * both to the log-in and to the account. Where log-in is off, a reader whose session stands still finds the account and can log out.
 */
export function Account({ place, offersLogin }: { place: 'header' | 'menu'; offersLogin: boolean }) {
  const siteText = useText(siteWords);
  const accountText = useText(accountWords);
  return (
    <div className={styles[place]}>
      {offersLogin && (
        <a className={clsx(buttonClass('strong'), styles.login)} href="/account/login" data-login>
          {accountText.login}
        </a>
      )}
      <details className={styles.own}>
        <summary className={buttonClass()}>
          <Icon name="user" />
          <span className={styles.name} data-reader-name>
            {accountText.account}
          </span>
        </summary>
        <div className={styles.list}>
          <p className={styles.key} data-reader-key />
          <a href="/account/edit-user">{accountText.editProfile}</a>
          <a href="/account/my-news">{accountText.myNews}</a>
          <a href="/account/bookmark/list">{accountText.bookmarks}</a>
          <a href="/notifications">{accountText.notifications}</a>
          <button type="button" data-theme-switch>
            {siteText.theme}
          </button>
          <form action="/account/logout" method="post" data-logout>
            <button type="submit">{accountText.logout}</button>
          </form>
        </div>
      </details>
    </div>
  );
}

/** The dialog in which the script shows the log-in's own pages (`loginDialog.client.ts`). */
export function LoginDialog() {
  const siteText = useText(siteWords);
  const accountText = useText(accountWords);
  return (
    <dialog className={styles.dialog} data-login-dialog aria-label={accountText.login}>
      <form method="dialog" className={styles.close}>
        <button type="submit">
          <Icon name="close" />
          <span className="sr-only">{siteText.close}</span>
        </button>
      </form>
      <div data-login-steps />
    </dialog>
  );
}
