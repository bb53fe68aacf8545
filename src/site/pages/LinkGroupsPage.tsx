import type { SitemapLink } from '../desk.ts';
import { homeStep } from '../lists/homeStep.ts';
import { ListHead } from '../lists/ListHead.tsx';
import styles from './LinkGroupsPage.module.css';

export type LinkGroups = { title: string; intro: string; groups: { heading: string; links: SitemapLink[] }[] };

/** Links by heading: all sections of the newspaper, or all its feeds. */
export function LinkGroupsPage({ data: { title, intro, groups } }: { data: LinkGroups }) {
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={[homeStep]} title={title} page={1} intro={intro} />
      {groups.map(({ heading, links }) => (
        <section key={heading} className={styles.group}>
          <h2 className={styles.title}>{heading}</h2>
          <ul className={styles.links}>
            {links.map(({ name, href, children = [] }) => (
              <li key={href}>
                <a href={href}>{name}</a>
                {children.length > 0 && (
                  <ul>
                    {children.map((child) => (
                      <li key={child.href}>
                        <a href={child.href}>{child.name}</a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
