import type { TallyBox } from '../../queries.ts';
import { electionText } from '../../words.ts';
import { Section } from '../pages/Section.tsx';
import { ResultTable } from '../tables/ResultTable.tsx';
import { PartyMark, partyColour } from './PartyMark.tsx';
import styles from './SwingBars.module.css';

/** The change in vote share of each party for which both shares are known; renders nothing if there is none. */
export function SwingBars({ tally }: { tally: TallyBox }) {
  const lines = tally.parties.flatMap(({ swing, share, ...party }) =>
    swing === undefined || share === undefined ? [] : [{ ...party, swing, share }],
  );
  if (lines.length === 0) return null;
  const most = Math.max(1, ...lines.map(({ swing }) => Math.abs(swing)));
  return (
    <Section id="swing" title={electionText.swingTitle}>
      <p className={styles.text}>{electionText.swingText}</p>
      <ResultTable
        className={styles.table}
        caption={electionText.swing}
        heads={[electionText.party, electionText.share, electionText.swing]}
      >
        <tbody>
          {lines.map((party) => (
            <tr key={party.code}>
              <th scope="row">
                <PartyMark party={party} />
              </th>
              <td>{party.share.toFixed(2)}%</td>
              <td className={styles.swing}>
                <span>{`${party.swing > 0 ? '+' : party.swing < 0 ? '−' : ''}${Math.abs(party.swing).toFixed(2)}`}</span>
                <span className={styles.bar} style={partyColour(party)} aria-hidden="true">
                  <i
                    style={{
                      width: `${(Math.abs(party.swing) / most) * 50}%`,
                      [party.swing > 0 ? 'left' : 'right']: '50%',
                    }}
                  />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </ResultTable>
    </Section>
  );
}
