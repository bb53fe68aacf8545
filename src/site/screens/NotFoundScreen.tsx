import { ButtonLink } from '../../design/Button.tsx';
import { editionPrefix, homeOf, type Language } from '../../platform/text/language.ts';
import { useLanguage, useText } from '../../platform/text/useText.ts';
import type { Head } from '../document/head.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { siteWords } from '../words.ts';
import styles from './Screen.module.css';

export const notFoundHead = (language: Language): Head => ({
  title: siteWords.notFoundTitle[language],
  description: siteWords.notFoundText[language],
  canonical: `${editionPrefix(language)}/404`,
  noindex: true,
});

/** The 404 screen, with links to what the reader may have looked for. */
export function NotFoundScreen() {
  const siteText = useText(siteWords);
  const language = useLanguage();
  const isGujarati = language === 'gu';
  return (
    <div className={styles.screen}>
      <p className={styles.number} aria-hidden="true">
        {isGujarati ? '૪૦૪' : '404'}
      </p>
      <h1>{siteText.notFoundTitle}</h1>
      <p>{isGujarati ? siteText.notFoundText : siteText.notFoundShort}</p>
      {isGujarati && <SearchForm />}
      <p className={styles.actions}>
        <ButtonLink href={homeOf(language)} weight="strong">
          {siteText.goHome}
        </ButtonLink>
        {isGujarati && <ButtonLink href="/recent-news/1">{siteText.latest}</ButtonLink>}
      </p>
    </div>
  );
}
