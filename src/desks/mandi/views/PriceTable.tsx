import { clsx } from 'clsx';
import { priceIn, shortDay } from '../prices/priceShown.ts';
import type { Change } from '../rules/rules.ts';
import { mandiText } from '../words.ts';
import { ChangeShown, Money } from './Money.tsx';
import styles from './Prices.module.css';
import { StarCrop } from './StarCrop.island.tsx';

export type PriceRow = {
  key: string;
  name: string;
  href: string;
  /** Under the name: variety, yard, distance. */
  details: readonly string[];
  day: string;
  minimum: number;
  maximum: number;
  modal: number;
  change: Change | null;
  /** The crop that the row's star saves. */
  star?: string | undefined;
};

type Props = { caption: string; head: string; rows: readonly PriceRow[]; day: string };

/** A table of prices in both units; rows of another day than `day` show their own. On a phone the range is under the name. */
export function PriceTable({ caption, head, rows, day }: Props) {
  const withStars = rows.some(({ star }) => star !== undefined);
  return (
    <table className={styles.table}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            {head}
            <span className={clsx(styles.detail, styles.narrow)}>{mandiText.range}</span>
          </th>
          <th scope="col" className={styles.wide}>
            {mandiText.lowest}
          </th>
          <th scope="col" className={styles.wide}>
            {mandiText.highest}
          </th>
          <th scope="col" className={styles.twentyColumn}>
            {mandiText.modal}
            <br />
            {mandiText.perTwenty}
          </th>
          <th scope="col" className={styles.quintalColumn}>
            {mandiText.modal}
            <br />
            {mandiText.perQuintal}
          </th>
          <th scope="col">{mandiText.change}</th>
          {withStars && (
            <th scope="col" className={styles.star}>
              <span className="sr-only">{mandiText.save}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td className={styles.name}>
              <a href={row.href}>{row.name}</a>
              <Details row={row} day={day} />
            </td>
            <td className={styles.wide}>
              <Money price={row.minimum} />
            </td>
            <td className={styles.wide}>
              <Money price={row.maximum} />
            </td>
            <td className={clsx(styles.modal, styles.twentyColumn)}>{priceIn('20', row.modal)}</td>
            <td className={clsx(styles.modal, styles.quintalColumn)}>{priceIn('quintal', row.modal)}</td>
            <td>
              <ChangeShown change={row.change} />
            </td>
            {withStars && <td className={styles.star}>{row.star !== undefined && <StarCrop slug={row.star} name={row.name} />}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Prices of older days, collapsed; renders nothing if there are none. */
export function OlderPrices({ head, rows, day }: Omit<Props, 'caption'>) {
  if (rows.length === 0) return null;
  return (
    <details className={styles.older}>
      <summary>
        {mandiText.older} ({rows.length})
      </summary>
      <PriceTable caption={mandiText.older} head={head} rows={rows} day={day} />
    </details>
  );
}

function Details({ row, day }: { row: PriceRow; day: string }) {
  const details = [...row.details, ...(row.day === day ? [] : [shortDay(row.day, day)])];
  return (
    <>
      {details.length > 0 && <span className={styles.detail}>{details.join(' · ')}</span>}
      <span className={clsx(styles.detail, styles.narrow)}>
        <Money price={row.minimum} />–<Money price={row.maximum} />
      </span>
    </>
  );
}
