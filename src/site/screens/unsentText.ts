import type { Language } from '../../platform/text/language.ts';
import type { UnsentForm } from '../forms/unsentForm.ts';
import { unsentWords as words } from './words.ts';

/** A form that may be sent again after some time. */
export type UnsentForNow = { form: UnsentForm; because: 'tooMany' | 'notNow'; waitSeconds: number };

/** `login`: the address at which its reader logs in again before they send it. */
export type Unsent = UnsentForNow | { form: UnsentForm; because: 'loggedOut'; login: string } | { form: UnsentForm; because: 'loginOff' };

/** What has become of a form, and when it may be sent again. */
export function unsentText(unsent: Unsent): Record<Language, string> {
  const hasText = unsent.form.texts.some(([, value]) => value !== '');
  const [next, count] = nextStep(unsent);
  const sentences = [words[unsent.because], ...(hasText ? [words.kept] : []), next];
  const textIn = (language: Language) => sentences.map((sentence) => sentence[language].replace('{count}', String(count))).join(' ');
  return { gu: textIn('gu'), en: textIn('en') };
}

function nextStep(unsent: Unsent) {
  if (unsent.because === 'loggedOut') return [words.logInAgain, 0] as const;
  if (unsent.because === 'loginOff') return [words.whenOn, 0] as const;
  const { waitSeconds } = unsent;
  return waitSeconds < 60 ? ([words.seconds, waitSeconds] as const) : ([words.minutes, Math.ceil(waitSeconds / 60)] as const);
}
