import { ButtonLink } from '../../../design/Button.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import type { PageContext } from '../../../site/pages/page.tsx';
import { type AdKind, adKinds } from '../kinds/adKinds.ts';
import { adKindText } from '../kinds/words.ts';
import type { AdCard } from '../queries.ts';
import { classifiedText as words } from '../words.ts';
import { AdList } from './AdList.tsx';
import { AdSearchForm, type CityChoice } from './AdSearchForm.tsx';
import { adListAddress, OWN_ADS_PATH, POST_PATH } from './adPaths.ts';
import styles from './HubPage.module.css';

export type HubData = {
  /** Whether readers can log in, without which nobody places an advertisement. */
  offersLogin: boolean;
  cities: readonly CityChoice[];
  byKind: ReadonlyMap<AdKind, number>;
  byCity: ReadonlyMap<number, number>;
  newest: readonly AdCard[];
};

/** The front page of the classifieds: kinds and cities with their numbers, a search, and the newest. */
export function HubPage({
  data: { offersLogin, cities, byKind, byCity, newest },
  context: { now },
}: {
  data: HubData;
  context: PageContext;
}) {
  const kinds = adKinds.map((kind) => ({ name: adKindText[kind], href: adListAddress(kind, undefined), count: byKind.get(kind) ?? 0 }));
  const places = cities.map(({ id, slug, name }) => ({ name, href: adListAddress(undefined, slug), count: byCity.get(id) ?? 0 }));
  return (
    <div className={styles.page}>
      <ListHead breadcrumbs={[homeStep]} title={words.title} page={1} intro={words.description} />
      {offersLogin && (
        <p className={styles.actions}>
          <ButtonLink href={POST_PATH} weight="strong">
            {words.post}
          </ButtonLink>
          <ButtonLink href={OWN_ADS_PATH}>{words.own}</ButtonLink>
        </p>
      )}
      <AdSearchForm cities={cities} />
      <Choices title={words.kinds} links={kinds} />
      <Choices title={words.cities} links={places} />
      <section>
        <SectionHead title={words.newest} more={{ href: adListAddress(undefined, undefined), label: words.all }} />
        {newest.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <AdList ads={newest} cities={new Map(cities.map(({ id, name }) => [id, name]))} now={now} heading="h3" />
        )}
      </section>
    </div>
  );
}

function Choices({ title, links }: { title: string; links: readonly { name: string; href: string; count: number }[] }) {
  return (
    <section>
      <SectionHead title={title} />
      <ul className={styles.choices}>
        {links.map(({ name, href, count }) => (
          <li key={href}>
            <a href={href}>
              <span>{name}</span> <span className={styles.count}>{groupedNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
