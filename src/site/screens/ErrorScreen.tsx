import { ButtonLink, buttonClass } from '../../design/Button.tsx';
import { editionPrefix, homeOf, type Language } from '../../platform/text/language.ts';
import { useLanguage, useText } from '../../platform/text/useText.ts';
import type { Head } from '../document/head.ts';
import { siteWords } from '../words.ts';
import styles from './Screen.module.css';

export const errorHead = (language: Language): Head => ({
  title: siteWords.errorTitle[language],
  description: siteWords.errorText[language],
  canonical: `${editionPrefix(language)}/404`,
  noindex: true,
});

/**
 * Specification, section 2: the error screen, with the specified Gujarati texts and its two links; separate texts for requests that are too
 * large or too frequent.
 */
export function ErrorScreen({ again, because }: { again: string; because: 'tooLarge' | 'tooMany' | undefined }) {
  const siteText = useText(siteWords);
  const language = useLanguage();
  const text = because ? { tooLarge: siteWords.tooLargeText, tooMany: siteWords.tooManyText }[because] : siteWords.errorText;
  return (
    <div className={styles.screen}>
      <h1>{siteText.errorTitle}</h1>
      <p>{text[language]}</p>
      {language === 'gu' && (
        <p className={styles.english} lang="en">
          {siteWords.errorTitle.en} / {text.en}
        </p>
      )}
      <p className={styles.actions}>
        <a className={buttonClass('strong')} href={again}>
          {siteText.tryAgain}
        </a>
        <ButtonLink href={homeOf(language)}>{siteText.goHome}</ButtonLink>
      </p>
    </div>
  );
}
