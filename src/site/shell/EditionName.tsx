import { clsx } from 'clsx';
import { homeOf } from '../../platform/text/language.ts';
import { useLanguage } from '../../platform/text/useText.ts';
import { paperIn } from '../document/paperIn.ts';
import english from '../pages/English.module.css';
import { Wordmark } from './Wordmark.tsx';

/** The newspaper's name, which leads to the front page of the edition: the wordmark, or in English the name as text. */
export function EditionName({ className }: { className: string | undefined }) {
  const language = useLanguage();
  if (language === 'gu')
    return (
      <a className={className} href={homeOf(language)} aria-label={paperIn(language).name}>
        <Wordmark />
      </a>
    );
  return (
    <a className={clsx(className, english.name)} href={homeOf(language)}>
      {paperIn(language).name}
    </a>
  );
}
