import { clsx } from 'clsx';
import lazyLayout from '../../design/LazyLayout.module.css';
import { useLanguage, useText } from '../../platform/text/useText.ts';
import type { Link, ShellParts } from '../desk.ts';
import { paperIn } from '../document/paperIn.ts';
import { CHOOSE_LITE } from '../lite/lite.ts';
import { liteText } from '../lite/words.ts';
import { READING_PATH } from '../tools/readingPaths.ts';
import { toolText } from '../tools/words.ts';
import { siteWords } from '../words.ts';
import { EditionName } from './EditionName.tsx';
import { FollowUs } from './FollowUs.tsx';
import styles from './Footer.module.css';

/** The footer of every page: all lists, the newspaper's own pages, and the newsletter. */
export function Footer({ parts }: { parts: ShellParts }) {
  const siteText = useText(siteWords);
  const language = useLanguage();
  const paper = paperIn(language);
  return (
    <footer className={clsx(lazyLayout.part, styles.footer)}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <EditionName className={styles.name} />
          <p>{paper.description}</p>
          {parts.footerForm}
          <FollowUs links={parts.social} place="list" label={siteText.followUsFooter} />
        </div>
        <div className={styles.groups}>
          <Group title={siteText.categories} links={parts.footerCategories} />
          <Group title={siteText.cities} links={parts.footerCities} />
          <Group title={siteText.magazines} links={parts.footerMagazines} />
          <Group title={siteText.columns} links={parts.footerColumns} />
        </div>
        <div className={styles.close}>
          <OwnPages links={parts.footerPages} />
          <p>
            © {paper.name}. {siteText.rights}.
          </p>
        </div>
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

/** The newspaper's own pages, and what readers of Gujarati pages can choose. Of an edition that has neither, nothing. */
function OwnPages({ links }: { links: Link[] }) {
  const isGujarati = useLanguage() === 'gu';
  const { about } = useText(siteWords);
  if (links.length === 0 && !isGujarati) return null;
  return (
    <nav aria-label={about}>
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        {isGujarati && (
          <>
            <li>
              <a href={READING_PATH}>{toolText.title}</a>
            </li>
            <li>
              <a href={CHOOSE_LITE} rel="nofollow">
                {liteText.lite}
              </a>
            </li>
          </>
        )}
      </ul>
    </nav>
  );
}
