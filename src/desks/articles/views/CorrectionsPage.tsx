import { dayAndMonth } from '../../../platform/text/dates.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import type { CorrectionsPart } from '../lists/corrections.ts';
import { articleText } from '../words.ts';
import styles from './CorrectionsPage.module.css';

/** The address of a page of the list. */
export const correctionsAddress = (page: number): string => (page === 1 ? '/corrections' : `/corrections/${page}`);

/** Stories that have been corrected, with the notes for the readers. */
export function CorrectionsPage({ data: { page, pageCount, stories } }: { data: CorrectionsPart }) {
  return (
    <div>
      <ListHead breadcrumbs={[homeStep]} title={articleText.corrections} page={page} intro={articleText.correctionsIntro} />
      {stories.length === 0 && <p>{articleText.noCorrections}</p>}
      <ol className={styles.list}>
        {stories.map(({ id, address, headline, correction, updatedAt }) => (
          <li key={id}>
            <time className={styles.date} dateTime={updatedAt.toISOString()}>
              {dayAndMonth(updatedAt)}
            </time>
            <h2>
              <a href={address}>{headline}</a>
            </h2>
            <p>{correction}</p>
          </li>
        ))}
      </ol>
      <ListPager page={page} pageCount={pageCount} hrefOf={correctionsAddress} />
    </div>
  );
}
