import type { TallyBox } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { PartyMark } from '../charts/PartyMark.tsx';
import styles from './PartyTable.module.css';
import { signed } from './seatWords.ts';

/** The alliances of an election against its majority. */
export function AllianceTable({ tally }: { tally: TallyBox }) {
  if (tally.alliances.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className="sr-only">{electionText.alliances}</caption>
      <thead>
        <tr>
          <th scope="col">{electionText.alliances}</th>
          <th scope="col">{electionText.leading}</th>
          <th scope="col">{electionText.won}</th>
          <th scope="col">{electionText.total}</th>
          <th scope="col">{electionText.change}</th>
        </tr>
      </thead>
      <tbody>
        {tally.alliances.map(({ key, name, color, darkColor, leading, won, total, change, hasMajority }) => (
          <tr key={key}>
            <th scope="row">
              <PartyMark party={{ shortName: name, color, darkColor }} />
              {hasMajority && <span className={styles.note}>{electionText.hasMajority}</span>}
            </th>
            <td>{leading}</td>
            <td>{won}</td>
            <td className={styles.total}>{total}</td>
            <td>{change === null || leading + won === 0 ? '' : signed(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
