import { buttonClass } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { readerText } from '../words.ts';
import styles from './AccountForm.module.css';

export type LoginPageData = { next: string; typed: string; problem: string | undefined };

/** The first step of logging in: where the code goes. The script shows the same form in a dialog (`login.client.ts`). */
export function LoginPage({ data: { next, typed, problem } }: { data: LoginPageData }) {
  return (
    <div className={styles.page} data-account-form>
      <h1>{readerText.title}</h1>
      <p>{readerText.invitation}</p>
      <form className={styles.form} action="/account/login" method="post">
        <input type="hidden" name="next" value={next} />
        <Field
          id="login-name"
          name="loginName"
          label={readerText.loginName}
          type="text"
          autoComplete="username"
          value={typed}
          problem={problem}
        />
        <button type="submit" className={buttonClass('strong')}>
          {readerText.sendCode}
        </button>
      </form>
      <p className={styles.note}>
        {readerText.agree} <a href="/static-page/terms-condition-with-us">{readerText.terms}</a> ·{' '}
        <a href="/static-page/privacy-policy">{readerText.privacy}</a> · <a href="/privacy">{readerText.notice}</a>
      </p>
    </div>
  );
}
