import { displayDay } from '../../../platform/text/dates.ts';
import { cropAddress } from '../prices/mandiAddress.ts';
import { priceIn } from '../prices/priceShown.ts';
import type { CropDay, CropName } from '../queries.ts';
import { changeSince } from '../rules/rules.ts';
import { mandiText } from '../words.ts';
import styles from './Blocks.module.css';
import { ChangeShown } from './Money.tsx';
import prices from './Prices.module.css';

type Props = { crops: readonly CropName[]; days: readonly CropDay[] };

/** The newest prices of some crops, in their order: per quintal, and per 20 kg as yards quote them. */
export function CropPrices({ crops, days }: Props) {
  const dayOf = new Map(days.map((day) => [day.cropId, day]));
  return (
    <div className={prices.scope} data-unit="quintal">
      <ul className={styles.board}>
        {crops.map((crop) => (
          <CropPrice key={crop.id} crop={crop} newest={dayOf.get(crop.id)} />
        ))}
      </ul>
    </div>
  );
}

function CropPrice({ crop: { slug, name }, newest }: { crop: CropName; newest: CropDay | undefined }) {
  const link = <a href={cropAddress(slug)}>{name}</a>;
  if (!newest)
    return (
      <li>
        {link}
        <span className={styles.range}>{mandiText.noPrices}</span>
      </li>
    );
  const { day, modal, previous } = newest;
  return (
    <li>
      {link}
      <span className={styles.price}>₹{priceIn('quintal', modal)}</span>
      <span className={styles.change}>
        <ChangeShown change={changeSince(modal, previous)} />
      </span>
      <span className={styles.range}>
        {mandiText.perQuintal} · ₹{priceIn('20', modal)} / {mandiText.twenty} · {displayDay(day)}
      </span>
    </li>
  );
}
