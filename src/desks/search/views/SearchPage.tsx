import { Card } from '../../../design/Card.tsx';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import { SearchForm } from '../../../site/screens/SearchForm.tsx';
import { type SearchResult, storyCard } from '../../articles/queries.ts';
import { searchText } from '../words.ts';
import styles from './SearchPage.module.css';

export type SearchPageData = { text: string; page: number; result: SearchResult | undefined };

/** The address of a page of results. */
export const searchAddress = (text: string, page = 1): string => `/search?q=${encodeURIComponent(text)}${page > 1 ? `&page=${page}` : ''}`;

/** The search page: a form, the results, and help if there are none. */
export function SearchPage({ data: { text, page, result }, context: { now } }: { data: SearchPageData; context: PageContext }) {
  return (
    <div className={styles.page}>
      <h1>{text ? `“${text}” ${searchText.resultsFor}` : searchText.title}</h1>
      <SearchForm text={text} />
      {!result && <p className={styles.note}>{searchText.ask}</p>}
      {result && result.stories.length === 0 && <p className={styles.note}>{searchText.nothing}</p>}
      {result && result.stories.length > 0 && (
        <>
          <p className={styles.note} role="status">
            {groupedNumber(result.totalCount)}
            {result.isCapped ? ` ${searchText.orMore}` : ''} {searchText.found}
          </p>
          <ul className={styles.rows}>
            {result.stories.map((story) => (
              <li key={story.id}>
                <Card card={storyCard(story, now)} shape="row" heading="h2" />
              </li>
            ))}
          </ul>
          <ListPager page={page} pageCount={result.pageCount} hrefOf={(at) => searchAddress(text, at)} label={searchText.pages} />
        </>
      )}
    </div>
  );
}
