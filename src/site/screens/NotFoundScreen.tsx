import { ButtonLink } from '../../design/Button.tsx';
import type { Head } from '../document/head.ts';
import { SearchForm } from '../search/SearchForm.tsx';
import { siteText } from '../words.ts';
import styles from './Screen.module.css';

export const notFoundHead: Head = { title: siteText.notFoundTitle, description: siteText.notFoundText, canonical: '/404', noindex: true };

/** The 404 screen, with links to what the reader may have looked for. */
export function NotFoundScreen() {
  return (
    <div className={styles.screen}>
      <p className={styles.number} aria-hidden="true">
        ૪૦૪
      </p>
      <h1>{siteText.notFoundTitle}</h1>
      <p>{siteText.notFoundText}</p>
      <SearchForm />
      <p className={styles.actions}>
        <ButtonLink href="/" weight="strong">
          {siteText.goHome}
        </ButtonLink>
        <ButtonLink href="/recent-news/1">{siteText.latest}</ButtonLink>
      </p>
    </div>
  );
}
