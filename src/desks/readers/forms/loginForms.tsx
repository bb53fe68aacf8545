import { TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import { MessageNotSent } from '../../../platform/messages/message.ts';
import { westernDigits } from '../../../platform/text/westernDigits.ts';
import { type Form, textOf } from '../../../site/calls/form.ts';
import { PARENT_PATH } from '../../privacy/views/ChildPage.tsx';
import { CODE_MINUTES, DIGITS, sendCode, tryCode } from '../accounts/codes.ts';
import { loginCookie, noLoginCookie } from '../accounts/loginCookies.ts';
import { parseLoginName } from '../accounts/loginName.ts';
import { logIn } from '../accounts/readerSession.ts';
import { nextPath, readUnderWay, type UnderWay } from '../accounts/underWay.ts';
import { codeHead, loginData, loginHead } from '../pages.tsx';
import { CodePage } from '../views/CodePage.tsx';
import { LoginPage, YOUNG_LOGIN_PATH } from '../views/LoginPage.tsx';
import { readerText, tooManyCodes } from '../words.ts';

/** The code may be typed with spaces, or in Gujarati digits. */
const digitsOf = (typed: string): string => westernDigits(typed).replace(/[\s-]/g, '');

const waitingText = ({ waitMs }: TooManyAttempts): string => tooManyCodes(Math.ceil(waitMs / 60_000));

/** `isYoung`: the log-in of readers who say that they are younger than 18. */
const askForCode = (isYoung: boolean): Form => ({
  path: isYoung ? YOUNG_LOGIN_PATH : '/account/login',
  accept: async (app, fields, { client, isChromeless }) => {
    const typed = textOf(fields, 'loginName');
    const next = nextPath(textOf(fields, 'next'));
    const data = await loginData(app, next, { isChromeless, isYoung });
    const refuse = (problem: string | undefined) => ({ head: loginHead, body: <LoginPage data={{ ...data, typed, problem }} /> });
    if (!data.isOffered) return refuse(undefined);
    if (!typed.trim()) return refuse(readerText.nameMissing);
    const name = parseLoginName(typed);
    if (!name) return refuse(readerText.nameWrong);
    try {
      const sent = await sendCode(app, name, { client, form: textOf(fields, 'form') });
      const underWay: UnderWay = { ...sent, to: name.value, next: isYoung ? PARENT_PATH : next, isYoung };
      return { goTo: '/account/code', cookies: [loginCookie(app, 'reader.code', underWay, CODE_MINUTES * 60)] };
    } catch (error) {
      if (error instanceof TooManyAttempts) return refuse(waitingText(error));
      if (!(error instanceof MessageNotSent)) throw error;
      app.log.error({ error: error.message }, 'a code could not be sent');
      return refuse(readerText.notSent);
    }
  },
});

const enterCode: Form = {
  path: '/account/code',
  accept: async (app, fields, { client, header }) => {
    const underWay = readUnderWay(header('cookie'));
    if (!underWay) return { goTo: '/account/login' };
    const { device, digits, to, next, isYoung } = underWay;
    const data = await loginData(app, next, {});
    if (!data.isOffered) return { head: loginHead, body: <LoginPage data={data} /> };
    const refuse = (problem: string) => ({ head: codeHead, body: <CodePage data={{ to, digits, next, isYoung, problem }} /> });
    const code = digitsOf(textOf(fields, 'code'));
    if (!/^\d+$/.test(code) || code.length !== digits)
      return refuse(digits === DIGITS ? readerText.codeMissing : readerText.longCodeMissing);
    try {
      const tried = await tryCode(app, device, code, client);
      if (typeof tried === 'string') return refuse(tried === 'wrong' ? readerText.codeWrong : readerText.codeEnded);
      return { goTo: next, cookies: [...(await logIn(app, tried.account, { isYoung })), noLoginCookie(app, 'reader.code')] };
    } catch (error) {
      if (error instanceof TooManyAttempts) return refuse(waitingText(error));
      throw error;
    }
  },
};

export const loginForms: readonly Form[] = [askForCode(false), askForCode(true), enterCode];
