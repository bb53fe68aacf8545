import { ButtonLink, buttonClass } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import { localDay, mastheadDate } from '../../platform/text/dates.ts';
import { useLanguage, useText } from '../../platform/text/useText.ts';
import { Account } from '../account/Account.tsx';
import { accountWords } from '../account/words.ts';
import type { Link, ShellParts } from '../desk.ts';
import { downloadAppAddress } from '../pages/device.ts';
import { siteWords } from '../words.ts';
import { FollowUs } from './FollowUs.tsx';
import styles from './SiteMenu.module.css';
import { TopMenu } from './TopMenu.tsx';

/** The full menu behind the menu button: a native popover, which closes by itself. On a phone it has what the header has no room for. */
export function SiteMenu({ parts, now }: { parts: ShellParts; now: Date }) {
  const siteText = useText(siteWords);
  const accountText = useText(accountWords);
  const language = useLanguage();
  const isGujarati = language === 'gu';
  const hasProfiles = parts.social.length > 0;
  return (
    <div className={styles.menu} id="site-menu" popover="auto" role="dialog" aria-modal="true" aria-label={siteText.menu}>
      <div className={styles.head}>
        <p className={styles.title}>{siteText.menu}</p>
        <button type="button" className={styles.close} data-theme-switch>
          <Icon name="theme" />
          <span className="sr-only">{siteText.theme}</span>
        </button>
        <button type="button" className={styles.close} popoverTarget="site-menu" popoverTargetAction="hide">
          <Icon name="close" />
          <span className="sr-only">{siteText.close}</span>
        </button>
      </div>
      <p className={styles.date}>
        <time dateTime={localDay(now)}>{mastheadDate(now, language)}</time> <span className={styles.clock} data-clock aria-hidden="true" />
      </p>
      <TopMenu links={parts.topMenu} className={styles.top} />
      <nav className={styles.groups} aria-label={siteText.menu}>
        <Group title={siteText.categories} links={parts.footerCategories} />
        <Group title={siteText.cities} links={parts.footerCities} />
        <Group title={siteText.magazines} links={parts.footerMagazines} />
        <Group title={siteText.columns} links={parts.footerColumns} />
      </nav>
      <p className={styles.actions}>
        {hasProfiles && (
          <button type="button" className={buttonClass()} popoverTarget="follow-us">
            {siteText.followUs}
          </button>
        )}
        {isGujarati && (
          <>
            {downloadAppAddress && <ButtonLink href={downloadAppAddress}>{siteText.getApp}</ButtonLink>}
            <ButtonLink href="/notifications">{accountText.notifications}</ButtonLink>
          </>
        )}
      </p>
      <Account place="menu" offersLogin={parts.offersLogin} />
      {hasProfiles && (
        <div className={styles.dialog} id="follow-us" popover="auto" role="dialog" aria-label={siteText.followUs}>
          <div className={styles.head}>
            <p className={styles.title}>{siteText.followUs}</p>
            <button type="button" className={styles.close} popoverTarget="follow-us" popoverTargetAction="hide">
              <Icon name="close" />
              <span className="sr-only">{siteText.close}</span>
            </button>
          </div>
          <FollowUs links={parts.social} place="list" label={siteText.followUsMenu} />
        </div>
      )}
    </div>
  );
}

function Group({ title, links }: { title: string; links: Link[] }) {
  const siteText = useText(siteWords);
  if (links.length === 0) return null;
  return (
    <details className={styles.group} open={title === siteText.categories}>
      <summary>{title}</summary>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
