import { siteConfig } from '../../../site.config.ts';
import type { MenuLink } from '../desk.ts';
import { liteText } from '../lite/words.ts';
import { Wordmark } from '../shell/Wordmark.tsx';
import styles from './AmpBody.module.css';

type Props = {
  menu: readonly MenuLink[];
  /** The address of the full page. */
  full: string;
  /** The HTML of the main column in AMP's elements. */
  main: string;
};

/** What an AMP page shows: the newspaper's name, the way to the full page, the main column and links to sections. */
export function AmpBody({ menu, full, main }: Props) {
  return (
    <>
      <header className={styles.header}>
        <a href="/" aria-label={siteConfig.name}>
          <Wordmark />
        </a>
        <a className={styles.full} href={full}>
          {liteText.full}
        </a>
      </header>
      <main className={styles.main} dangerouslySetInnerHTML={{ __html: main }} />
      <footer className={styles.footer}>
        <nav aria-label={liteText.topics}>
          <ul>
            {menu.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          <a href={full}>{liteText.full}</a>
        </p>
      </footer>
    </>
  );
}
