import { ButtonLink } from '../../design/Button.tsx';
import { editionPrefix, homeOf, type Language } from '../../platform/text/language.ts';
import { useLanguage, useText } from '../../platform/text/useText.ts';
import type { Link } from '../desk.ts';
import type { Head } from '../document/head.ts';
import { siteWords } from '../words.ts';
import styles from './Screen.module.css';

export const goneHead = (language: Language): Head => ({
  title: siteWords.goneTitle[language],
  description: siteWords.goneText[language],
  canonical: `${editionPrefix(language)}/404`,
  noindex: true,
});

type Props = { line?: string | undefined; instead?: Link | undefined };

/** The screen for permanently removed content; `line` replaces the general text if more is known, `instead` the link to the latest news. */
export function GoneScreen({ line, instead }: Props) {
  const siteText = useText(siteWords);
  const language = useLanguage();
  const other = instead ?? (language === 'gu' ? { name: siteText.latest, href: '/recent-news/1' } : undefined);
  return (
    <div className={styles.screen}>
      <h1>{siteText.goneTitle}</h1>
      <p>{line ?? siteText.goneText}</p>
      <p className={styles.actions}>
        <ButtonLink href={homeOf(language)} weight="strong">
          {siteText.goHome}
        </ButtonLink>
        {other && <ButtonLink href={other.href}>{other.name}</ButtonLink>}
      </p>
    </div>
  );
}
