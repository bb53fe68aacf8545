import { ButtonLink } from '../../../design/Button.tsx';
import { ChoiceBar } from '../../../design/ChoiceBar.tsx';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import { type AdKind, adKinds } from '../kinds/adKinds.ts';
import { adKindText } from '../kinds/words.ts';
import type { AdCard } from '../queries.ts';
import { listTitle, classifiedText as words } from '../words.ts';
import { AdList } from './AdList.tsx';
import styles from './AdListPage.module.css';
import { AdSearchForm, type CityChoice } from './AdSearchForm.tsx';
import { adListAddress, CLASSIFIED_PATH, POST_PATH } from './adPaths.ts';

export const hubStep = { name: words.title, href: CLASSIFIED_PATH };

export type AdListData = {
  /** Whether readers can log in, without which nobody places an advertisement. */
  offersLogin: boolean;
  kind: AdKind | undefined;
  city: CityChoice | undefined;
  cities: readonly CityChoice[];
  ads: readonly AdCard[];
  page: number;
  pageCount: number;
  totalCount: number;
};

/** A list of advertisements of a kind, of a city, of both or of all. */
export function AdListPage({ data, context: { now } }: { data: AdListData; context: PageContext }) {
  const { offersLogin, kind, city, cities, ads, page, pageCount, totalCount } = data;
  const kinds = [
    { name: words.allKinds, href: adListAddress(undefined, city?.slug), current: kind === undefined },
    ...adKinds.map((one) => ({ name: adKindText[one], href: adListAddress(one, city?.slug), current: one === kind })),
  ];
  const places = [
    { name: words.allCities, href: adListAddress(kind, undefined), current: city === undefined },
    ...cities.map(({ slug, name }) => ({ name, href: adListAddress(kind, slug), current: slug === city?.slug })),
  ];
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={[homeStep, hubStep]} title={listTitle(kind && adKindText[kind], city?.name)} page={page}>
        <ChoiceBar label={words.chooseKind} links={kinds} />
        <ChoiceBar label={words.chooseCity} links={places} quiet />
      </ListHead>
      {totalCount > 0 && <p className={styles.count}>{totalCount === 1 ? words.one : `${groupedNumber(totalCount)} ${words.count}`}</p>}
      {ads.length === 0 ? (
        <div className={styles.none}>
          <p>{words.none}</p>
          {offersLogin && (
            <ButtonLink href={POST_PATH} weight="strong">
              {words.post}
            </ButtonLink>
          )}
        </div>
      ) : (
        <AdList ads={ads} cities={new Map(cities.map(({ id, name }) => [id, name]))} now={now} />
      )}
      <ListPager page={page} pageCount={pageCount} hrefOf={(number) => adListAddress(kind, city?.slug, number)} label={words.pages} />
      <AdSearchForm cities={cities} kind={kind} city={city?.slug} />
    </div>
  );
}
