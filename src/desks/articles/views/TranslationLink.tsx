import type { Story } from '../lists/story.ts';
import { articleWords } from '../words.ts';
import styles from './TranslationLink.module.css';

/** The link from a story to itself in the other edition, in the language of that edition. */
export function TranslationLink({ translation: { address, language } }: { translation: NonNullable<Story['translation']> }) {
  return (
    <p className={styles.line}>
      <a className={styles.link} href={address} lang={language} hrefLang={language} rel="alternate">
        {articleWords.inThisLanguage[language]}
      </a>
    </p>
  );
}
