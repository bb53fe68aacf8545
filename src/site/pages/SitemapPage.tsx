import type { Link } from '../desk.ts';
import { siteText } from '../words.ts';
import styles from './SitemapPage.module.css';

export type SitemapData = { groups: { heading: string; links: Link[] }[] };

/** All sections of the newspaper by heading, for readers who do not know the name of a page. */
export function SitemapPage({ data: { groups } }: { data: SitemapData }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{siteText.siteMap}</h1>
        <p>{siteText.siteMapText}</p>
      </header>
      {groups.map(({ heading, links }) => (
        <section key={heading} className={styles.group}>
          <h2 className={styles.title}>{heading}</h2>
          <ul className={styles.links}>
            {links.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
