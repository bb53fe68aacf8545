import type { Language } from '../../platform/text/language.ts';
import type { UnsentForm } from '../forms/unsentForm.ts';
import { unsentWords as words } from './words.ts';

export type Unsent = { form: UnsentForm; because: 'tooMany' | 'notNow'; waitSeconds: number };

/** What has become of a form, and after how long it may be sent again. */
export function unsentText({ form, because, waitSeconds }: Unsent): Record<Language, string> {
  const hasText = form.texts.some(([, value]) => value !== '');
  const [wait, count] = waitSeconds < 60 ? [words.seconds, waitSeconds] : [words.minutes, Math.ceil(waitSeconds / 60)];
  const sentences = [words[because], ...(hasText ? [words.kept] : []), wait];
  const textIn = (language: Language) => sentences.map((sentence) => sentence[language].replace('{count}', String(count))).join(' ');
  return { gu: textIn('gu'), en: textIn('en') };
}
