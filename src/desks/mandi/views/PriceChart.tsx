import { displayDay } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { scaleOf, tableDays } from '../prices/chartScale.ts';
import { priceIn } from '../prices/priceShown.ts';
import type { ChartDay } from '../queries.ts';
import { mandiText } from '../words.ts';
import { Money } from './Money.tsx';
import styles from './PriceChart.module.css';

const WIDTH = 1000;
const HEIGHT = 300;

/** A crop's price over time as a line, with a table of the figures as text alternative. */
export function PriceChart({ name, days }: { name: string; days: readonly ChartDay[] }) {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last || days.length < 2) return <p className={styles.few}>{mandiText.chartFew}</p>;
  const { stretches, ticks } = scaleOf(days);
  const lines = stretches.map((points) => points.map(({ x, y }) => `${Math.round(x * WIDTH)} ${Math.round(y * HEIGHT)}`));
  const end = lines.at(-1)?.at(-1);
  const text = `${name}: ${displayDay(first.day)} – ${displayDay(last.day)}, ₹${groupedNumber(first.modal)} – ₹${groupedNumber(last.modal)}`;
  return (
    <figure className={styles.chart}>
      <div className={styles.ground}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={`${text} ${mandiText.perQuintal}`}>
          {ticks.map(({ price, y }) => (
            <path key={price} className={styles.tick} d={`M0 ${Math.round(y * HEIGHT)}H${WIDTH}`} />
          ))}
          <path
            className={styles.area}
            d={lines.map((line) => `M${line.join('L')}V${HEIGHT}H${Number.parseInt(line[0] ?? '', 10)}Z`).join('')}
          />
          {/* Without a length even a single day has its dot. */}
          <path className={styles.line} d={lines.map((line) => `M${line.join('L')}h0`).join('')} />
          <path className={styles.end} d={`M${end}h0`} />
        </svg>
        <div className={styles.labels} aria-hidden="true">
          {ticks.map(({ price }) => (
            <span key={price}>
              <Money price={price} />
            </span>
          ))}
        </div>
      </div>
      <p className={styles.days} aria-hidden="true">
        <span>{displayDay(first.day)}</span>
        <span>{displayDay(last.day)}</span>
      </p>
      <details className={styles.figures}>
        <summary>{mandiText.chartTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{mandiText.day}</th>
              <th scope="col">{mandiText.perTwenty}</th>
              <th scope="col">{mandiText.perQuintal}</th>
              <th scope="col">{mandiText.yards}</th>
            </tr>
          </thead>
          <tbody>
            {tableDays(days).map(({ day, modal, yards }) => (
              <tr key={day}>
                <th scope="row">{displayDay(day)}</th>
                <td>{priceIn('20', modal)}</td>
                <td>{priceIn('quintal', modal)}</td>
                <td>{yards}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
