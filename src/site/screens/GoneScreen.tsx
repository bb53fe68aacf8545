import { ButtonLink } from '../../design/Button.tsx';
import type { Head } from '../document/head.ts';
import { siteText } from '../words.ts';
import styles from './Screen.module.css';

export const goneHead: Head = { title: siteText.goneTitle, description: siteText.goneText, canonical: '/404', noindex: true };

/** The screen for permanently removed content; `line` replaces the general text if more is known. */
export function GoneScreen({ line = siteText.goneText }: { line?: string }) {
  return (
    <div className={styles.screen}>
      <h1>{siteText.goneTitle}</h1>
      <p>{line}</p>
      <p className={styles.actions}>
        <ButtonLink href="/" weight="strong">
          {siteText.goHome}
        </ButtonLink>
        <ButtonLink href="/recent-news/1">{siteText.latest}</ButtonLink>
      </p>
    </div>
  );
}
