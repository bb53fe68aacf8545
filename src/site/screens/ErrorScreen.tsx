import { ButtonLink, buttonClass } from '../../design/Button.tsx';
import type { Head } from '../document/head.ts';
import { siteText, siteWords } from '../words.ts';
import styles from './Screen.module.css';

export const errorHead: Head = { title: siteText.errorTitle, description: siteText.errorText, canonical: '/404', noindex: true };

/**
 * Specification, section 2: the error screen, with the specified Gujarati texts and its two links; separate texts for requests that are too
 * large or too frequent.
 */
export function ErrorScreen({ again, because }: { again: string; because: 'tooLarge' | 'tooMany' | undefined }) {
  const text = because ? { tooLarge: siteWords.tooLargeText, tooMany: siteWords.tooManyText }[because] : siteWords.errorText;
  return (
    <div className={styles.screen}>
      <h1>{siteText.errorTitle}</h1>
      <p>{text.gu}</p>
      <p className={styles.english} lang="en">
        {siteWords.errorTitle.en} / {text.en}
      </p>
      <p className={styles.actions}>
        <a className={buttonClass('strong')} href={again}>
          {siteText.tryAgain}
        </a>
        <ButtonLink href="/">{siteText.goHome}</ButtonLink>
      </p>
    </div>
  );
}
