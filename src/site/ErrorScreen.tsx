import { ButtonLink, buttonClass } from '../design/Button.tsx';
import type { Head } from './head.ts';
import styles from './Screen.module.css';
import { siteText, siteWords } from './words.ts';

export const errorHead: Head = { title: siteText.errorTitle, description: siteText.errorText, canonical: '/404', noindex: true };

/** Specification, section 2: the error screen, with its words in Gujarati and as they stand there, and its two ways out. */
export function ErrorScreen({ again }: { again: string }) {
  return (
    <div className={styles.screen}>
      <h1>{siteText.errorTitle}</h1>
      <p>{siteText.errorText}</p>
      <p className={styles.english} lang="en">
        {siteWords.errorTitle.en} / {siteWords.errorText.en}
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
