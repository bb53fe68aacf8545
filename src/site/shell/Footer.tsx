import { siteConfig } from '../../../site.config.ts';
import lazyLayout from '../../design/LazyLayout.module.css';
import type { Link, ShellParts } from '../desk.ts';
import { CHOOSE_LITE } from '../lite/lite.ts';
import { liteText } from '../lite/words.ts';
import { READING_PATH } from '../tools/readingAddress.ts';
import { toolText } from '../tools/words.ts';
import { siteText } from '../words.ts';
import { FollowUs } from './FollowUs.tsx';
import styles from './Footer.module.css';
import { Wordmark } from './Wordmark.tsx';

/** The footer of every page: all lists, the newspaper's own pages, and the newsletter. */
export function Footer({ parts }: { parts: ShellParts }) {
  return (
    <footer className={`${lazyLayout.part} ${styles.footer}`}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <a className={styles.name} href="/" aria-label={siteConfig.name}>
            <Wordmark />
          </a>
          <p>{siteConfig.description}</p>
          {parts.footerForm}
          <FollowUs links={parts.social} place="list" label={siteText.followUsFooter} />
        </div>
        <div className={styles.groups}>
          <Group title={siteText.categories} links={parts.footerCategories} />
          <Group title={siteText.cities} links={parts.footerCities} />
          <Group title={siteText.magazines} links={parts.footerMagazines} />
          <Group title={siteText.columns} links={parts.footerColumns} />
        </div>
        <nav className={styles.close} aria-label={siteText.about}>
          <ul>
            {parts.footerPages.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
            <li>
              <a href={READING_PATH}>{toolText.title}</a>
            </li>
            <li>
              <a href={CHOOSE_LITE} rel="nofollow">
                {liteText.lite}
              </a>
            </li>
          </ul>
          <p>
            © {siteConfig.name}. {siteText.rights}.
          </p>
        </nav>
      </div>
    </footer>
  );
}

/** A list that is empty or could not be loaded is left out. */
function Group({ title, links }: { title: string; links: Link[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
