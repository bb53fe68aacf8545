import type { TallyBox } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { PartyMark } from '../charts/PartyMark.tsx';
import { SeatsBar } from '../charts/SeatsBar.tsx';
import styles from './ShortTally.module.css';

/** A short tally: seats led or won by each column. */
export function ShortTally({ tally }: { tally: TallyBox }) {
  return (
    <>
      <SeatsBar pieces={tally.blocks} seats={tally.seats} majority={tally.majority} />
      <dl className={styles.lines}>
        {tally.blocks
          .filter(({ key, total }) => key !== 'unconfirmed' || total > 0)
          .map(({ key, name, color, darkColor, total }) => (
            <div key={key}>
              <dt>
                <PartyMark party={{ shortName: name, color, darkColor }} />
              </dt>
              <dd>{total}</dd>
            </div>
          ))}
        <div>
          <dt>{electionText.allSeatsTotal}</dt>
          <dd>{tally.seats}</dd>
        </div>
      </dl>
    </>
  );
}
