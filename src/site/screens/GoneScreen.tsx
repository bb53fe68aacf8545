import { ButtonLink } from '../../design/Button.tsx';
import type { Link } from '../desk.ts';
import type { Head } from '../document/head.ts';
import { siteText } from '../words.ts';
import styles from './Screen.module.css';

export const goneHead: Head = { title: siteText.goneTitle, description: siteText.goneText, canonical: '/404', noindex: true };

type Props = { line?: string | undefined; instead?: Link | undefined };

/** The screen for permanently removed content; `line` replaces the general text if more is known, `instead` the link to the latest news. */
export function GoneScreen({ line = siteText.goneText, instead = { name: siteText.latest, href: '/recent-news/1' } }: Props) {
  return (
    <div className={styles.screen}>
      <h1>{siteText.goneTitle}</h1>
      <p>{line}</p>
      <p className={styles.actions}>
        <ButtonLink href="/" weight="strong">
          {siteText.goHome}
        </ButtonLink>
        <ButtonLink href={instead.href}>{instead.name}</ButtonLink>
      </p>
    </div>
  );
}
