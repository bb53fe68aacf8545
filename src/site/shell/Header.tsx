import { clsx } from 'clsx';
import { ButtonLink } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { localDay, mastheadDate } from '../../platform/text/dates.ts';
import { useLanguage, useText } from '../../platform/text/useText.ts';
import { Account } from '../account/Account.tsx';
import type { ShellParts } from '../desk.ts';
import { paperIn } from '../document/paperIn.ts';
import { downloadAppAddress } from '../pages/device.ts';
import { siteWords } from '../words.ts';
import { EditionName } from './EditionName.tsx';
import { FollowUs } from './FollowUs.tsx';
import styles from './Header.module.css';
import { MainMenu } from './MainMenu.tsx';
import { TopMenu } from './TopMenu.tsx';

type Props = { parts: ShellParts; path: string; now: Date };

/** The header of every page: date and clock, edition links, the wordmark, and the main menu. */
export function Header({ parts, path, now }: Props) {
  const siteText = useText(siteWords);
  const language = useLanguage();
  const isGujarati = language === 'gu';
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <p className={styles.date}>
          <time dateTime={localDay(now)} data-date>
            {mastheadDate(now, language)}
          </time>{' '}
          <span className={styles.clock} data-clock aria-hidden="true" />
        </p>
        {parts.topMenu.length > 0 && (
          <nav aria-label={siteText.topMenu}>
            <TopMenu links={parts.topMenu} className={styles.top} />
          </nav>
        )}
        <div className={styles.social}>
          <FollowUs links={parts.social} place="line" />
        </div>
        <button type="button" className={styles.iconButton} data-theme-switch>
          <Icon name="theme" />
          <span className="sr-only">{siteText.theme}</span>
        </button>
      </div>
      <div className={styles.masthead}>
        <p className={styles.tagline}>
          {paperIn(language).tagline.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <button type="button" className={clsx(styles.iconButton, styles.burger)} popoverTarget="site-menu">
          <Icon name="menu" />
          <span className="sr-only">{siteText.menu}</span>
        </button>
        <EditionName className={styles.name} />
        <div className={styles.actions}>
          {isGujarati && downloadAppAddress && <ButtonLink href={downloadAppAddress}>{siteText.getApp}</ButtonLink>}
          <Account place="header" offersLogin={parts.offersLogin} />
        </div>
        {isGujarati && (
          <a className={clsx(styles.iconButton, styles.find)} href="/search">
            <Icon name="search" />
            <span className="sr-only">{siteText.search}</span>
          </a>
        )}
      </div>
      <MainMenu items={parts.bottomMenu} path={path} />
    </header>
  );
}
