import type { TallyBox } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { PartyMark } from '../charts/PartyMark.tsx';
import styles from './PartyTable.module.css';
import { ResultTable } from './ResultTable.tsx';
import { signed } from './seatWords.ts';

/** The alliances of an election against its majority. */
export function AllianceTable({ tally }: { tally: TallyBox }) {
  if (tally.alliances.length === 0) return null;
  return (
    <ResultTable
      className={styles.table}
      caption={electionText.alliances}
      heads={[electionText.alliances, electionText.leading, electionText.won, electionText.total, electionText.change]}
    >
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
            <td>{change === null ? '' : signed(change)}</td>
          </tr>
        ))}
      </tbody>
    </ResultTable>
  );
}
