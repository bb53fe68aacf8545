import { buttonClass } from '../../../design/Button.tsx';
import { Field } from '../../../design/Field.tsx';
import { phoneForReaders } from '../../../platform/text/phoneNumber.ts';
import { loginAddress } from '../../../site/pages/loginAddress.ts';
import { DIGITS, formOnce } from '../accounts/codes.ts';
import { codeSentTo, readerText } from '../words.ts';
import styles from './AccountForm.module.css';
import { AccountPage } from './AccountPage.tsx';
import { YOUNG_LOGIN_PATH } from './LoginPage.tsx';

export type CodePageData = { to: string; digits: number; next: string; isYoung: boolean; problem: string | undefined };

/** The second step of logging in: the code. */
export function CodePage({ data: { to, digits, next, isYoung, problem } }: { data: CodePageData }) {
  return (
    <AccountPage>
      <h1>{readerText.codeTitle}</h1>
      <p>{codeSentTo(phoneForReaders(to))}</p>
      <form className={styles.form} action="/account/code" method="post">
        <Field
          id="login-code"
          name="code"
          label={digits === DIGITS ? readerText.code : readerText.longCode}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          problem={problem}
          autoFocus={problem !== undefined}
        />
        <button type="submit" className={buttonClass('strong')}>
          {readerText.enter}
        </button>
      </form>
      <form className={styles.form} action={isYoung ? YOUNG_LOGIN_PATH : '/account/login'} method="post">
        <input type="hidden" name="next" value={next} />
        <input type="hidden" name="loginName" value={to} />
        <input type="hidden" name="form" value={formOnce()} />
        <button type="submit" className={buttonClass()}>
          {readerText.again}
        </button>
      </form>
      <p>
        <a href={isYoung ? YOUNG_LOGIN_PATH : loginAddress(next)}>{readerText.otherName}</a>
      </p>
    </AccountPage>
  );
}
