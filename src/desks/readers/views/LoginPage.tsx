import { clsx } from 'clsx';
import { buttonClass } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { Notice } from '../../../design/Notice.tsx';
import { loginAddress } from '../../../site/pages/loginAddress.ts';
import { siteText } from '../../../site/words.ts';
import { formOnce } from '../accounts/codes.ts';
import { readerText } from '../words.ts';
import styles from './AccountForm.module.css';
import { AccountPage } from './AccountPage.tsx';
import { Passkey } from './Passkey.tsx';

/** The log-in of readers who say that they are younger than 18. */
export const YOUNG_LOGIN_PATH = '/account/login/young';

export type LoginPageData = {
  /** Whether readers can log in; without it the page says that they cannot. */
  isOffered: boolean;
  next: string;
  isYoung: boolean;
  typed: string;
  /** What is wrong with what was typed. */
  problem: string | undefined;
  /** Why another way to log in did not work. */
  notice?: string | undefined;
  /** What has just been done. */
  done?: string | undefined;
  hasGoogle: boolean;
  /** The host of the passkeys. */
  rpId: string;
  /** Whether the newspaper has written its terms. */
  hasTerms: boolean;
};

/**
 * The first step of logging in: where the code goes, and other ways. The script shows the same page in a dialog
 * (`loginDialog.client.ts`).
 */
export function LoginPage({ data }: { data: LoginPageData }) {
  const { isOffered, next, isYoung, typed, problem, notice, done, hasGoogle, rpId, hasTerms } = data;
  if (!isOffered)
    return (
      <AccountPage>
        <h1>{readerText.title}</h1>
        {done && <Notice>{done}</Notice>}
        <p>{siteText.loginOff}</p>
      </AccountPage>
    );
  return (
    <AccountPage>
      <h1>{isYoung ? readerText.youngTitle : readerText.title}</h1>
      {done && <Notice>{done}</Notice>}
      {notice && (
        <p className={styles.problem} role="alert">
          {notice}
        </p>
      )}
      {isYoung && <p>{readerText.youngInvitation}</p>}
      <p>{readerText.invitation}</p>
      <form className={styles.form} action={isYoung ? YOUNG_LOGIN_PATH : '/account/login'} method="post">
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="form" value={formOnce()} />
        <Field
          id="login-name"
          name="loginName"
          label={readerText.loginName}
          type="text"
          autoComplete="username webauthn"
          value={typed}
          problem={problem}
          autoFocus={problem !== undefined}
        />
        <button type="submit" className={buttonClass('strong')}>
          {readerText.sendCode}
        </button>
      </form>
      <div className={styles.others}>
        {hasGoogle && (
          <a
            className={clsx(buttonClass(), styles.other)}
            href={`/account/google?next=${encodeURIComponent(next)}`}
            rel="nofollow"
            data-google
          >
            {readerText.google}
          </a>
        )}
        {!isYoung && (
          <Passkey use={{ kind: 'login', next }} rpId={rpId} cancelled={readerText.passkeyLoginCancelled} known={readerText.passkeyKnown} />
        )}
      </div>
      <p className={styles.note}>
        {isYoung ? (
          <>
            {readerText.notYoung} <a href={loginAddress(next)}>{readerText.title}</a>
          </>
        ) : (
          <>
            {readerText.young} <a href={YOUNG_LOGIN_PATH}>{readerText.youngLink}</a>
          </>
        )}
      </p>
      <p className={styles.note}>
        {hasTerms && (
          <>
            {!isYoung && readerText.agree} <a href="/static-page/terms-condition-with-us">{readerText.terms}</a> ·{' '}
          </>
        )}
        <a href="/static-page/privacy-policy">{readerText.privacy}</a> · <a href="/privacy">{readerText.notice}</a>
      </p>
    </AccountPage>
  );
}
