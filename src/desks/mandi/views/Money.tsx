import { changeIn, priceIn, units } from '../prices/priceShown.ts';
import type { Change } from '../rules/rules.ts';
import { mandiText } from '../words.ts';
import styles from './Prices.module.css';

const classOf = { '20': styles.twenty, quintal: styles.quintal } as const;

/** A price per quintal in both units, one of which is visible. */
export function Money({ price }: { price: number }) {
  return units.map((unit) => (
    <span key={unit} className={classOf[unit]}>
      {priceIn(unit, price)}
    </span>
  ));
}

/** A change with arrow, sign and colour; a dash if there is no comparison. */
export function ChangeShown({ change, percentToo = false }: { change: Change | null; percentToo?: boolean }) {
  if (!change) {
    return (
      <span className={styles.same} title={mandiText.noCompare}>
        –
      </span>
    );
  }
  const direction = change.amount > 0 ? 'up' : change.amount < 0 ? 'down' : 'same';
  const arrow = { up: '▲', down: '▼', same: '' }[direction];
  return (
    <span className={styles[direction]}>
      {arrow && <span aria-hidden="true">{arrow} </span>}
      <span className="sr-only">{mandiText[direction]} </span>
      {units.map((unit) => (
        <span key={unit} className={classOf[unit]}>
          {changeIn(unit, change.amount)}
        </span>
      ))}
      {percentToo && ` (${Math.abs(change.percent)}%)`}
    </span>
  );
}
