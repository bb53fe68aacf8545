import type { PictureFacts } from '../../../content/pictures/queries.ts';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import type { Link } from '../../../site/desk.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { PageBreadcrumbs } from '../../../site/lists/PageBreadcrumbs.tsx';
import type { StoryCard } from '../../articles/queries.ts';
import { StoryBody } from '../../articles/views/StoryBody.tsx';
import { EnquiryFormLink } from '../../enquiries/views/EnquiryFormLink.tsx';
import { GrievanceLink } from '../../grievances/views/GrievanceLink.tsx';
import { type StaticPageContent, staticPageAddress } from '../queries.ts';
import { staticPageText } from '../words.ts';
import styles from './StaticPage.module.css';

export type StaticPageData = {
  content: StaticPageContent;
  links: Link[];
  /** Pictures in the text. */
  pictures: Map<string, PictureFacts>;
  related: Map<number, StoryCard>;
};

/** A static page, with links to the others. */
export function StaticPage({ data: { content, links, pictures, related } }: { data: StaticPageData }) {
  return (
    <div className={styles.page}>
      <article className={styles.text}>
        <header className={styles.head}>
          <PageBreadcrumbs steps={[homeStep]} />
          <h1>{content.title}</h1>
          <p className={styles.updated}>
            {staticPageText.updated}: <time dateTime={content.updatedAt.toISOString()}>{dayAndMonth(content.updatedAt)}</time>
          </p>
        </header>
        <EnquiryFormLink slug={content.slug} />
        <GrievanceLink slug={content.slug} />
        <StoryBody body={content.body} pictures={pictures} related={related} />
      </article>
      <nav className={styles.others} aria-label={staticPageText.allPages}>
        <ul>
          {links.map(({ name, href }) => (
            <li key={href}>
              <a href={href} aria-current={href === staticPageAddress(content.slug) ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
