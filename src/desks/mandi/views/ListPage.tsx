import { clsx } from 'clsx';
import { buttonClass } from '../../../design/Button.tsx';
import { ChoiceBar } from '../../../design/ChoiceBar.tsx';
import hint from '../../../design/FieldHint.module.css';
import lazyLayout from '../../../design/LazyLayout.module.css';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { displayDay } from '../../../platform/text/dates.ts';
import type { Link } from '../../../site/desk.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import { ListPager } from '../../../site/lists/ListPager.tsx';
import { type CropCategory, cropCategories } from '../names/cropCategories.ts';
import { allDistricts } from '../names/districts.ts';
import { MANDI_ADDRESS, withQuery } from '../prices/mandiAddress.ts';
import type { Unit } from '../prices/priceShown.ts';
import { categoryText, mandiText } from '../words.ts';
import styles from './ListPage.module.css';
import prices from './Prices.module.css';
import { type PriceRow, PriceTable } from './PriceTable.tsx';
import { SavedCrops } from './SavedCrops.island.tsx';
import { UnitSwitch } from './UnitSwitch.island.tsx';

export type ListQuery = { q: string; district: string; category: CropCategory | ''; yard: string; unit?: Unit | undefined; page: number };
export type ListData = {
  query: ListQuery;
  day: string | undefined;
  /** The main crops come first if no filter is set. */
  groups: { title: string; head: string; rows: PriceRow[] }[];
  pageCount: number;
  foundYards: Link[];
  yards: { slug: string; name: string }[];
};

/** The prices of the day: the main crops, then all; or those of a selected district, category or yard. */
export function ListPage({ data: { query, day, groups, pageCount, foundYards, yards } }: { data: ListData }) {
  const unit = query.unit ?? '20';
  const { page: _, ...chosen } = query;
  const hrefOf = (change: Record<string, string | number>) => withQuery(MANDI_ADDRESS, { ...chosen, ...change });
  const isChosen = query.q !== '' || query.district !== '' || query.category !== '' || query.yard !== '';
  return (
    <div className={prices.scope} data-unit={unit}>
      <ListHead breadcrumbs={[homeStep]} title={mandiText.title} page={query.page} />
      <SavedCrops />
      <Filter query={query} yards={yards} isChosen={isChosen} />
      <div className={styles.bar}>
        <ChoiceBar
          quiet
          label={mandiText.category}
          links={[
            { name: mandiText.any, href: hrefOf({ category: '' }), current: query.category === '' },
            ...cropCategories.map((category) => ({
              name: categoryText[category],
              href: hrefOf({ category }),
              current: query.category === category,
            })),
          ]}
        />
        <UnitSwitch
          unit={unit}
          isAsked={query.unit !== undefined}
          href={{ twenty: hrefOf({ unit: '20' }), quintal: hrefOf({ unit: 'quintal' }) }}
        />
      </div>
      {foundYards.length > 0 && <ChoiceBar label={mandiText.foundYards} links={foundYards} />}
      {groups.length === 0 && foundYards.length === 0 && <p className={prices.none}>{isChosen ? mandiText.nothing : mandiText.noPrices}</p>}
      {day !== undefined &&
        groups.map(({ title, head, rows }) => (
          <section key={title} className={clsx(lazyLayout.part, styles.group)} aria-label={title}>
            <SectionHead title={title} />
            <p className={styles.day}>{displayDay(day)}</p>
            <PriceTable caption={`${title}, ${displayDay(day)}`} head={head} rows={rows} day={day} />
          </section>
        ))}
      <ListPager page={query.page} pageCount={pageCount} hrefOf={(page) => hrefOf(page > 1 ? { page } : {})} />
      {groups.length > 0 && (
        <p className={prices.note}>
          {mandiText.changeNote} {mandiText.medianNote} {mandiText.source}.
        </p>
      )}
    </div>
  );
}

/** A plain form that works without script. */
function Filter({ query, yards, isChosen }: { query: ListQuery; yards: ListData['yards']; isChosen: boolean }) {
  return (
    <search>
      <form action={MANDI_ADDRESS} className={styles.filter}>
        {query.unit && <input type="hidden" name="unit" value={query.unit} />}
        {query.category && <input type="hidden" name="category" value={query.category} />}
        <label className="sr-only" htmlFor="mandi-text">
          {mandiText.search}
        </label>
        <div className={styles.find}>
          <input
            id="mandi-text"
            className={clsx(styles.text, hint.hinted)}
            type="search"
            name="q"
            defaultValue={query.q}
            placeholder={mandiText.searchHint}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className={buttonClass('strong')}>
            {mandiText.show}
          </button>
        </div>
        <Choice name="district" label={mandiText.district} any={mandiText.any} value={query.district} options={allDistricts} />
        <Choice name="yard" label={mandiText.yard} any={mandiText.anyYard} value={query.yard} options={yards} />
        {isChosen && (
          <a className={buttonClass('plain')} href={withQuery(MANDI_ADDRESS, { unit: query.unit })}>
            {mandiText.clear}
          </a>
        )}
      </form>
    </search>
  );
}

type ChoiceProps = { name: string; label: string; any: string; value: string; options: readonly { slug: string; name: string }[] };

function Choice({ name, label, any, value, options }: ChoiceProps) {
  return (
    <select name={name} aria-label={label} defaultValue={value} className={styles.choice}>
      <option value="">
        {label}: {any}
      </option>
      {options.map((option) => (
        <option key={option.slug} value={option.slug}>
          {option.name}
        </option>
      ))}
    </select>
  );
}
