import { clsx } from 'clsx';
import type { PartyTally, TallyBox } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { PartyMark } from '../charts/PartyMark.tsx';
import styles from './PartyTable.module.css';
import { partiesClass, tableClass } from './ResultTable.tsx';
import { signed } from './seatWords.ts';

/** Rows shown at first; the others on demand. */
const SHOWN = 12;

/** Every party with seats now or last time, with its share of votes if known. */
export function PartyTable({ tally }: { tally: TallyBox }) {
  const { parties } = tally;
  if (parties.length === 0) return null;
  return (
    <>
      <Lines tally={tally} parties={parties.slice(0, SHOWN)} />
      {parties.length > SHOWN && (
        <details className={styles.more}>
          <summary>
            {electionText.moreParties} ({parties.length - SHOWN})
          </summary>
          <Lines tally={tally} parties={parties.slice(SHOWN)} />
        </details>
      )}
    </>
  );
}

function Lines({ tally, parties }: { tally: TallyBox; parties: readonly PartyTally[] }) {
  const compared = tally.parties.some(({ before }) => before !== null);
  const counted = tally.leading + tally.won > 0;
  const shared = tally.parties.some(({ share }) => share !== undefined);
  return (
    <table className={tableClass(clsx(styles.table, partiesClass))}>
      <caption className="sr-only">{electionText.parties}</caption>
      <thead>
        <tr>
          <th scope="col">{electionText.party}</th>
          {counted && (
            <>
              <th scope="col">{electionText.leading}</th>
              <th scope="col">{electionText.won}</th>
              <th scope="col">{electionText.total}</th>
            </>
          )}
          {compared && <th scope="col">{tally.beforeName}</th>}
          {compared && counted && <th scope="col">{electionText.change}</th>}
          {shared && (
            <th scope="col" className={styles.wide}>
              {electionText.share}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {parties.map((party) => (
          <tr key={party.code}>
            <th scope="row">
              <PartyMark party={party} />
            </th>
            {counted && (
              <>
                <td>{party.leading}</td>
                <td>{party.won}</td>
                <td className={styles.total}>{party.total}</td>
              </>
            )}
            {compared && <td className={styles.soft}>{party.before}</td>}
            {compared && counted && <td>{party.change === null ? '' : signed(party.change)}</td>}
            {shared && <td className={styles.wide}>{party.share === undefined ? '' : `${party.share.toFixed(2)}%`}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
