import { groupedNumber } from '../../../platform/text/numbers.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import type { AdKind } from '../kinds/adKinds.ts';
import type { AdSearchResult } from '../queries.ts';
import { classifiedText as words } from '../words.ts';
import { AdList } from './AdList.tsx';
import styles from './AdListPage.module.css';
import { hubStep } from './AdListPage.tsx';
import { AdSearchForm, type CityChoice } from './AdSearchForm.tsx';
import { adSearchAddress } from './adPaths.ts';

export type AdSearchData = {
  text: string;
  kind: AdKind | undefined;
  city: CityChoice | undefined;
  cities: readonly CityChoice[];
  page: number;
  result: AdSearchResult | undefined;
};

/** What a search of the classifieds finds. */
export function AdSearchPage({ data, context: { now } }: { data: AdSearchData; context: PageContext }) {
  const { text, kind, city, cities, page, result } = data;
  const hasFound = result !== undefined && result.ads.length > 0;
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={[homeStep, hubStep]} title={text === '' ? words.searchTitle : `“${text}”`} page={1} />
      <AdSearchForm cities={cities} text={text} kind={kind} city={city?.slug} />
      {!result && <p>{words.askSearch}</p>}
      {result && !hasFound && <p role="status">{words.nothingFound}</p>}
      {result && hasFound && (
        <>
          <p className={styles.count} role="status">
            {statusOf(result)}
          </p>
          <AdList ads={result.ads} cities={new Map(cities.map(({ id, name }) => [id, name]))} now={now} />
          <ListPager
            page={page}
            pageCount={result.pageCount}
            hrefOf={(number) => adSearchAddress({ q: text, kind, city: city?.slug }, number)}
            label={words.pages}
          />
        </>
      )}
    </div>
  );
}

const statusOf = ({ totalCount, isCapped }: AdSearchResult): string =>
  totalCount === 1 ? words.oneFound : `${groupedNumber(totalCount)}${isCapped ? words.orMore : ''} ${words.found}`;
