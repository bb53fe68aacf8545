import { buttonClass } from '../../../design/Button.tsx';
import { ChoiceBar } from '../../../design/ChoiceBar.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { displayDay } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { AccountToggle } from '../../../site/account/AccountToggle.tsx';
import type { Link } from '../../../site/desk.ts';
import { ListHead } from '../../../site/lists/ListHead.tsx';
import type { Crop } from '../names/nameIndex.ts';
import { cropAddress, withQuery } from '../prices/mandiAddress.ts';
import { priceIn, type Unit } from '../prices/priceShown.ts';
import type { ChartDay } from '../queries.ts';
import { type Change, type Compared, changeSince } from '../rules/rules.ts';
import { categoryText, mandiText } from '../words.ts';
import styles from './CropPage.module.css';
import { ChangeShown } from './Money.tsx';
import { NearMe } from './NearMe.island.tsx';
import { PriceChart } from './PriceChart.tsx';
import prices from './Prices.module.css';
import { OlderPrices, type PriceRow, PriceTable } from './PriceTable.tsx';
import { StarCrop } from './StarCrop.island.tsx';
import { UnitSwitch } from './UnitSwitch.island.tsx';

export const spansOfChart = [30, 90, 365] as const;
type Span = (typeof spansOfChart)[number];
const spanNames = { 30: mandiText.days30, 90: mandiText.days90, 365: mandiText.days365 };

export type CropQuery = { days: Span; near: string; unit?: Unit | undefined };
export type CropData = {
  /** Whether readers can log in, and so follow the crop. */
  offersLogin: boolean;
  crop: Crop;
  breadcrumbs: Link[];
  query: CropQuery;
  trend: { newest: ChartDay; compared: Compared; days: ChartDay[] } | undefined;
  rows: { fresh: PriceRow[]; older: PriceRow[] };
  /** The yards that trade the crop, for "near me". */
  yards: { slug: string; name: string; place: readonly [latitude: number, longitude: number] | undefined }[];
};

/** A crop: its newest price, its trend, and the prices of all yards. */
export function CropPage({ data }: { data: CropData }) {
  const { offersLogin, crop, breadcrumbs, query, trend, rows } = data;
  const unit = query.unit ?? '20';
  const hrefOf = (change: Partial<Record<'days' | 'near' | 'unit', string | number>>) =>
    withQuery(cropAddress(crop.slug), { days: query.days === 30 ? '' : query.days, near: query.near, unit: query.unit, ...change });
  return (
    <div className={prices.scope} data-unit={unit}>
      <ListHead breadcrumbs={breadcrumbs} title={`${crop.name}: ${mandiText.title}`} page={1}>
        <div className={styles.tools}>
          <UnitSwitch
            unit={unit}
            isAsked={query.unit !== undefined}
            href={{ twenty: hrefOf({ unit: '20' }), quintal: hrefOf({ unit: 'quintal' }) }}
          />
          <StarCrop slug={crop.slug} name={crop.name} />
          {offersLogin && <AccountToggle kind="crop" id={crop.id} />}
          <span className={styles.category}>{categoryText[crop.category]}</span>
        </div>
      </ListHead>
      {!trend && <p className={prices.none}>{mandiText.noPrices}</p>}
      {trend && (
        <>
          <Today trend={trend} />
          <section aria-labelledby="trend">
            <SectionHead title={mandiText.trend} id="trend" />
            <ChoiceBar
              label={mandiText.trend}
              links={spansOfChart.map((days) => ({
                name: spanNames[days],
                href: hrefOf({ days: days === 30 ? '' : days }),
                current: days === query.days,
              }))}
            />
            <PriceChart name={crop.name} days={trend.days} />
          </section>
          <section className={styles.byYard} aria-labelledby="by-yard">
            <SectionHead title={mandiText.byYard} id="by-yard" />
            <Near data={data} address={hrefOf({ near: '' })} />
            <PriceTable caption={mandiText.byYard} head={mandiText.yard} rows={rows.fresh} day={trend.newest.day} />
            <OlderPrices head={mandiText.yard} rows={rows.older} day={trend.newest.day} />
            <p className={prices.note}>
              {mandiText.changeNote} {mandiText.medianNote} {mandiText.source}.
            </p>
          </section>
        </>
      )}
    </div>
  );
}

function Today({ trend: { newest, compared } }: { trend: NonNullable<CropData['trend']> }) {
  return (
    <section className={styles.today} aria-label={displayDay(newest.day)}>
      <p className={styles.day}>
        {displayDay(newest.day)} · {newest.yards} {mandiText.yards}
      </p>
      <p className={styles.figure}>
        <strong>₹{priceIn('20', newest.modal)}</strong> {mandiText.twenty}
      </p>
      <p className={styles.figure}>
        <strong>₹{priceIn('quintal', newest.modal)}</strong> {mandiText.quintal}
      </p>
      <dl className={styles.changes}>
        <Since label={mandiText.previous} change={changeSince(newest.modal, compared.previous)} />
        <Since label={mandiText.week} change={changeSince(newest.modal, compared.week)} />
        <Since label={mandiText.year} change={changeSince(newest.modal, compared.year)} />
        {newest.arrivals !== null && (
          <div>
            <dt>{mandiText.arrivals}</dt>
            <dd>
              {groupedNumber(newest.arrivals)} {mandiText.tonnes}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Since({ label, change }: { label: string; change: Change | null }) {
  return (
    <div>
      <dt>
        {label}
        {change && <span className={styles.since}> {displayDay(change.since)}</span>}
      </dt>
      <dd>{change ? <ChangeShown change={change} percentToo /> : mandiText.noCompare}</dd>
    </div>
  );
}

/** A plain form: after a yard is selected, the page lists the nearest yards first. */
function Near({ data: { crop, query, yards }, address }: { data: CropData; address: string }) {
  const placed = yards.flatMap(({ slug, place }) => (place ? [[slug, ...place] as const] : []));
  if (placed.length < 2) return null;
  return (
    <form action={cropAddress(crop.slug)} className={styles.near}>
      {query.days !== 30 && <input type="hidden" name="days" value={query.days} />}
      {query.unit && <input type="hidden" name="unit" value={query.unit} />}
      <label htmlFor="near">{mandiText.near}</label>
      <select id="near" name="near" defaultValue={query.near}>
        <option value="">{mandiText.nearYard}…</option>
        {yards.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className={buttonClass('strong')}>
        {mandiText.show}
      </button>
      <NearMe yards={placed} address={`${address}${address.includes('?') ? '&' : '?'}near=`} />
    </form>
  );
}
