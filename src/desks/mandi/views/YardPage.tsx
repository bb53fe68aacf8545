import { ChoiceBar } from '../../../design/ChoiceBar.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { displayDay } from '../../../platform/text/dates.ts';
import type { Link } from '../../../site/desk.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import type { CropCategory } from '../names/cropCategories.ts';
import { districtOf } from '../names/districts.ts';
import type { Yard } from '../names/nameIndex.ts';
import { withQuery, yardAddress } from '../prices/mandiAddress.ts';
import type { Unit } from '../prices/priceShown.ts';
import { categoryText, mandiText } from '../words.ts';
import prices from './Prices.module.css';
import { OlderPrices, type PriceRow, PriceTable } from './PriceTable.tsx';
import { UnitSwitch } from './UnitSwitch.island.tsx';
import styles from './YardPage.module.css';

export type YardData = {
  yard: Yard;
  breadcrumbs: Link[];
  unit: Unit | undefined;
  day: string | undefined;
  groups: { category: CropCategory; rows: PriceRow[] }[];
  older: PriceRow[];
  near: { name: string; href: string; kilometres: number }[];
};

/** A market yard: everything that it trades, by category, and nearby yards. */
export function YardPage({ data: { yard, breadcrumbs, unit: query, day, groups, older, near } }: { data: YardData }) {
  const unit = query ?? '20';
  const district = districtOf(yard.district);
  const address = yardAddress(yard.slug);
  return (
    <div className={prices.scope} data-unit={unit}>
      <ListHead breadcrumbs={breadcrumbs} title={`${yard.name}: ${mandiText.title}`} page={1}>
        <div className={styles.tools}>
          <UnitSwitch
            unit={unit}
            isAsked={query !== undefined}
            href={{ twenty: withQuery(address, { unit: '20' }), quintal: withQuery(address, { unit: 'quintal' }) }}
          />
          <span className={styles.place}>
            {district && `${mandiText.district}: ${district.name}`}
            {day && ` · ${displayDay(day)}`}
          </span>
        </div>
        {groups.length > 1 && (
          <ChoiceBar
            quiet
            label={mandiText.category}
            links={groups.map(({ category }) => ({ name: categoryText[category], href: `#${category}` }))}
          />
        )}
      </ListHead>
      {day === undefined && <p className={prices.none}>{mandiText.noPrices}</p>}
      {day !== undefined &&
        groups.map(({ category, rows }) => (
          <section key={category} className={styles.group} aria-labelledby={category}>
            <SectionHead title={categoryText[category]} id={category} />
            <PriceTable caption={categoryText[category]} head={mandiText.crop} rows={rows} day={day} />
          </section>
        ))}
      {day !== undefined && <OlderPrices head={mandiText.crop} rows={older} day={day} />}
      {day !== undefined && (
        <p className={prices.note}>
          {mandiText.changeNote} {mandiText.source}.
        </p>
      )}
      {near.length > 0 && (
        <section className={styles.nearYards} aria-labelledby="near-yards">
          <SectionHead title={mandiText.nearYards} id="near-yards" />
          <ul className={styles.near}>
            {near.map(({ name, href, kilometres }) => (
              <li key={href}>
                <a href={href}>{name}</a>
                <span>
                  {kilometres} {mandiText.kilometres}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
