import { clsx } from 'clsx';
import { dateAndTime } from '../../../../platform/text/dates.ts';
import type { TallyBox as Tally } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { PartyMark } from '../charts/PartyMark.tsx';
import { SeatsBar } from '../charts/SeatsBar.tsx';
import { partiesClass, ResultTable } from './ResultTable.tsx';
import { signed } from './seatWords.ts';
import styles from './TallyBox.module.css';

/**
 * The tally: seats led, won and in total for each column, and last time's. Its height is the same from the first result to the last, so
 * that updates do not shift the page.
 */
export function TallyBox({ tally }: { tally: Tally }) {
  const compared = tally.blocks.some(({ before }) => before !== null);
  const heads: string[] = [electionText.party, electionText.leading, electionText.won, electionText.total];
  if (compared) heads.push(tally.beforeName, electionText.change);
  return (
    <div className={styles.box}>
      <p className={styles.line}>{tallyLine(tally)}</p>
      <SeatsBar pieces={tally.blocks} seats={tally.seats} majority={tally.majority} />
      <ResultTable className={clsx(styles.table, partiesClass)} caption={`${tally.name}: ${electionText.tally}`} heads={heads}>
        <tbody>
          {tally.blocks.map(({ key, name, color, darkColor, leading, won, total, before, change }) => (
            <tr key={key}>
              <th scope="row">
                <PartyMark party={{ shortName: name, color, darkColor }} />
              </th>
              <td>{key === 'unconfirmed' ? '' : leading}</td>
              <td>{key === 'unconfirmed' ? '' : won}</td>
              <td className={styles.total}>{total}</td>
              {compared && <td className={styles.before}>{before ?? ''}</td>}
              {compared && <td>{change === null ? '' : signed(change)}</td>}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{electionText.allSeatsTotal}</th>
            <td>{tally.leading}</td>
            <td>{tally.won}</td>
            <td className={styles.total}>{tally.seats}</td>
            {compared && <td colSpan={2} />}
          </tr>
        </tfoot>
      </ResultTable>
      <p className={styles.updated}>
        {electionText.updated}: <time dateTime={tally.updatedAt.toISOString()}>{dateAndTime(tally.updatedAt)}</time>
        {compared && tally.stage === 'counting' && ` · ${electionText.changeSoFar}`}
      </p>
    </div>
  );
}

/** A one-line summary of the tally: the editors' headline, or the progress of the count. */
function tallyLine({ headline, stage, leading, won, seats }: Tally): string {
  if (headline) return headline;
  if (leading + won === 0)
    return `${stage === 'counting' ? electionText.waiting : electionText.nothingCounted}: ${electionText.allSeatsTotal} ${seats}`;
  const declared = `${seats}${electionText.of} ${won} ${electionText.declaredOf}`;
  return leading === 0 ? declared : `${declared}, ${leading} ${electionText.ahead}`;
}
