import type { ReactNode } from 'react';
import { SectionHead } from '../../design/SectionHead.tsx';
import { displayDay } from '../../platform/text/dates.ts';
import type { App } from '../../site/app.ts';
import type { FrontBlock, SidebarBlock } from '../../site/desk.ts';
import { sharedFragment } from '../../site/pages/fragments.ts';
import { nameIndexOf, wantedCrops } from './names/nameIndex.ts';
import { MANDI_ADDRESS } from './prices/mandiAddress.ts';
import { WANTED_TAG } from './prices/mandiTags.ts';
import { freshAndOlder, rowsOfCrops } from './prices/priceRows.ts';
import { priceIn, shortDay } from './prices/priceShown.ts';
import { readNewestDays } from './queries.ts';
import styles from './views/Blocks.module.css';
import { ChangeShown } from './views/Money.tsx';
import prices from './views/Prices.module.css';
import type { PriceRow } from './views/PriceTable.tsx';
import { mandiText } from './words.ts';

const SHOWN = 8;
const SHOWN_BESIDE = 6;
const SHOWN_ON_A_PHONE = 6;
const tags = [WANTED_TAG];
const all = { href: MANDI_ADDRESS, label: mandiText.allYards };

/** The main crops of the season, read once for all pages that show them. */
const readWanted = (app: App): Promise<PriceRow[]> =>
  sharedFragment(app, 'mandi-wanted', { tags: () => tags, freshFor: '10m' }, async () => {
    const names = await nameIndexOf(app);
    const crops = wantedCrops(names);
    const days = await readNewestDays(
      app.db,
      crops.map(({ id }) => id),
    );
    const rows = rowsOfCrops(names, days);
    // A newspaper whose prices are still to come has no newest day.
    return freshAndOlder(rows, newestDay(rows) || undefined).fresh.slice(0, SHOWN);
  });

const newestDay = (rows: readonly PriceRow[]): string => rows.reduce((newest, { day }) => (day > newest ? day : newest), '');

/** The main crops, each with its price per 20 kg, below a heading with the day; a price of another day has its own. */
function WantedCrops({
  rows,
  className,
  more,
}: {
  rows: readonly PriceRow[];
  className: string | undefined;
  more?: (row: PriceRow) => ReactNode;
}) {
  return (
    <div className={prices.scope} data-unit="20">
      <SectionHead title={mandiText.title} more={all} />
      <p className={styles.day}>
        {displayDay(newestDay(rows))} · {mandiText.perTwenty}
      </p>
      <ul className={className}>
        {rows.map((row) => (
          <li key={row.key}>
            <a href={row.href}>{row.name}</a>
            <span className={styles.price}>{priceIn('20', row.modal)}</span>
            <span className={styles.change}>
              <ChangeShown change={row.change} />
            </span>
            {more?.(row)}
            {row.day !== newestDay(rows) && <span className={styles.ownDay}>{shortDay(row.day, newestDay(rows))}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The main crops on the front page, like a market's price board. */
export const mandiBlock: FrontBlock = {
  name: 'mandi',
  place: 'data',
  order: 40,
  render: async (app, { device }) => {
    const rows = (await readWanted(app)).slice(0, device === 'mobile' ? SHOWN_ON_A_PHONE : SHOWN);
    if (rows.length === 0) return { tags, node: null };
    const range = (row: PriceRow) => (
      <span className={styles.range}>
        <span className="sr-only">· </span>
        {mandiText.range} {priceIn('20', row.minimum)}–{priceIn('20', row.maximum)}
      </span>
    );
    return { tags, node: <WantedCrops rows={rows} className={styles.board} more={range} /> };
  },
};

/** A shorter version beside lists. */
export const mandiBeside: SidebarBlock = {
  name: 'mandi',
  order: 30,
  layouts: ['default'],
  key: () => '',
  freshFor: '10m',
  render: async (app) => {
    const rows = (await readWanted(app)).slice(0, SHOWN_BESIDE);
    return { tags, node: rows.length > 0 && <WantedCrops rows={rows} className={styles.lines} /> };
  },
};
