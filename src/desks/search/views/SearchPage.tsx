import { ButtonLink } from '../../../design/Button.tsx';
import { ChoiceBar } from '../../../design/ChoiceBar.tsx';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import { SearchForm } from '../../../site/search/SearchForm.tsx';
import { searchGroups } from '../../../site/searchKind.ts';
import { adSearchAddress } from '../../classifieds/queries.ts';
import type { Results } from '../results/readResults.ts';
import { isNarrowed, type SearchQuery, searchAddress } from '../results/searchQuery.ts';
import { searchText } from '../words.ts';
import { AnswerCard } from './AnswerCard.tsx';
import { type NamedTopic, NarrowForm } from './NarrowForm.tsx';
import { ResultRow } from './ResultRow.tsx';
import styles from './SearchPage.module.css';
import { SearchSeen } from './SearchSeen.tsx';

type FoundAds = { count: number; isCapped: boolean };

export type SearchPageData = {
  query: SearchQuery;
  /** Undefined without a text. */
  results: Results | undefined;
  /** What a search of the classifieds finds with the same text; undefined on further pages, and where the search is narrowed. */
  classifieds: FoundAds | undefined;
  categories: readonly NamedTopic[];
  cities: readonly NamedTopic[];
};

/** The search page: a form, the results by kind, and help if there are none. */
export function SearchPage({ data, context: { now } }: { data: SearchPageData; context: PageContext }) {
  const { query, results, classifieds, categories, cities } = data;
  const kinds = [undefined, ...searchGroups].map((kind) => ({
    name: searchText[kind ?? 'all'],
    href: searchAddress({ ...query, kind, page: 1 }),
    current: query.kind === kind,
  }));
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={[homeStep]} title={query.q ? `“${query.q}” ${searchText.resultsFor}` : searchText.title} page={query.page} />
      <SearchForm text={query.q} awaited={query.q === ''} />
      {results && query.page === 1 && !isNarrowed(query) && <SearchSeen q={query.q} />}
      {!results && <p className={styles.note}>{searchText.ask}</p>}
      {results && (
        <>
          {(results.totalCount > 0 || isNarrowed(query)) && (
            <>
              <ChoiceBar label={searchText.kinds} links={kinds} quiet />
              <NarrowForm query={query} categories={categories} cities={cities} />
            </>
          )}
          <p className={styles.note} role="status">
            {statusOf(results, query)}
            {results.totalCount === 0 && isNarrowed(query) && (
              <>
                {' '}
                <a href={searchAddress({ q: query.q })}>{searchText.everywhere}</a>
              </>
            )}
          </p>
          {classifieds && classifieds.count > 0 && <ClassifiedsLink q={query.q} found={classifieds} />}
          {results.answer && <AnswerCard answer={results.answer} />}
          <ul className={styles.rows} data-results>
            {results.results.map((result) => (
              <li key={result.href}>
                <ResultRow result={result} now={now} />
              </li>
            ))}
          </ul>
          <ListPager
            page={query.page}
            pageCount={results.pageCount}
            hrefOf={(page) => searchAddress({ ...query, page })}
            label={searchText.pages}
          />
        </>
      )}
    </div>
  );
}

/** Leads to the search of the classifieds: readers' advertisements are not among the results. */
const ClassifiedsLink = ({ q, found: { count, isCapped } }: { q: string; found: FoundAds }) => (
  <p>
    <ButtonLink href={adSearchAddress({ q })}>
      {searchText.inClassifieds} {groupedNumber(count)}
      {isCapped && searchText.orMore} {searchText.results}
    </ButtonLink>
  </p>
);

function statusOf({ totalCount, isCapped, isPartial, isApproximate }: Results, query: SearchQuery): string {
  if (totalCount === 0) return isNarrowed(query) ? searchText.nothingNarrowed : searchText.nothing;
  if (isPartial) return searchText.partial;
  if (isApproximate) return searchText.approximate;
  if (totalCount === 1) return searchText.oneFound;
  return `${groupedNumber(totalCount)}${isCapped ? searchText.orMore : ''} ${searchText.found}`;
}
